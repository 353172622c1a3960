import { expect, it } from "@jest/globals";
import type { Disposition } from "../records/answer.js";
import { aDisposition, anAnsweredFinding, DECISION_ID } from "../testing/a-finding.js";
import { answeredSince } from "./answered-since.js";

it.each<[string, Disposition | null, Disposition | null, boolean]>([
  ["none is still none", null, null, false],
  ["one stays", aDisposition(), aDisposition(), false],
  ["one comes", null, aDisposition(), true],
  ["one is taken away", aDisposition(), null, true],
  ["one is given again", aDisposition(), aDisposition({ at: "2026-02-01T00:00:00.000Z" }), true],
])("of answers, %s", (_, then, now, isTold) => {
  const after = anAnsweredFinding({ disposition: now, fingerprint: "f2" });
  expect(answeredSince([anAnsweredFinding({ disposition: then })], [after])).toEqual(isTold ? [after] : []);
});

it("a finding of one state alone was not answered since", () => {
  const other = anAnsweredFinding({ subjectId: DECISION_ID, disposition: aDisposition() });
  expect(answeredSince([], [other])).toEqual([]);
  expect(answeredSince([other], [])).toEqual([]);
});
