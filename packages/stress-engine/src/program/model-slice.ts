import type { JsonValue } from "@plumbline/model-core";
import type { ScenarioReach } from "./scenario-reach.js";

/** The part of a model that a run of the scenario depends on; names and labels are not in it. */
export function modelSlice(reach: ScenarioReach): JsonValue {
  return {
    elements: [...reach.elements]
      .map(([id, reasons]) => ({ id, reasons: [...reasons].sort() }))
      .sort((left, right) => (left.id < right.id ? -1 : 1)),
    operations: reach.operations.map(({ value: { id, ownerId, timeoutMs, retry } }) => ({
      id,
      ownerId,
      timeoutMs,
      retry: retry === null ? null : { maxAttempts: retry.maxAttempts, backoffMs: retry.backoffMs },
    })),
    subscriptions: reach.subscriptions.map(({ value }) => ({
      id: value.id,
      channelId: value.subscription.channelId,
      consumerId: value.consumer,
      retry:
        value.retry === null
          ? null
          : { maxAttempts: value.retry.maxAttempts, backoffMs: value.retry.backoffMs },
      deadLetterChannelId: value.deadLetterChannel?.id ?? null,
    })),
    channels: reach.channels.map(({ id, bindings }) => ({
      id,
      bindings: bindings.map((binding) => ({
        id: binding.id,
        routingKey: binding.routingKey,
        targetChannelId: binding.target.id,
      })),
    })),
  };
}
