import type { Element } from "@plumbline/model-core";
import type { StepDocument } from "@plumbline/playback-engine";
import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedScenario, ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { isStated } from "./naive-standing.js";
import { stepsIn } from "./naive-steps.js";

/** "OVR-001 judges only app, store, component of status current or planned." "Note." */
export function ovr001(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.elements.filter(isJudged).map(({ id }) => ({
    ruleId: "OVR-001",
    subjectKind: "element",
    subjectId: id,
    result: resultOf(state, id),
    severity: "note",
  }));
}

function isJudged({ kind, status }: Element): boolean {
  return ["app", "store", "component"].includes(kind) && ["current", "planned"].includes(status);
}

/**
 * "Nothing names it" is a concern; "something names it" is verified, by "one stated name" whatever else is in doubt; "a
 * fact in doubt" is unknown.
 */
function resultOf(state: ReviewedState, id: string): ResultWord {
  const names = namesOf(state, id);
  if (!isStated(state, { kind: "element", id })) {
    return "unknown";
  }
  if (names.length === 0) {
    return "concern";
  }
  return names.includes(true) ? "verified" : "unknown";
}

/** Whether each name of an element is stated: "what names a part names also what it is in". */
function namesOf(state: ReviewedState, id: string): readonly boolean[] {
  const inside = state.model.elements.filter(({ parentId }) => parentId === id);
  return [
    ...namesByFacts(state, id),
    ...namesByScenarios(state, id),
    ...inside.flatMap((part) =>
      namesOf(state, part.id).map((stated) => stated && isStated(state, { kind: "element", id: part.id })),
    ),
  ];
}

/** "Ends of relationships, producer and consumers of messages, owner of operations, consumer of subscriptions." */
function namesByFacts(state: ReviewedState, id: string): readonly boolean[] {
  const { relationships, messages, operations, subscriptions } = state.model;
  const isElement = (one: string): boolean => one === id;
  return [
    ...relationships
      .filter(({ fromId, toId }) => isElement(fromId) || isElement(toId))
      .map((one) => isStated(state, { kind: "relationship", id: one.id })),
    ...messages
      .filter(({ producerId, consumerIds }) => isElement(producerId) || consumerIds.some(isElement))
      .map((one) => isStated(state, { kind: "message", id: one.id })),
    ...operations
      .filter(({ ownerId }) => isElement(ownerId))
      .map((one) => isStated(state, { kind: "operation", id: one.id })),
    ...subscriptions
      .filter(({ consumerId }) => isElement(consumerId))
      .map((one) => isStated(state, { kind: "subscription", id: one.id })),
  ];
}

/** "`from`, `by`, `store` of steps, targets of faults and assertions"; they are no facts, so never in doubt. */
function namesByScenarios({ scenarios }: ReviewedState, id: string): readonly boolean[] {
  return scenarios
    .flatMap((scenario) => [
      ...stepsIn(scenario.document.steps).flatMap(elementsOfStep),
      ...targetsOf(scenario),
    ])
    .filter((named) => named === id)
    .map(() => true);
}

function elementsOfStep(step: StepDocument): readonly (string | null | undefined)[] {
  switch (step.type) {
    case "call":
    case "publish":
      return [step.from];
    case "write":
      return [step.by, step.store];
    default:
      return [];
  }
}

function targetsOf({ document }: ReviewedScenario): readonly (string | null | undefined)[] {
  return [
    ...document.faults.map((fault) => fault?.target),
    ...document.assertions.map((one) => (one?.type === "event-count" ? one.target : null)),
  ];
}
