import type { MessageWay } from "@plumbline/playback-engine";
import { MEASURED } from "./frames.js";
import type { Simulation } from "./simulation.js";
import { takesMessage } from "./takes-message.js";
import type { BindingTarget, ChannelTarget } from "./targets.js";

/** Brings a message that is on its way to a subscription. */
export type Deliver = (sim: Simulation, subscription: number) => void;

/** What is sent on its way: a message just published, or a dead letter. */
interface Sent {
  /** The number of the publish step. */
  readonly publish: number;
  /** The frame that publishes, or whose delivery has failed. */
  readonly frame: number;
  /** Called for each subscription reached; null for a dead letter. */
  readonly deliver: Deliver | null;
  /** The channel at which a route is counted that a dead letter could not take; null for a new message. */
  readonly droppedAt: ChannelTarget | null;
}

const NOTHING_PASSES: Uint8Array = new Uint8Array(0);

/** The way of one message under load, used again for each. */
export class WayUnderLoad implements MessageWay<ChannelTarget, BindingTarget, number> {
  /** The bindings a message can meet are counted before a run. */
  readonly isOver = false;
  isDeadLetter = false;
  publish = 0;
  frame = 0;
  readonly #sim: Simulation;
  #deliver: Deliver | null = null;
  #droppedAt: ChannelTarget | null = null;
  /** By number of the binding. */
  #passes: Uint8Array = NOTHING_PASSES;
  /** 1 when the message counts, as flags have it. */
  #measured = 0;
  /** Tells which channels have taken the message. */
  #stamp = 0;

  constructor(sim: Simulation) {
    this.#sim = sim;
  }

  start({ publish, frame, deliver, droppedAt }: Sent): void {
    const { frames, targets } = this.#sim;
    this.publish = publish;
    this.frame = frame;
    this.isDeadLetter = deliver === null;
    this.#deliver = deliver;
    this.#droppedAt = droppedAt;
    this.#passes = targets.publishes[publish]!.passes;
    this.#measured = frames.flags[frame]! & MEASURED;
    this.#stamp += 1;
  }

  subscriptionsOf(channel: ChannelTarget): readonly number[] {
    return channel.subscriptions;
  }

  bindingsFrom(channel: ChannelTarget): readonly BindingTarget[] {
    return channel.bindings;
  }

  targetOf(binding: BindingTarget): ChannelTarget {
    return this.#sim.targets.channels[binding.target]!;
  }

  /** A binding looked at is an event: routing takes most of the time where there are many. */
  passes(binding: BindingTarget): boolean {
    this.#sim.events += 1;
    return this.#passes[binding.number] === 1;
  }

  hasTaken(channel: ChannelTarget): boolean {
    return channel.takenBy === this.#stamp;
  }

  take(channel: ChannelTarget): void {
    channel.takenBy = this.#stamp;
  }

  deliver(subscription: number): void {
    this.#deliver?.(this.#sim, subscription);
  }

  route(_: ChannelTarget, binding: BindingTarget): boolean {
    const target = this.targetOf(binding);
    const isTaken = takesMessage(this.#sim, target, this.frame);
    if (isTaken) {
      target.routed += this.#measured;
    } else if (this.#droppedAt !== null) {
      this.#droppedAt.dropped += this.#measured;
    }
    return isTaken;
  }

  notRouted(source: ChannelTarget): void {
    source.notRouted += this.#measured;
  }
}
