import { pathOfPromises } from "../reading/path-of-promises.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import { isStated, type ReviewContext } from "../state/review-context.js";
import { doubtsInWords } from "../words/doubts-in-words.js";
import { capitalised, inWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#tru-001. */
export const tru001: Rule = {
  id: "TRU-001",
  version: 1,
  category: "truth",
  title: "Approved promise stands on confirmed facts",
  reads: "The truth label and the stale mark of each fact on the path of an approved promise.",
  settle:
    "Confirm the fact, or take it off the path: out of the links of the promise and the steps of its scenarios. A step that names what the model lacks has to name something else.",
  results: {
    verified: "The fact is declared, observed in source or measured, and not stale.",
    concern: "The fact is inferred, unknown or stale, or the model lacks it.",
    unknown: null,
    "not-applicable": null,
  },
  severity: "Always blocking: it judges only the path of approved promises.",
  evaluate: (context) =>
    [...pathOfPromises(context).parts.values()].map((part) => judgementOf(context, part)),
};

function judgementOf(context: ReviewContext, part: Cited): Judgement {
  const base = { subject: part, severity: "blocking", cites: [part], items: [] } as const;
  if (isStated(context, part)) {
    const reason = `${capitalised(inWords(context, part))} is confirmed, as an approved promise needs it`;
    return { ...base, result: "verified", reason };
  }
  const reason = `${doubtsInWords(context, part, 0)}, and an approved promise stands on it`;
  return { ...base, result: "concern", reason };
}
