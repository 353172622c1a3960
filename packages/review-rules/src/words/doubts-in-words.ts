import type { Cited } from "../records/cited.js";
import { type ReviewContext, standingOf } from "../state/review-context.js";
import { capitalised, inWords } from "./in-words.js";

/** Why facts in doubt decide nothing: what is wrong with the first, and how many others there are. */
export function doubtsInWords(context: ReviewContext, first: Cited, others: number): string {
  const why = `${capitalised(inWords(context, first))} ${doubtInWords(context, first)}`;
  if (others === 0) {
    return why;
  }
  return `${why}, and ${others === 1 ? "1 other fact is" : `${others} other facts are`} in doubt`;
}

/** A stale fact is found again before its label is confirmed. */
function doubtInWords(context: ReviewContext, fact: Cited): string {
  const standing = standingOf(context, fact);
  if (standing === null) {
    return fact.id === "" ? "is not known" : "is not in the model";
  }
  return standing.stale === null ? `is ${standing.factStatus}` : "is stale";
}
