import { describe, expect, it } from "@jest/globals";
import type { Cited } from "../records/cited.js";
import type { ResultWord } from "../records/finding-words.js";
import type { Judgement } from "../records/judgement.js";
import { onePerSubject } from "./one-per-subject.js";

const ELEMENT: Cited = { kind: "element", id: "0a" };
const OPERATION: Cited = { kind: "operation", id: "0a" };
const OTHER: Cited = { kind: "element", id: "0b" };

function judged(subject: Cited, result: ResultWord, says: string): Judgement {
  return { subject, result, severity: "blocking", reason: says, cites: [subject], items: [says] };
}

describe("a rule gives one finding per subject ID", () => {
  it("as it judges, where it judges each once", () => {
    const each = [judged(ELEMENT, "verified", "A"), judged(OTHER, "concern", "B")];
    expect(onePerSubject(each)).toEqual(each);
  });

  it.each<[ResultWord, ResultWord, string]>([
    ["verified", "concern", "B"],
    ["concern", "verified", "A"],
    ["concern", "concern", "A; B"],
    ["not-applicable", "verified", "B"],
    ["verified", "unknown", "B"],
    ["unknown", "concern", "B"],
    ["not-applicable", "not-applicable", "A; B"],
  ])("the graver of %s and %s, with what each says that has it", (first, second, reason) => {
    const [one, ...others] = onePerSubject([
      judged(ELEMENT, first, "A"),
      judged(OPERATION, second, "B"),
      judged(OTHER, "verified", "C"),
    ]);
    expect(others).toEqual([judged(OTHER, "verified", "C")]);
    expect(one).toMatchObject({ reason, cites: [ELEMENT, OPERATION], items: ["A", "B"] });
    expect([first, second]).toContain(one?.result);
    expect(one?.subject).toEqual(reason === "B" ? OPERATION : ELEMENT);
  });
});
