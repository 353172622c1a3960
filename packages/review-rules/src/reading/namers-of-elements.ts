import type { Cited } from "../records/cited.js";
import { oncePerReview, type ReviewContext } from "../state/review-context.js";
import { inIdOrder } from "./in-id-order.js";
import { type OutlinedScenario, outlinedScenarios, partsOfStep, stepsOf } from "./scenario-steps.js";
import { type Namers, type Naming, whatNames } from "./what-names.js";

/** By element: relationships, messages, operations, subscriptions and scenarios that name it, in this order. */
export const namersOfElements = oncePerReview(
  (context): ReadonlyMap<string, Readonly<Namers>> =>
    whatNames(context, [...namingsOfFacts(context), ...outlinedScenarios(context).map(namingsOfScenario)]),
);

function namingsOfFacts({ index: { model } }: ReviewContext): readonly Naming[] {
  return [
    ...inIdOrder(model.relationships).map(({ id, fromId, toId }) =>
      naming({ kind: "relationship", id }, [fromId, toId]),
    ),
    ...inIdOrder(model.messages).map(({ id, producerId, consumerIds }) =>
      naming({ kind: "message", id }, [producerId, ...consumerIds]),
    ),
    ...inIdOrder(model.operations).map(({ id, ownerId }) => naming({ kind: "operation", id }, [ownerId])),
    ...inIdOrder(model.subscriptions).map(({ id, consumerId }) =>
      naming({ kind: "subscription", id }, [consumerId]),
    ),
  ];
}

/** Whatever a fault or an assertion has as its target: an ID of another kind is that of no element. */
function namingsOfScenario(outlined: OutlinedScenario): Naming {
  const { id, document } = outlined.scenario;
  return naming({ kind: "scenario", id }, [
    ...stepsOf(outlined)
      .flatMap(partsOfStep)
      .flatMap((part) => (part.kind === "element" ? part.id : [])),
    ...document.faults.map((fault) => fault?.target),
    ...document.assertions.map((assertion) => (assertion?.type === "event-count" ? assertion.target : null)),
  ]);
}

function naming(by: Cited, ids: Naming["ids"]): Naming {
  return { by, ids };
}
