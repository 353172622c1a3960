import type { Binding, Subscription } from "@plumbline/model-core";
import type { ModelIndex } from "./model-index.js";

/** What a message on a channel can come to, whatever the routing keys (2.10; design of playback). */
export interface ChannelReach {
  /** IDs of the channel itself and those behind its bindings. */
  readonly channels: ReadonlySet<string>;
  readonly bindings: readonly Binding[];
  readonly subscriptions: readonly Subscription[];
}

/** Walks the bindings from a channel, each channel once, without recursion: a chain may be long. */
export function reachOf(index: ModelIndex, channelId: string): ChannelReach {
  const channels = new Set([channelId]);
  const bindings: Binding[] = [];
  const subscriptions: Subscription[] = [];
  for (const id of channels) {
    for (const subscription of index.subscriptionsOf.get(id) ?? []) {
      subscriptions.push(subscription);
    }
    for (const binding of index.bindingsFrom.get(id) ?? []) {
      bindings.push(binding);
      channels.add(binding.targetChannelId);
    }
  }
  return { channels, bindings, subscriptions };
}
