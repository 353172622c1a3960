import { nameOfFact } from "@plumbline/model-core";
import type { Cited, CitedKind } from "../records/cited.js";
import { oncePerReview, type ReviewContext } from "./review-context.js";

/** What a person knows a thing by, a promise by its requirement ID; null of what has no name or is not there. */
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
