import type { Binding, ModelIndex, Subscription } from "@plumbline/model-core";
import { channelsReached } from "../routing/channels-reached.js";

/**
 * What a message on a channel can come to, whatever the routing keys
 * (docs/reference/scenarios.md#what-a-branch-may-read).
 */
export interface ChannelReach {
  /** IDs of the channel itself and those behind its bindings. */
  readonly channels: ReadonlySet<string>;
  readonly bindings: readonly Binding[];
  readonly subscriptions: readonly Subscription[];
}

/** Follows the bindings from a channel, whatever they pass. */
export function reachOf(index: ModelIndex, channelId: string): ChannelReach {
  const bindingsFrom = (id: string): readonly Binding[] => index.bindingsOfSource.get(id) ?? [];
  const channels = channelsReached([channelId], (id) =>
    bindingsFrom(id).map((binding) => binding.targetChannelId),
  );
  return {
    channels,
    bindings: [...channels].flatMap(bindingsFrom),
    subscriptions: [...channels].flatMap((id) => index.subscriptionsOfChannel.get(id) ?? []),
  };
}
