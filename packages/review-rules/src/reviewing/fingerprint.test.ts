import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Cited } from "../records/cited.js";
import { RESULTS, SEVERITIES } from "../records/finding-words.js";
import type { Judgement } from "../records/judgement.js";
import { canonicalText, hashOf } from "../testing/second-reading.js";
import { fingerprintOf } from "./fingerprint.js";

const PAY: Cited = { kind: "operation", id: "0a" };
const BANK: Cited = { kind: "element", id: "0b" };

const JUDGEMENT: Judgement = {
  subject: PAY,
  result: "concern",
  severity: "warning",
  reason: 'Operation "Pay" is slow',
  cites: [PAY, BANK],
  items: ["b", "a"],
};
const FINGERPRINT = fingerprintOf("REL-002", JUDGEMENT);

describe("the fingerprint of a finding", () => {
  it("is what a second reading hashes", () => {
    const text =
      '{"cites":["0a","0b"],"items":["a","b"],"reason":"Operation \\"Pay\\" is slow","result":"concern",' +
      '"ruleId":"REL-002","severity":"warning","subjectId":"0a"}';
    expect(canonicalText(JSON.parse(text))).toBe(text);
    expect(FINGERPRINT).toBe(hashOf(JSON.parse(text)));
    expect(FINGERPRINT).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is what a second reading hashes, whatever is judged", () => {
    const text = fc.string({ unit: "grapheme" });
    const cited = fc.record({ kind: fc.constantFrom("element" as const, "binding" as const), id: text });
    const judgement: fc.Arbitrary<Judgement> = fc.record({
      subject: cited,
      result: fc.constantFrom(...RESULTS),
      severity: fc.constantFrom(...SEVERITIES),
      reason: text,
      cites: fc.array(cited),
      items: fc.array(text),
    });
    fc.assert(
      fc.property(judgement, ({ subject, cites, items, ...said }) => {
        const inOrder = (texts: readonly string[]) => [...new Set(texts)].sort();
        const read = { cites: inOrder(cites.map(({ id }) => id)), items: inOrder(items), ...said };
        expect(fingerprintOf("REL-002", { subject, cites, items, ...said })).toBe(
          hashOf({ ...read, ruleId: "REL-002", subjectId: subject.id }),
        );
      }),
      { seed: 7 },
    );
  });

  it.each<[string, Partial<Judgement>]>([
    ["result", { result: "unknown" }],
    ["severity", { severity: "note" }],
    ["subject ID", { subject: { ...PAY, id: "0c" } }],
    ["cited IDs", { cites: [PAY] }],
    ["reason", { reason: 'Operation "Pay" is slower' }],
    ["items", { items: ["a"] }],
  ])("differs with the %s", (_, fields) => {
    expect(fingerprintOf("REL-002", { ...JUDGEMENT, ...fields })).not.toBe(FINGERPRINT);
  });

  it("differs with the rule ID", () => {
    expect(fingerprintOf("REL-003", JUDGEMENT)).not.toBe(FINGERPRINT);
  });

  it("does not hang on order or repeats", () => {
    const again = { ...JUDGEMENT, cites: [BANK, PAY, BANK], items: ["a", "b", "a"] };
    expect(fingerprintOf("REL-002", again)).toBe(FINGERPRINT);
  });
});
