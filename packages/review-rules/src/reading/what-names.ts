import type { Cited } from "../records/cited.js";
import { isStated, type ReviewContext } from "../state/review-context.js";
import { held } from "./held.js";

/** One thing with the IDs that it names, repeats included. */
export interface Naming {
  readonly by: Cited;
  readonly ids: readonly (string | null | undefined)[];
}

/** What names one thing, in the order it was met. */
export interface Namers {
  readonly first: Cited;
  /** The first that counts as stated; steps of scenarios are no facts and do. */
  stated: Cited | null;
  /** Those in doubt. */
  readonly doubtful: Cited[];
}

/** By ID: what names it. */
export function whatNames(
  context: ReviewContext,
  namings: Iterable<Naming>,
): ReadonlyMap<string, Readonly<Namers>> {
  const named = new Map<string, Namers>();
  for (const { by, ids } of namings) {
    const counts = by.kind === "scenario" || isStated(context, by);
    for (const id of new Set(ids.flatMap((one) => one ?? []))) {
      note(
        held(named, id, () => ({ first: by, stated: null, doubtful: [] })),
        by,
        counts,
      );
    }
  }
  return named;
}

function note(namers: Namers, by: Cited, counts: boolean): void {
  if (counts) {
    namers.stated ??= by;
  } else {
    namers.doubtful.push(by);
  }
}
