import { describe, expect, it } from "@jest/globals";
import { parseFactBody, parseGuid, present, readJson } from "@plumbline/model-core";
import { factDifference } from "../../api/fact-difference.js";
import { idsIn } from "../../api/ids-in.js";
import { lastChange } from "../../api/last-change.js";
import type { AnyFact } from "./part-fact.js";
import { factOfForm, formOfFact, formOver, statedOf } from "./part-form.js";

const [ID, OWNER] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"] as const;

const OPERATION: AnyFact = {
  id: ID,
  ownerId: OWNER,
  name: "POST /orders",
  transport: "http",
  requestSchemaId: null,
  responseSchemaId: null,
  timeoutMs: 200,
  retry: { maxAttempts: 3, backoffMs: 50 },
  factStatus: "inferred",
  provenance: {
    source: "https://example.com/a.ts#L3",
    revision: null,
    confidence: 0.9,
    acceptedBy: OWNER,
    acceptedAt: "2026-01-01T00:00:00Z",
  },
  stale: { reason: "gone", sinceRevision: "abc" },
};

const ELEMENT: AnyFact = {
  id: ID,
  kind: "app",
  name: "api",
  description: null,
  technology: "Go",
  icon: null,
  status: "current",
  parentId: OWNER,
  tags: ["core", "eu"],
  ownerId: null,
  factStatus: "declared",
  provenance: null,
  stale: null,
};

describe("a fact as it is typed", () => {
  it("says again what it said, but for what no put takes", () => {
    expect(factOfForm("operation", formOfFact("operation", OPERATION))).toEqual({
      ownerId: OWNER,
      name: "POST /orders",
      transport: "http",
      requestSchemaId: null,
      responseSchemaId: null,
      timeoutMs: 200,
      retry: { maxAttempts: 3, backoffMs: 50 },
      factStatus: "inferred",
      provenance: { source: "https://example.com/a.ts#L3", revision: null, confidence: 0.9 },
    });
    expect(factOfForm("element", formOfFact("element", ELEMENT))).toEqual(statedOf("element", ELEMENT));
  });

  it("is what the model reads", () => {
    const text = JSON.stringify(factOfForm("element", formOfFact("element", ELEMENT)));
    const read = readJson(text);
    const id = present(parseGuid(ID));
    expect(read.ok && parseFactBody("element", id, read.value.value)).toMatchObject({ ok: true });
  });

  it("leaves tags with commas in them whole where nobody typed in them", () => {
    const tagged: AnyFact = { ...ELEMENT, tags: ["a, b", "c"] };
    const form = { ...formOfFact("element", tagged), description: "Changed" };
    expect(factOfForm("element", form)["tags"]).toEqual(["a, b", "c"]);
  });

  it("takes tags apart at commas, and an empty retry for one attempt", () => {
    const form = { ...formOfFact("element", ELEMENT), tags: " core,, eu , core" };
    expect(factOfForm("element", form)["tags"]).toEqual(["core", "eu", "core"]);
    const bare = { ...formOfFact("operation", OPERATION), "retry.maxAttempts": "", "retry.backoffMs": "" };
    expect(factOfForm("operation", bare)["retry"]).toBeNull();
  });

  it("sends what is no number as it is typed, to be refused at its field", () => {
    const form = { ...formOfFact("operation", OPERATION), timeoutMs: "soon", "retry.backoffMs": "" };
    expect(factOfForm("operation", form)).toMatchObject({
      timeoutMs: "soon",
      retry: { maxAttempts: 3, backoffMs: null },
    });
  });
});

describe("what was typed over a fact that somebody else changed", () => {
  it("is said again, and what was not touched is as they left it", () => {
    const typed = { ...formOfFact("element", ELEMENT), description: "Mine", tags: "core" };
    const theirs: AnyFact = { ...ELEMENT, technology: "Rust", description: "Theirs" };
    expect(formOver("element", typed, ELEMENT, theirs)).toMatchObject({
      description: "Mine",
      tags: "core",
      technology: "Rust",
    });
  });
});

describe("what changed between two states of a fact", () => {
  it("is told field by field, whatever order the fields of a value have", () => {
    expect(
      factDifference(
        { name: "a", retry: { maxAttempts: 1, backoffMs: 2 }, tags: ["x"] },
        { name: "b", retry: { backoffMs: 2, maxAttempts: 1 }, tags: ["x"], note: null },
      ),
    ).toEqual([{ field: "name", before: "a", after: "b" }]);
  });
});

describe("the version in which something came to be as it is", () => {
  const changedIn = (version: number) => (asked: number) => Promise.resolve(asked < version);

  it("is found by halving", async () => {
    const found = await Promise.all([1, 2, 5, 9, 10].map((at) => lastChange(0, 10, changedIn(at))));
    expect(found).toEqual([1, 2, 5, 9, 10]);
  });

  it("is none where it was so from the start, or there is nothing to ask", async () => {
    expect(await lastChange(0, 10, () => Promise.resolve(false))).toBeNull();
    expect(await lastChange(3, 3, () => Promise.resolve(true))).toBeNull();
  });
});

describe("the IDs that a scenario names", () => {
  it("are found in steps, handlers and faults, and not in what is sent", () => {
    const scenario = {
      steps: [{ type: "publish", channel: ID, payload: { id: OWNER }, handlers: { [OWNER]: [] } }],
      faults: [{ target: ID.toUpperCase() }],
    };
    expect([...idsIn(scenario)]).toEqual([ID, OWNER]);
    expect([...idsIn({ payload: { id: OWNER } })]).toEqual([]);
  });
});
