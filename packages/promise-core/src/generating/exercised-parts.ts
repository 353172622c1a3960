import type { Binding, ModelIndex, Operation, Subscription } from "@plumbline/model-core";
import { compareCodeUnits } from "@plumbline/model-core";
import type {
  CallDocument,
  PublishDocument,
  ScenarioDocument,
  StepDocument,
} from "@plumbline/playback-engine";
import { channelsReached, PLAYBACK_LIMITS, passesBinding } from "@plumbline/playback-engine";
import { stepsIn } from "../steps/every-step-list.js";

/** What the steps of a scenario can meet, each ordered by ID. */
export interface ExercisedParts {
  readonly operations: readonly Operation[];
  readonly subscriptions: readonly Subscription[];
}

/**
 * Which operations and subscriptions a scenario exercises, read from its steps and not from a play: each operation that
 * is called, on whatever branch, and each subscription that a published message is brought to by bindings that pass it.
 */
export function exercisedParts(scenario: ScenarioDocument, index: ModelIndex): ExercisedParts {
  const operations = new Map<string, Operation>();
  const subscriptions = new Map<string, Subscription>();
  const waiting: StepDocument[] = [...stepsIn(scenario.steps)];
  for (const step of waiting) {
    if (step.type === "call") {
      note(operations, calledBy(step, index));
    }
    const reached = step.type === "publish" ? reachedBy(step, index) : [];
    note(subscriptions, reached);
    waiting.push(...stepsWithin(step, reached));
  }
  return { operations: byId(operations), subscriptions: byId(subscriptions) };
}

function calledBy({ operation }: CallDocument, index: ModelIndex): readonly Operation[] {
  const called = index.operations.get(operation ?? "");
  return called === undefined ? [] : [called];
}

function reachedBy({ channel, routingKey }: PublishDocument, index: ModelIndex): readonly Subscription[] {
  let met = 0;
  const channels = channelsReached([channel ?? ""], (id) => {
    const bindings = index.bindingsOfSource.get(id) ?? [];
    met += bindings.length;
    // Over the limit nothing is played anyway, so a hostile model is not walked to its end for each message.
    return met > PLAYBACK_LIMITS.bindingsOfMessage ? [] : targetsOf(bindings, routingKey ?? null);
  });
  return [...channels].flatMap((id) => index.subscriptionsOfChannel.get(id) ?? []);
}

function targetsOf(bindings: readonly Binding[], routingKey: string | null): readonly string[] {
  return bindings
    .filter((binding) => passesBinding({ pattern: binding.routingKey, routingKey }))
    .map(({ targetChannelId }) => targetChannelId);
}

/** The steps directly inside a step; those of a handler only when its subscription is reached. */
function stepsWithin(step: StepDocument, reached: readonly Subscription[]): readonly StepDocument[] {
  switch (step.type) {
    case "call":
      return [...stepsIn(step.then), ...stepsIn(step.onError)];
    case "branch":
      return [...stepsIn(step.then), ...stepsIn(step.else)];
    case "parallel":
      return (step.branches ?? []).flatMap(stepsIn);
    case "publish":
      return reached.flatMap(({ id }) => stepsIn(step.handlers?.[id]));
    case "write":
      return [];
  }
}

function note<Part extends { readonly id: string }>(parts: Map<string, Part>, met: readonly Part[]): void {
  for (const part of met) {
    parts.set(part.id, part);
  }
}

function byId<Part>(parts: ReadonlyMap<string, Part>): readonly Part[] {
  return [...parts].sort(([left], [right]) => compareCodeUnits(left, right)).map(([, part]) => part);
}
