import type { StepDocument } from "@plumbline/playback-engine";
import type { Links } from "@plumbline/promise-core";
import type { Severity } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import { allLinksInForce } from "./naive-promises.js";
import type { NamedFact, StandingKind } from "./naive-standing.js";
import { stepsIn } from "./naive-steps.js";

export interface Part {
  readonly kind: StandingKind;
  readonly id: string;
}

/**
 * "The path of an approved promise: the linked operations, channels, subscriptions, messages and elements; the linked
 * scenarios and every part their steps name; and, repeatedly, what each part hangs from."
 */
export function partsOnPath(state: ReviewedState): readonly Part[] {
  const parts: Part[] = [];
  const waiting = allLinksInForce(state).flatMap((links) => [
    ...linked(links),
    ...namedInScenarios(state, links),
  ]);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { kind, id } = next;
    if (typeof id === "string" && !parts.some((part) => part.kind === kind && part.id === id)) {
      parts.push({ kind, id });
      waiting.push(...hangsFrom(state, { kind, id }));
    }
  }
  return parts;
}

/** "Blocking on the path of an approved promise, else warning." */
export function severityOnPath(state: ReviewedState, kind: StandingKind, id: string): Severity {
  return partsOnPath(state).some((part) => part.kind === kind && part.id === id) ? "blocking" : "warning";
}

function linked(links: Links): readonly NamedFact[] {
  return [
    ...links.operationIds.map((id) => ({ kind: "operation" as const, id })),
    ...links.channelIds.map((id) => ({ kind: "channel" as const, id })),
    ...links.subscriptionIds.map((id) => ({ kind: "subscription" as const, id })),
    ...links.messageIds.map((id) => ({ kind: "message" as const, id })),
    ...links.elementIds.map((id) => ({ kind: "element" as const, id })),
  ];
}

function namedInScenarios(state: ReviewedState, links: Links): readonly NamedFact[] {
  const ids: readonly string[] = links.scenarioIds;
  return state.scenarios
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ document }) => stepsIn(document.steps).flatMap(namedByStep));
}

/** "Every part their steps name", the subscriptions of handlers among them. */
function namedByStep(step: StepDocument): readonly NamedFact[] {
  switch (step.type) {
    case "call":
      return [
        { kind: "element", id: step.from },
        { kind: "operation", id: step.operation },
      ];
    case "publish":
      return [
        { kind: "element", id: step.from },
        { kind: "channel", id: step.channel },
        { kind: "message", id: step.message },
        ...Object.keys(step.handlers ?? {}).map((id) => ({ kind: "subscription" as const, id })),
      ];
    case "write":
      return [
        { kind: "element", id: step.by },
        { kind: "element", id: step.store },
      ];
    case "parallel":
    case "branch":
      return [];
  }
}

/**
 * "Owner of an operation; channel, consumer and dead-letter channel of a subscription; producer of a message;
 * subscriptions on a channel; bindings leaving a channel with their target channels."
 */
function hangsFrom({ model }: ReviewedState, { kind, id }: Part): readonly NamedFact[] {
  switch (kind) {
    case "operation":
      return model.operations
        .filter((one) => one.id === id)
        .map(({ ownerId }) => ({ kind: "element", id: ownerId }));
    case "message":
      return model.messages
        .filter((one) => one.id === id)
        .map(({ producerId }) => ({ kind: "element", id: producerId }));
    case "subscription":
      return model.subscriptions
        .filter((one) => one.id === id)
        .flatMap(({ channelId, consumerId, deadLetterChannelId }) => [
          { kind: "channel", id: channelId },
          { kind: "element", id: consumerId },
          { kind: "channel", id: deadLetterChannelId },
        ]);
    case "channel":
      return [
        ...model.subscriptions
          .filter(({ channelId }) => channelId === id)
          .map((one) => ({ kind: "subscription" as const, id: one.id })),
        ...model.bindings
          .filter(({ sourceChannelId }) => sourceChannelId === id)
          .flatMap((one): readonly NamedFact[] => [
            { kind: "binding", id: one.id },
            { kind: "channel", id: one.targetChannelId },
          ]),
      ];
    default:
      return [];
  }
}
