import type { Cited } from "../records/cited.js";
import type { ReviewContext } from "../state/review-context.js";
import { isOnPath } from "./path-of-promises.js";

/** The severity of a rule that blocks on the path of an approved promise, else warns. */
export function severityOnPath(context: ReviewContext, part: Cited): "blocking" | "warning" {
  return isOnPath(context, part) ? "blocking" : "warning";
}
