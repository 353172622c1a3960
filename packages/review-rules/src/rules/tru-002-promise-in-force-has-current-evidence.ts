import { type EvidenceStatus, isShown, type ObligationStatus, stateOf } from "@plumbline/promise-core";
import type { Found } from "../records/found.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewedPromise } from "../state/reviewed-state.js";
import { counted } from "../words/counted.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#tru-002. */
export const tru002: Rule = {
  id: "TRU-002",
  version: 2,
  category: "truth",
  title: "Promise in force has current evidence",
  reads: "The evidence status of the revision in force.",
  settle:
    "Run what is stale or not run, send evidence, mend what failed, add obligations, or revise the promise: each gap says which.",
  results: {
    verified: "There is an obligation, every obligation passed on what is reviewed, and there is no gap.",
    concern:
      "There is no obligation, one failed, is stale, not run or unsupported, or there is another gap in the evidence.",
    unknown: null,
    "not-applicable": "The promise is a draft or retired.",
  },
  severity: "Warning.",
  evaluate: ({ promises }) => promises.map(judgementOf),
};

function judgementOf(reviewed: ReviewedPromise): Judgement {
  const subject = { kind: "promise", id: reviewed.promise.id } as const;
  return { subject, severity: "warning", cites: [subject], ...found(reviewed) };
}

function found({ promise, status }: ReviewedPromise): Omit<Found, "cites"> {
  const { requirementId } = promise;
  if (status === null) {
    const state = stateOf(promise) === "retired" ? "is retired" : "is a draft";
    return { result: "not-applicable", reason: `${requirementId} ${state}`, items: [] };
  }
  if (isShown(status)) {
    const passed = counted(status.obligations.length, "obligation");
    return {
      result: "verified",
      reason: `${requirementId} is shown: ${passed} passed and no gap is left`,
      items: [],
    };
  }
  return { result: "concern", ...whatIsMissing(requirementId, status) };
}

function whatIsMissing(
  requirementId: string,
  { obligations, gaps }: EvidenceStatus,
): Pick<Found, "reason" | "items"> {
  const open = obligations
    .filter(isOpen)
    .map(({ obligationId, result, stale }) => `${obligationId} ${stale ? "stale" : result}`);
  const [gap] = gaps;
  const { length } = obligations;
  const passed =
    length === 0
      ? "it has no obligation"
      : `${length - open.length} of ${counted(length, "obligation")} passed`;
  const first = gap === undefined ? "" : `; ${counted(gaps.length, "gap")}, the first: ${gap}`;
  return { reason: `${requirementId} is not shown: ${passed}${first}`, items: [...open, ...gaps] };
}

function isOpen({ result, stale }: ObligationStatus): boolean {
  return result !== "passed" || stale;
}
