import { describe, expect, it } from "@jest/globals";
import type { Outcome } from "../records/run.js";
import { guid, STREAM, verificationRun } from "../testing/promise-builder.js";
import type { EvidenceToHash } from "./evidence-hash.js";
import { evidenceHash } from "./evidence-hash.js";

const FOUND: EvidenceToHash = { outcome: verificationRun(), recipeHash: "recipe", traceHash: "trace" };
const withOutcome = (said: Partial<Outcome>): EvidenceToHash => ({
  ...FOUND,
  outcome: { ...FOUND.outcome, ...said },
});

describe("the hash of evidence", () => {
  it("is the same for the same, whatever the words, the time, who ran it and by which name the model was asked for", () => {
    const hash = evidenceHash(FOUND);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(evidenceHash(withOutcome({ detail: "Other words.", limitations: ["Others."] }))).toBe(hash);
    const other = verificationRun({ id: guid(1), at: "2027-01-01T00:00:00.000Z", evidenceHash: "x" });
    expect(evidenceHash({ ...FOUND, outcome: other })).toBe(hash);
    const modelRevision = { streamId: STREAM, version: 7, revisionId: guid(5) };
    expect(evidenceHash(withOutcome({ modelRevision }))).toBe(hash);
  });

  it.each<[string, EvidenceToHash]>([
    ["recipe", { ...FOUND, recipeHash: "other" }],
    ["trace", { ...FOUND, traceHash: null }],
    ["result", withOutcome({ result: "failed" })],
    ["scope", withOutcome({ scope: "external-test" })],
    ["environment", withOutcome({ environment: "other" })],
    ["commit", withOutcome({ commitSha: "c" })],
    ["inputs", withOutcome({ inputs: [] })],
    ["assertions", withOutcome({ assertions: [{ id: "paid", passed: true, vacuous: true, detail: "" }] })],
    ["evidence", withOutcome({ evidence: [{} as never] })],
  ])("is another for another %s", (_, evidence) => {
    expect(evidenceHash(evidence)).not.toBe(evidenceHash(FOUND));
  });
});
