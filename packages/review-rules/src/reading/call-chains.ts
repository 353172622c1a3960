import type { CallDocument, ListPlace, StepPlace } from "@plumbline/playback-engine";
import type { Cited } from "../records/cited.js";
import { oncePerReview } from "../state/review-context.js";
import type { ReviewedScenario } from "../state/reviewed-state.js";
import { type OutlinedScenario, outlinedScenarios } from "./scenario-steps.js";

/** A call of a chain of two calls or more. */
export interface ChainedCall {
  readonly operation: Cited;
  /** The call that it nests in; null for the first of a chain. */
  readonly above: ChainedCall | null;
}

/** The chains of a scenario: every call that nests in another or has one nested in it, outer calls first. */
export interface ScenarioChains {
  readonly scenario: ReviewedScenario;
  readonly calls: readonly ChainedCall[];
  /** The operations of the calls, each once; the ID of a call that names none is "". */
  readonly operations: readonly Cited[];
}

/**
 * The chains of calls of every scenario (docs/reference/review.md#chains-of-calls). Calls nest by `then`, also through
 * branches and parallel lists; `onError` stands beside its call, and the steps of a consumer begin chains of their own.
 */
export const callChains = oncePerReview((context): readonly ScenarioChains[] =>
  outlinedScenarios(context).map(chainsOf),
);

function chainsOf({ scenario, outline }: OutlinedScenario): ScenarioChains {
  const calls = nestedCalls(outline.steps);
  const holding = new Set(calls.map(({ above }) => above));
  const chained = calls.filter((call) => call.above !== null || holding.has(call));
  const operations = new Map(chained.map(({ operation }) => [operation.id, operation]));
  return { scenario, calls: chained, operations: [...operations.values()] };
}

/** A step stands after what holds it, so what holds it is known. */
function nestedCalls(places: readonly StepPlace[]): readonly ChainedCall[] {
  const calls: ChainedCall[] = [];
  const aboveOf = new Map<StepPlace, ChainedCall | null>();
  const callOf = new Map<StepPlace, ChainedCall>();
  for (const place of places) {
    const above = callAbove(place.list, aboveOf, callOf);
    aboveOf.set(place, above);
    if (place.step?.type === "call") {
      const call = { operation: operationOf(place.step), above };
      callOf.set(place, call);
      calls.push(call);
    }
  }
  return calls;
}

function operationOf({ operation }: CallDocument): Cited {
  return { kind: "operation", id: operation ?? "" };
}

function callAbove(
  { owner, role }: ListPlace,
  aboveOf: ReadonlyMap<StepPlace, ChainedCall | null>,
  callOf: ReadonlyMap<StepPlace, ChainedCall>,
): ChainedCall | null {
  if (owner === null || role === "handler") {
    return null;
  }
  const besides = aboveOf.get(owner) ?? null;
  return role === "then" ? (callOf.get(owner) ?? besides) : besides;
}
