import { ProblemError } from "@plumbline/api-client";

const PREFIX = "item:";

/** Why items are refused, by their IDs; null where it is not that which went wrong. */
export function refusedReasons(error: unknown): ReadonlyMap<string, string> | null {
  return error instanceof ProblemError && error.type === "proposal_items_refused"
    ? new Map(
        error.errors
          .filter(({ field }) => field.startsWith(PREFIX))
          .map(({ field, message }) => [field.slice(PREFIX.length), message]),
      )
    : null;
}
