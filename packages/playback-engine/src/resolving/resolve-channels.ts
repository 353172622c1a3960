import type { Binding, ElementId, ModelIndex, Subscription } from "@plumbline/model-core";
import type { PlayableBinding, PlayableChannel, PlayableSubscription } from "../playable-scenario.js";

interface ChannelBeingResolved extends PlayableChannel {
  readonly subscriptions: PlayableSubscription[];
  readonly bindings: PlayableBinding[];
}

/**
 * Resolves channels with everything behind them. Bindings and dead-letter channels may lead in a circle
 * or far away, so each channel is made once and filled from a queue.
 */
export class ChannelResolver {
  readonly #index: ModelIndex;
  readonly #channels = new Map<string, ChannelBeingResolved>();
  readonly #waiting: ChannelBeingResolved[] = [];

  constructor(index: ModelIndex) {
    this.#index = index;
  }

  /** The channel of an ID; null when the model has none. */
  resolve(id: string): PlayableChannel | null {
    const channel = this.#channelOf(id);
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      this.#fill(next);
    }
    return channel;
  }

  /** Every channel resolved so far. */
  get channels(): Iterable<PlayableChannel> {
    return this.#channels.values();
  }

  #channelOf(id: string): PlayableChannel | null {
    const known = this.#channels.get(id);
    const channel = this.#index.channels.get(id);
    if (known !== undefined || channel === undefined) {
      return known ?? null;
    }
    const made = { id: channel.id, channel, subscriptions: [], bindings: [] };
    this.#channels.set(id, made);
    this.#waiting.push(made);
    return made;
  }

  #fill(channel: ChannelBeingResolved): void {
    for (const subscription of this.#index.subscriptionsOfChannel.get(channel.id) ?? []) {
      channel.subscriptions.push(this.#subscription(subscription));
    }
    for (const binding of this.#index.bindingsOfSource.get(channel.id) ?? []) {
      this.#addBinding(channel, binding);
    }
  }

  #addBinding(channel: ChannelBeingResolved, binding: Binding): void {
    const target = this.#channelOf(binding.targetChannelId);
    if (target !== null) {
      channel.bindings.push({ id: binding.id, routingKey: binding.routingKey, target });
    }
  }

  #subscription(subscription: Subscription): PlayableSubscription {
    const { id, consumerId, retry, deadLetterChannelId } = subscription;
    const consumer: ElementId = consumerId;
    const deadLetterChannel = deadLetterChannelId === null ? null : this.#channelOf(deadLetterChannelId);
    return { id, subscription, consumer, retry, deadLetterChannel };
  }
}
