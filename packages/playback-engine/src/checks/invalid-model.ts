import type { Binding, Operation, Retry, Subscription } from "@plumbline/model-core";
import type { PublishDocument } from "../document/steps.js";
import { PLAYBACK_LIMITS } from "../limits.js";
import type { Check, CheckContext } from "./check.js";

/**
 * The contracts a step plays: attempts, timeouts and backoffs in their ranges, and references to parts
 * that exist.
 */
export const invalidModel: Check = {
  code: "invalid-model",
  step: ({ step }, context) => {
    if (step?.type === "call") {
      const operation = context.index.operations.get(step.operation ?? "");
      return operation === undefined ? [] : ofOperation(operation, context);
    }
    return step?.type === "publish" ? ofPublish(step, context) : [];
  },
};

function ofOperation(operation: Operation, { index }: CheckContext): readonly string[] {
  return [
    ...(index.elements.has(operation.ownerId) ? [] : ["ownerId: is not in the model"]),
    ...ofDelay("timeoutMs", operation.timeoutMs),
    ...ofRetry(operation.retry),
  ].map((finding) => `operation ${operation.id}: ${finding}`);
}

function ofPublish(step: PublishDocument, context: CheckContext): readonly string[] {
  if (typeof step.channel !== "string" || !context.index.channels.has(step.channel)) {
    return [];
  }
  const { subscriptions, bindings } = context.reach.of(step.channel);
  const deadLetterChannels = new Set(subscriptions.map((subscription) => subscription.deadLetterChannelId));
  const behind = [...deadLetterChannels].flatMap((id) => (id === null ? [] : context.reach.of(id).bindings));
  return [
    ...subscriptions.flatMap((subscription) => ofSubscription(subscription, context)),
    ...[...new Set([...bindings, ...behind])].flatMap((binding) => ofBinding(binding, context)),
  ];
}

function ofSubscription(subscription: Subscription, { index }: CheckContext): readonly string[] {
  const { id, consumerId, deadLetterChannelId, retry } = subscription;
  const deadLetter = deadLetterChannelId === null || index.channels.has(deadLetterChannelId);
  return [
    ...(index.elements.has(consumerId) ? [] : ["consumerId: is not in the model"]),
    ...(deadLetter ? [] : ["deadLetterChannelId: is not in the model"]),
    ...ofRetry(retry),
  ].map((finding) => `subscription ${id}: ${finding}`);
}

function ofBinding(binding: Binding, { index }: CheckContext): readonly string[] {
  return index.channels.has(binding.targetChannelId)
    ? []
    : [`binding ${binding.id}: targetChannelId: is not in the model`];
}

function ofRetry(retry: Retry | null): readonly string[] {
  if (retry === null) {
    return [];
  }
  const { maxAttempts, backoffMs } = retry;
  const inRange =
    Number.isInteger(maxAttempts) && maxAttempts >= 1 && maxAttempts <= PLAYBACK_LIMITS.attempts;
  return [
    ...(inRange ? [] : [`retry.maxAttempts: must be 1 to ${PLAYBACK_LIMITS.attempts}`]),
    ...ofDelay("retry.backoffMs", backoffMs),
  ];
}

function ofDelay(field: string, delayMs: number): readonly string[] {
  return Number.isInteger(delayMs) && delayMs >= 0 && delayMs <= PLAYBACK_LIMITS.delayMs
    ? []
    : [`${field}: must be 0 to ${PLAYBACK_LIMITS.delayMs}`];
}
