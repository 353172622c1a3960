import {
  compareCodeUnits,
  type FactStanding,
  indexModel,
  type ModelIndex,
  nameOfFact,
  type Relationship,
} from "@plumbline/model-core";
import type { Cited, CitedKind } from "../records/rule.js";
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

/** A fact with its standing, and with what it may be called by. */
type StandingFact = FactStanding & Parameters<typeof nameOfFact>[0];

/** The standing of a fact; null of what is no fact, has none (a schema) or is not in the model. */
export function standingOf(context: ReviewContext, cited: Cited): FactStanding | null {
  return factOf(context, cited);
}

/** The name of a fact or a scenario; null of what has none and of what is not there. */
export function nameOf(context: ReviewContext, cited: Cited): string | null {
  switch (cited.kind) {
    case "schema":
      return context.index.schemas.get(cited.id)?.name ?? null;
    case "scenario":
      return scenarioNames(context).get(cited.id) ?? null;
    default: {
      const fact = factOf(context, cited);
      return fact === null ? null : nameOfFact(fact);
    }
  }
}

const scenarioNames = oncePerReview(
  ({ scenarios }): ReadonlyMap<string, string> =>
    new Map(scenarios.map(({ id, document }) => [id, document.name])),
);

function factOf(context: ReviewContext, { kind, id }: Cited): StandingFact | null {
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
  ({ index, relationships }): { readonly [Kind in CitedKind]?: ReadonlyMap<string, StandingFact> } => ({
    element: index.elements,
    relationship: relationships,
    message: index.messages,
    operation: index.operations,
    channel: index.channels,
    subscription: index.subscriptions,
    binding: index.bindings,
  }),
);
