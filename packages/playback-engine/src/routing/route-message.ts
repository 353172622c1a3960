import type { MessageWay } from "./message-way.js";

/**
 * Brings a message from a channel that takes it to the subscriptions there and, depth first, through its
 * bindings to those of other channels (docs/reference/playback.md#rule-7-where-a-message-goes). A channel
 * takes it once, so a circle ends; the limit of bindings that a message may meet bounds the depth.
 */
export function routeMessage<Channel, Binding, Subscription>(
  way: MessageWay<Channel, Binding, Subscription>,
  channel: Channel,
): void {
  way.take(channel);
  if (!way.isDeadLetter) {
    deliverAll(way, channel);
  }
  for (const binding of way.bindingsFrom(channel)) {
    const passes = way.passes(binding);
    if (way.isOver) {
      return;
    }
    if (!passes) {
      way.notRouted(channel, binding, "does-not-pass");
    } else if (way.hasTaken(way.targetOf(binding))) {
      way.notRouted(channel, binding, "already-taken");
    } else if (way.route(channel, binding)) {
      routeMessage(way, way.targetOf(binding));
    }
  }
}

function deliverAll<Channel, Binding, Subscription>(
  way: MessageWay<Channel, Binding, Subscription>,
  channel: Channel,
): void {
  for (const subscription of way.subscriptionsOf(channel)) {
    if (way.isOver) {
      return;
    }
    way.deliver(subscription, channel);
  }
}
