import { compareCodeUnits, type StaleMark } from "@plumbline/model-core";
import type { Cited, CitedKind } from "../records/cited.js";
import type { Cite } from "../records/finding.js";
import { nameOf } from "../state/name-of.js";
import { oncePerReview, type ReviewContext, standingOf } from "../state/review-context.js";

/** The order of the kinds. */
const PLACE: { readonly [Kind in CitedKind]: number } = {
  element: 0,
  relationship: 1,
  message: 2,
  operation: 3,
  channel: 4,
  subscription: 5,
  binding: 6,
  schema: 7,
  scenario: 8,
  promise: 9,
};

/** What a judgement cites, as it stands: by kind in the order of the words, then by ID, each once. */
export function citesInOrder(context: ReviewContext, cites: readonly Cited[]): readonly Cite[] {
  const known = knownCites(context);
  const asItStands = (cited: Cited): Cite => known[cited.kind].get(cited.id) ?? citeOf(context, cited);
  if (cites.length < 2) {
    return cites.map(asItStands);
  }
  return cites
    .toSorted(inOrder)
    .filter((cited, at, all) => !isSame(cited, all[at - 1]))
    .map(asItStands);
}

function isSame(cited: Cited, before: Cited | undefined): boolean {
  return before !== undefined && before.id === cited.id && before.kind === cited.kind;
}

type KnownCites = { readonly [Kind in CitedKind]: Map<string, Cite> };

/** Many findings cite the same: it is made once. */
const knownCites = oncePerReview(
  () => Object.fromEntries(Object.keys(PLACE).map((kind) => [kind, new Map()])) as KnownCites,
);

function inOrder(left: Cited, right: Cited): number {
  return comparePlaces(left, right) || compareCodeUnits(left.id, right.id);
}

/** By ID; of one ID in the order of the kinds. */
export function compareCited(left: Cited, right: Cited): number {
  return compareCodeUnits(left.id, right.id) || comparePlaces(left, right);
}

function comparePlaces(left: Cited, right: Cited): number {
  return PLACE[left.kind] - PLACE[right.kind];
}

function citeOf(context: ReviewContext, cited: Cited): Cite {
  const standing = standingOf(context, cited);
  const { kind, id } = cited;
  const name = nameOf(context, cited);
  const stale = standing === null ? null : inKeyOrder(standing.stale);
  const cite = { factStatus: standing?.factStatus ?? null, id, kind, name, stale };
  knownCites(context)[kind].set(id, cite);
  return cite;
}

function inKeyOrder(mark: StaleMark | null): StaleMark | null {
  return mark === null ? null : { reason: mark.reason, sinceRevision: mark.sinceRevision };
}
