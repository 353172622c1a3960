import { describe, expect, it } from "@jest/globals";
import { wholeFact } from "../facts/whole-fact.js";
import { parseGuid } from "../guid.js";
import { present } from "../present.js";
import { exportFact } from "./exported-facts.js";

const ID = present(parseGuid("6f1a4dce-1d3e-4c5a-8a4e-0d3c9a2b7e11"));
const OPERATION = wholeFact("operation", {
  id: present(parseGuid("6f1a4dce-1d3e-4c5a-8a4e-0d3c9a2b7e12")),
  ownerId: ID,
  name: "GET /things",
  transport: "http",
  requestSchemaId: null,
  responseSchemaId: null,
  timeoutMs: 1000,
  retry: { maxAttempts: 3, backoffMs: 100 },
  factStatus: "declared",
  provenance: null,
} as never);

function text(fact: unknown): string {
  return JSON.stringify(exportFact("operation", fact as typeof OPERATION));
}

describe("a fact as an export writes it", () => {
  const asDeclared = JSON.stringify(OPERATION);

  it("is taken as it is when its fields are as they are declared", () => {
    expect(exportFact("operation", OPERATION)).toBe(OPERATION);
  });

  it("has its fields in the declared order, at every level", () => {
    const turned = Object.fromEntries(Object.entries(OPERATION).toReversed());
    const { maxAttempts, backoffMs } = present(OPERATION.retry);
    expect(text(turned)).toBe(asDeclared);
    expect(text({ ...OPERATION, retry: { backoffMs, maxAttempts } })).toBe(asDeclared);
  });

  it("has no field that is not declared, whether it comes last or inside", () => {
    expect(text({ ...OPERATION, kept: 1 })).toBe(asDeclared);
    expect(text({ ...OPERATION, retry: { ...OPERATION.retry, kept: 1 } })).toBe(asDeclared);
  });

  it("has a null for each field that it was stored without", () => {
    const { stale: _, provenance: __, ...old } = OPERATION;
    expect(text(old)).toBe(JSON.stringify({ ...old, provenance: null, stale: null }));
  });
});
