import {
  compareCodeUnits,
  type FactStanding,
  indexModel,
  type ModelIndex,
  type Relationship,
} from "@plumbline/model-core";
import type { Cited, CitedKind } from "../records/cited.js";
import type { ReviewedPromise, ReviewedScenario, ReviewedState } from "./reviewed-state.js";

/** A reviewed state, to be asked many times. What readers work out of it is kept by `oncePerReview`. */
export interface ReviewContext {
  readonly index: ModelIndex;
  /** By ID. */
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** Ordered by ID. */
  readonly scenarios: readonly ReviewedScenario[];
  /** Ordered by ID. */
  readonly promises: readonly ReviewedPromise[];
}

export function contextOf({ model, scenarios, promises }: ReviewedState): ReviewContext {
  return {
    index: indexModel(model),
    relationships: new Map(
      model.relationships.map((relationship) => [relationship.id as string, relationship]),
    ),
    scenarios: scenarios.toSorted((left, right) => compareCodeUnits(left.id, right.id)),
    promises: promises.toSorted((left, right) => compareCodeUnits(left.promise.id, right.promise.id)),
  };
}

/** Something read from a state by more than one rule, or for more than one subject: worked out at the first asking. */
export function oncePerReview<Value>(read: (context: ReviewContext) => Value): typeof read {
  const known = new WeakMap<ReviewContext, Value>();
  return (context) => {
    const before = known.get(context);
    if (before !== undefined) {
      return before;
    }
    const value = read(context);
    known.set(context, value);
    return value;
  };
}

/** The standing of a fact; null of what is no fact, has none (a schema) or is not in the model. */
export function standingOf(context: ReviewContext, { kind, id }: Cited): FactStanding | null {
  return factsByKind(context)[kind]?.get(id) ?? null;
}

/**
 * Whether a fact counts as stated: its label is `declared`, `observed-in-source` or `measured`, and it is not stale. What
 * the model lacks is in doubt.
 */
export function isStated(context: ReviewContext, fact: Cited): boolean {
  const standing = standingOf(context, fact);
  return standing !== null && standing.stale === null && STATED.has(standing.factStatus);
}

const STATED: ReadonlySet<string> = new Set(["declared", "observed-in-source", "measured"]);

const factsByKind = oncePerReview(
  ({ index, relationships }): { readonly [Kind in CitedKind]?: ReadonlyMap<string, FactStanding> } => ({
    element: index.elements,
    relationship: relationships,
    message: index.messages,
    operation: index.operations,
    channel: index.channels,
    subscription: index.subscriptions,
    binding: index.bindings,
  }),
);
