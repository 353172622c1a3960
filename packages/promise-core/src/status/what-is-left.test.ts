import { describe, expect, it } from "@jest/globals";
import type { EvidenceStatus, ObligationStatus } from "../records/status.js";
import { CONTRACT_TEST, FLOW_CHECK, obligation } from "../testing/promise-builder.js";
import { checksToRunAgain, isShown } from "./what-is-left.js";

const one = (key: string, said: Partial<ObligationStatus> = {}): ObligationStatus => ({
  obligationId: `SHOP-001/${key}`,
  result: "passed",
  current: true,
  stale: false,
  changed: [],
  evidence: [],
  limitations: [],
  ...said,
});

function statusOf(obligations: readonly ObligationStatus[], gaps: readonly string[] = []): EvidenceStatus {
  const passed = obligations.filter(({ result }) => result === "passed").length;
  return { counts: { passed, failed: 0, notRun: 0, unsupported: 0, stale: 0 }, obligations, gaps };
}

describe("a revision is shown", () => {
  it("when it has obligations, all of them passed, and there is no gap", () => {
    expect(isShown(statusOf([one("O1")]))).toBe(true);
    expect(isShown(statusOf([]))).toBe(false);
    expect(isShown(statusOf([one("O1"), one("O2", { result: "failed" })]))).toBe(false);
    expect(isShown(statusOf([one("O1")], ["Revision 1 is a draft: an owner has to approve it."]))).toBe(
      false,
    );
  });
});

describe("the checks to run again", () => {
  it("are the scenario checks that are stale or not run, in key order", () => {
    const stale = { stale: true, current: false };
    const status = statusOf([
      one("O10", { result: "not-run" }),
      one("O2", stale),
      one("O3", { ...stale, result: "failed" }),
      one("O4"),
      one("O5", { result: "failed" }),
      one("O6", { result: "unsupported" }),
      one("O7", { result: "not-run" }),
    ]);
    const obligations = [10, 2, 3, 4, 5, 6, 7].map((number) =>
      obligation(`O${number}`, number === 7 ? CONTRACT_TEST : FLOW_CHECK),
    );
    expect(checksToRunAgain(status, obligations).map(({ key }) => key)).toEqual(["O2", "O3", "O10"]);
  });
});
