import type { Operation } from "@plumbline/model-core";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { capitalised, inWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#rel-003. */
export const rel003: Rule = {
  id: "REL-003",
  version: 1,
  category: "resilience",
  title: "Retried operation is safe",
  reads: "The retry attempts of each operation.",
  settle:
    "No fact of a model says that an operation may run twice: say in a decision why it is safe, or give it one attempt.",
  results: {
    verified: null,
    concern: null,
    unknown: "The operation has more than one attempt.",
    "not-applicable": "The operation has no retry.",
  },
  severity: "Warning.",
  evaluate: (context) => context.index.model.operations.map((operation) => judge(context, operation)),
};

function judge(context: ReviewContext, { id, retry }: Operation): Judgement {
  const subject = { kind: "operation", id } as const;
  const named = capitalised(inWords(context, subject));
  const attempts = retry?.maxAttempts ?? 1;
  return {
    subject,
    severity: "warning",
    ...(attempts > 1
      ? {
          result: "unknown",
          reason: `${named} is tried up to ${attempts} times, and nothing says that it may run twice`,
        }
      : { result: "not-applicable", reason: `${named} is not retried` }),
    cites: [subject],
    items: [],
  };
}
