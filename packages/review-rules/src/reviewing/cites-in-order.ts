import { compareCodeUnits, nameOfFact, type StaleMark } from "@plumbline/model-core";
import type { Cite } from "../records/finding.js";
import type { Cited, CitedKind } from "../records/rule.js";
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
  const each = new Map(cites.map((cited) => [`${cited.kind} ${cited.id}`, cited]));
  return [...each.values()].sort(inOrder).map((cited) => citeOf(context, cited));
}

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
  return { factStatus: standing?.factStatus ?? null, id, kind, name, stale };
}

function inKeyOrder(mark: StaleMark | null): StaleMark | null {
  return mark === null ? null : { reason: mark.reason, sinceRevision: mark.sinceRevision };
}

/** What a person knows a thing by; null of what has no name or is not there. */
export function nameOf(context: ReviewContext, { kind, id }: Cited): string | null {
  const named = namedThings(context)[kind].get(id);
  return named === undefined ? null : nameOfFact(named);
}

interface NamedThing {
  readonly id: string;
  readonly name?: string;
}

type NamedThings = { readonly [Kind in CitedKind]: ReadonlyMap<string, NamedThing> };

const namedThings = oncePerReview((context): NamedThings => {
  const { elements, messages, operations, channels, subscriptions, bindings, schemas } = context.index;
  const { relationships, scenarios, promises } = context;
  return {
    ...{ element: elements, relationship: relationships, message: messages, operation: operations },
    ...{ channel: channels, subscription: subscriptions, binding: bindings, schema: schemas },
    scenario: new Map(scenarios.map(({ id, document: { name } }) => [id, { id, name }])),
    promise: new Map(promises.map(({ promise: { id, requirementId: name } }) => [id, { id, name }])),
  };
});
