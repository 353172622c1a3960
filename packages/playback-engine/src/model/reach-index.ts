import type { ModelIndex } from "@plumbline/model-core";
import type { ChannelReach } from "./channel-reach.js";
import { reachOf } from "./channel-reach.js";

/** The reach of channels, each worked out once. */
export class ReachIndex {
  readonly #index: ModelIndex;
  readonly #reach = new Map<string, ChannelReach>();

  constructor(index: ModelIndex) {
    this.#index = index;
  }

  of(channelId: string): ChannelReach {
    let reach = this.#reach.get(channelId);
    if (reach === undefined) {
      reach = reachOf(this.#index, channelId);
      this.#reach.set(channelId, reach);
    }
    return reach;
  }
}
