import type { Guid } from "@plumbline/model-core";
import type {
  AssertionDocument,
  ScenarioDocument,
  StepDocument,
  StepListDocument,
} from "@plumbline/playback-engine";
import type { FlowAssertion, FlowOutput } from "./flow-output.js";
import type { FlowSlot, FlowStep } from "./flow-step.js";
import { jsonIn } from "./json-texts.js";

/** What a scenario is made with beside its flow. */
export interface ScenarioOfFlow {
  readonly id: Guid;
  readonly name: string;
  /** The ID of the part that an alias stands for. */
  readonly idOf: (alias: string) => string | null;
}

/**
 * The scenario of a flow that keeps every rule (docs/reference/ai.md#the-flow): a step has its key as ID, lists that
 * are not given are empty.
 */
export function scenarioOfFlow(flow: FlowOutput, { id, name, idOf }: ScenarioOfFlow): ScenarioDocument {
  const idOr = (alias: string | null): string | null => (alias === null ? null : idOf(alias));
  const inside = new StepsByHolder(flow.steps);
  const listOf = (steps: readonly FlowStep[]): StepListDocument =>
    steps.map((step) => stepOf(step, { inside, idOf: idOr, listOf }));
  return {
    id,
    name,
    steps: listOf(inside.root),
    faults: flow.faults.map(({ target, kind, failFirst }) => ({ target: idOr(target), kind, failFirst })),
    assertions: flow.assertions.map((assertion) => assertionOf(assertion, idOr)),
  };
}

interface Building {
  readonly inside: StepsByHolder;
  readonly idOf: (alias: string | null) => string | null;
  readonly listOf: (steps: readonly FlowStep[]) => StepListDocument;
}

function stepOf(step: FlowStep, { inside, idOf, listOf }: Building): StepDocument {
  const { key: id, type } = step;
  const list = (slot: FlowSlot): StepListDocument => listOf(inside.of(step, slot));
  switch (type) {
    case "call":
      return {
        ...{ id, type, from: idOf(step.from), operation: idOf(step.operation) },
        ...{ request: jsonIn(step, "requestJson"), response: jsonIn(step, "responseJson") },
        ...{ then: list("then"), onError: list("onError") },
      };
    case "publish":
      return {
        ...{ id, type, from: idOf(step.from), channel: idOf(step.channel), message: idOf(step.message) },
        payload: jsonIn(step, "payloadJson"),
        headers: Object.fromEntries((step.headers ?? []).map(({ name, value }) => [name, value])),
        handlers: handlersOf(inside.of(step, "handler"), { idOf, listOf }),
        routingKey: step.routingKey,
      };
    case "write":
      return {
        ...{ id, type, by: idOf(step.from), store: idOf(step.store) },
        ...{ dataset: step.dataset, change: jsonIn(step, "changeJson") },
      };
    case "parallel":
      return { id, type, branches: branchesOf(inside.of(step, "branch")).map(listOf) };
    case "branch":
      return {
        ...{ id, type, whenStep: step.whenStep, is: step.is },
        ...{ then: list("then"), else: list("else") },
      };
  }
}

/** By subscription, in the order in which they are first met. */
function handlersOf(
  steps: readonly FlowStep[],
  { idOf, listOf }: Omit<Building, "inside">,
): { readonly [subscriptionId: string]: StepListDocument } {
  const bySubscription = Map.groupBy(steps, ({ handlerOf }) => idOf(handlerOf) ?? "");
  return Object.fromEntries([...bySubscription].map(([id, own]) => [id, listOf(own)]));
}

/** A branch between others that no step is in is empty. */
function branchesOf(steps: readonly FlowStep[]): readonly (readonly FlowStep[])[] {
  const last = Math.max(-1, ...steps.map(({ branchIndex }) => branchIndex ?? 0));
  return Array.from({ length: last + 1 }, (_, branch) =>
    steps.filter(({ branchIndex }) => branchIndex === branch),
  );
}

function assertionOf(
  { key: id, type, step, outcome, eventKind, target, count }: FlowAssertion,
  idOf: Building["idOf"],
): AssertionDocument {
  return type === "outcome"
    ? { id, type, step, expected: outcome }
    : { id, type, kind: eventKind, target: idOf(target), expected: count };
}

/** The steps of a flow by what holds them. */
class StepsByHolder {
  readonly root: readonly FlowStep[];
  readonly #held: ReadonlyMap<string | null, readonly FlowStep[]>;

  constructor(steps: readonly FlowStep[]) {
    this.#held = Map.groupBy(steps, ({ parent }) => parent);
    this.root = this.#held.get(null) ?? [];
  }

  of({ key }: FlowStep, slot: FlowSlot): readonly FlowStep[] {
    return (this.#held.get(key) ?? []).filter((step) => step.slot === slot);
  }
}
