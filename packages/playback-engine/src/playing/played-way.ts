import type { ChannelId } from "@plumbline/model-core";
import { PLAYBACK_LIMITS } from "../limits.js";
import type {
  PlayableBinding,
  PlayableChannel,
  PlayablePublish,
  PlayableSubscription,
} from "../playable-scenario.js";
import type { MessageWay, NotRoutedReason } from "../routing/message-way.js";
import { passesBinding } from "../routing/passes-binding.js";
import type { Play } from "./play.js";
import { traceRoute } from "./trace-route.js";

/** What is sent on its way: a message just published, or a dead letter. */
interface Sent {
  readonly step: PlayablePublish;
  /** The attempt its events carry. */
  readonly attempt: number;
  /** Called for each subscription reached; null for a dead letter. */
  readonly deliver: ((subscription: PlayableSubscription) => void) | null;
}

/** The way of one message in a playback: what happens on it is traced, and counted against faults and limits. */
export class PlayedWay implements MessageWay<PlayableChannel, PlayableBinding, PlayableSubscription> {
  readonly #play: Play;
  readonly #sent: Sent;
  readonly #taken = new Set<ChannelId>();
  #met = 0;

  constructor(play: Play, sent: Sent) {
    this.#play = play;
    this.#sent = sent;
  }

  get isDeadLetter(): boolean {
    return this.#sent.deliver === null;
  }

  get isOver(): boolean {
    return this.#play.budget.isExceeded;
  }

  subscriptionsOf(channel: PlayableChannel): readonly PlayableSubscription[] {
    return channel.subscriptions;
  }

  bindingsFrom(channel: PlayableChannel): readonly PlayableBinding[] {
    return channel.bindings;
  }

  targetOf(binding: PlayableBinding): PlayableChannel {
    return binding.target;
  }

  passes(binding: PlayableBinding): boolean {
    this.#met += 1;
    if (this.#met > PLAYBACK_LIMITS.bindingsOfMessage) {
      this.#play.budget.exceed(
        `a message is matched against over ${PLAYBACK_LIMITS.bindingsOfMessage} bindings`,
      );
    }
    return passesBinding({ pattern: binding.routingKey, routingKey: this.#sent.step.routingKey });
  }

  hasTaken(channel: PlayableChannel): boolean {
    return this.#taken.has(channel.id);
  }

  take(channel: PlayableChannel): void {
    this.#taken.add(channel.id);
  }

  deliver(subscription: PlayableSubscription): void {
    this.#sent.deliver?.(subscription);
  }

  route(source: PlayableChannel, binding: PlayableBinding): boolean {
    const { step, attempt } = this.#sent;
    const fault = this.#play.faults.strike(binding.target.id);
    const about = { step, attempt, source, binding };
    if (fault === null) {
      traceRoute(this.#play, { ...about, kind: "Routed" });
      return true;
    }
    const kind = this.isDeadLetter ? "Dropped" : "PublishFailed";
    traceRoute(this.#play, {
      ...about,
      kind,
      detail: `${fault}: the bound channel did not take the message`,
    });
    return false;
  }

  notRouted(source: PlayableChannel, binding: PlayableBinding, reason: NotRoutedReason): void {
    const { step, attempt } = this.#sent;
    const differs = step.routingKey === null ? "the step has no routing key" : "the routing key differs";
    const detail = reason === "already-taken" ? "the target already took the message" : differs;
    traceRoute(this.#play, { kind: "NotRouted", step, attempt, source, binding, detail });
  }
}
