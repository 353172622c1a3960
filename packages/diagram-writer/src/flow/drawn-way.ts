import type { Binding, ModelIndex, Subscription } from "@plumbline/model-core";
import type { MessageWay } from "@plumbline/playback-engine";
import { passesBinding } from "@plumbline/playback-engine";
import { DRAWING_LIMITS } from "../limits.js";
import { allMarks, marksOfFact } from "../picture/standing.js";
import type { Delivery } from "./deliveries.js";

/** How a message has come to a channel. */
type Arrival = Pick<Delivery, "via" | "marks">;

const PUBLISHED: Arrival = { via: [], marks: [] };

/** The way of one message as a drawing shows it: channels by ID, and what the subscriptions reached rest on. */
export class DrawnWay implements MessageWay<string, Binding, Subscription> {
  readonly deliveries: Delivery[] = [];
  readonly isDeadLetter = false;
  readonly isOver = false;
  readonly #index: ModelIndex;
  readonly #routingKey: string | null;
  readonly #arrivals = new Map<string, Arrival>();
  readonly #taken = new Set<string>();
  #met = 0;

  constructor(index: ModelIndex, routingKey: string | null) {
    this.#index = index;
    this.#routingKey = routingKey;
  }

  subscriptionsOf(channelId: string): readonly Subscription[] {
    return this.#index.subscriptionsOfChannel.get(channelId) ?? [];
  }

  /** What is over the limit is not drawn: such a scenario is not played either. */
  bindingsFrom(channelId: string): readonly Binding[] {
    const bindings = this.#index.bindingsOfSource.get(channelId) ?? [];
    const room = Math.max(0, DRAWING_LIMITS.bindingsOfMessage - this.#met);
    this.#met += bindings.length;
    return bindings.slice(0, room);
  }

  targetOf(binding: Binding): string {
    return binding.targetChannelId;
  }

  passes(binding: Binding): boolean {
    return passesBinding({ pattern: binding.routingKey, routingKey: this.#routingKey });
  }

  hasTaken(channelId: string): boolean {
    return this.#taken.has(channelId);
  }

  take(channelId: string): void {
    this.#taken.add(channelId);
  }

  deliver(subscription: Subscription, channelId: string): void {
    const { via, marks } = this.#arrivalAt(channelId);
    this.deliveries.push({ subscription, via, marks: allMarks(marks, marksOfFact(subscription)) });
  }

  route(channelId: string, binding: Binding): boolean {
    const { via, marks } = this.#arrivalAt(channelId);
    const name = this.#index.channels.get(binding.targetChannelId)?.name ?? binding.targetChannelId;
    this.#arrivals.set(binding.targetChannelId, {
      via: [...via, name],
      marks: allMarks(marks, marksOfFact(binding)),
    });
    return true;
  }

  notRouted(): void {
    // What does not pass is not drawn.
  }

  #arrivalAt(channelId: string): Arrival {
    return this.#arrivals.get(channelId) ?? PUBLISHED;
  }
}
