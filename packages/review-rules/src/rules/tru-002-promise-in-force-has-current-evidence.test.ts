import { describe, expect, it } from "@jest/globals";
import { NO_FACTS, present } from "@plumbline/model-core";
import type { EvidenceStatus, ObligationStatus } from "@plumbline/promise-core";
import { APPROVED, revision } from "../../../promise-core/src/testing/promise-builder.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewedPromise } from "../state/reviewed-state.js";
import { ALL_SHOWN, aPromise, aState } from "../testing/a-state.js";
import { examples } from "../testing/examples/tru-002.js";
import { itGivesItsExamples } from "../testing/judged.js";
import { judgementOf, subjectsOf } from "../testing/judgement-of.js";
import { tru002 } from "./tru-002-promise-in-force-has-current-evidence.js";

const subject: Cited = { kind: "promise", id: aPromise({}).promise.id };
const PASSED = present(ALL_SHOWN.obligations[0]);
const NONE = { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 };

function judged(promise: ReviewedPromise): Judgement {
  return judgementOf(tru002, aState(NO_FACTS, [], [promise]), subject);
}

const of = (status: EvidenceStatus): Judgement => judged(aPromise({}, { status }));

const second = (said: Partial<ObligationStatus>): ObligationStatus => ({
  ...PASSED,
  obligationId: "SHOP-001/O2",
  ...said,
});

describe("TRU-002", () => {
  itGivesItsExamples(tru002, examples);

  it("judges every promise", () => {
    const promises = [aPromise({}), aPromise({}, { isApproved: false })];
    expect(subjectsOf(tru002, aState(NO_FACTS, [], promises))).toEqual([subject, subject]);
  });

  it("verifies a promise whose obligations all passed without a gap", () => {
    expect(of(ALL_SHOWN)).toEqual({
      subject,
      result: "verified",
      severity: "warning",
      reason: "SHOP-001 is shown: 1 obligation passed and no gap is left",
      cites: [subject],
      items: [],
    });
    const two = { ...ALL_SHOWN, counts: { ...NONE, passed: 2 }, obligations: [PASSED, second({})] };
    expect(of(two).reason).toBe("SHOP-001 is shown: 2 obligations passed and no gap is left");
  });

  it("has a concern about a promise without an obligation", () => {
    const gap = "Revision 1 has no obligation: add what shows that it holds.";
    expect(of({ counts: NONE, obligations: [], gaps: [gap] })).toEqual({
      subject,
      result: "concern",
      severity: "warning",
      reason: `SHOP-001 is not shown: it has no obligation; 1 gap, the first: ${gap}`,
      cites: [subject],
      items: [gap],
    });
  });

  it.each<[string, Partial<ObligationStatus>, Partial<EvidenceStatus["counts"]>]>([
    ["failed", { result: "failed" }, { failed: 1 }],
    ["not-run", { result: "not-run" }, { notRun: 1 }],
    ["unsupported", { result: "unsupported" }, { unsupported: 1 }],
    ["stale", { result: "passed", current: false, stale: true }, { stale: 1 }],
  ])("has a concern about an obligation that is %s", (word, said, counts) => {
    const obligations = [PASSED, second(said)];
    expect(of({ counts: { ...NONE, passed: 1, ...counts }, obligations, gaps: [] })).toEqual({
      subject,
      result: "concern",
      severity: "warning",
      reason: "SHOP-001 is not shown: 1 of 2 obligations passed",
      cites: [subject],
      items: [`SHOP-001/O2 ${word}`],
    });
  });

  it("has a concern about a gap beside passes, and holds each", () => {
    expect(of({ ...ALL_SHOWN, gaps: ["First.", "Second."] })).toMatchObject({
      result: "concern",
      reason: "SHOP-001 is not shown: 1 of 1 obligation passed; 2 gaps, the first: First.",
      items: ["First.", "Second."],
    });
  });

  it("does not apply to a draft or a retired promise", () => {
    const draft = aPromise({}, { isApproved: false });
    const base = { subject, result: "not-applicable", severity: "warning", cites: [subject], items: [] };
    expect(judged(draft)).toEqual({ ...base, reason: "SHOP-001 is a draft" });
    const retires = revision({ revision: 2, retire: true, content: null, approval: APPROVED });
    const { promise } = aPromise({});
    const retired = { promise: { ...promise, revisions: [retires, ...promise.revisions] }, status: null };
    expect(judged(retired)).toEqual({ ...base, reason: "SHOP-001 is retired" });
  });

  it("judges the revision in force beside a draft", () => {
    const { promise } = aPromise({});
    const draft = revision({ revision: 2, approval: null });
    const revised = { promise: { ...promise, revisions: [draft, ...promise.revisions] }, status: ALL_SHOWN };
    expect(judged(revised).result).toBe("verified");
  });
});
