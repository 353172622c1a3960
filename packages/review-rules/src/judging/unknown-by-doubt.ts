import { factsInDoubt } from "../reading/facts-in-doubt.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { doubtsInWords } from "../words/doubts-in-words.js";

type FactsRead = Pick<Judgement, "subject" | "severity"> & { readonly facts: readonly Cited[] };

/** The judgement of a subject of which a fact that is read is in doubt: it cites each such fact; null when none is. */
export function unknownByDoubt(
  context: ReviewContext,
  { subject, severity, facts }: FactsRead,
): Judgement | null {
  const [first, ...others] = factsInDoubt(context, facts);
  if (first === undefined) {
    return null;
  }
  const doubts = [first, ...others];
  return {
    subject,
    severity,
    result: "unknown",
    reason: doubtsInWords(context, first, others.length),
    cites: [subject, ...doubts.filter(({ id }) => id !== "")],
    items: doubts.map(({ kind, id }) => `${kind} ${id}`),
  };
}
