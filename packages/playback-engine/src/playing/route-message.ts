import type { ChannelId } from "@plumbline/model-core";
import { PLAYBACK_LIMITS } from "../limits.js";
import { matchesTopicPattern } from "../model/topic-pattern.js";
import type {
  PlayableBinding,
  PlayableChannel,
  PlayablePublish,
  PlayableSubscription,
} from "../playable-scenario.js";
import { messageFields } from "./message-fields.js";
import type { Play } from "./play.js";

/** A message on its way from the channel that has taken it. */
export interface Route {
  readonly channel: PlayableChannel;
  /** The attempt its events carry. */
  readonly attempt: number;
  /** The event of a route whose target channel has a fault. */
  readonly onRefused: "PublishFailed" | "Dropped";
  /** Called for each subscription reached. */
  readonly take: (subscription: PlayableSubscription) => void;
}

/**
 * Brings a message to the subscriptions of a channel and, depth first, through its bindings to those of
 * other channels (spec 1, section 4.2, rules 7 to 11). A channel takes it once, so a cycle ends; the
 * limit of bindings bounds the depth.
 */
export function routeMessage(play: Play, step: PlayablePublish, route: Route): void {
  new MessageRoute(play, step, route).visit(route.channel);
}

class MessageRoute {
  readonly #play: Play;
  readonly #step: PlayablePublish;
  readonly #route: Route;
  readonly #taken = new Set<ChannelId>();
  #matched = 0;

  constructor(play: Play, step: PlayablePublish, route: Route) {
    this.#play = play;
    this.#step = step;
    this.#route = route;
  }

  visit(channel: PlayableChannel): void {
    this.#taken.add(channel.id);
    for (const subscription of channel.subscriptions) {
      if (this.#play.budget.isExceeded) {
        return;
      }
      this.#route.take(subscription);
    }
    for (const binding of channel.bindings) {
      this.#matched += 1;
      if (this.#matched > PLAYBACK_LIMITS.bindingsOfMessage) {
        this.#play.budget.exceed(
          `a message is matched against over ${PLAYBACK_LIMITS.bindingsOfMessage} bindings`,
        );
      }
      if (this.#play.budget.isExceeded) {
        return;
      }
      this.#follow(channel, binding);
    }
  }

  #follow(source: PlayableChannel, binding: PlayableBinding): void {
    const reason = this.#whyNot(binding);
    if (reason !== null) {
      this.#add("NotRouted", source, binding, { detail: reason });
      return;
    }
    const fault = this.#play.faults.strike(binding.target.id);
    if (fault === null) {
      this.#add("Routed", source, binding, {});
      this.visit(binding.target);
      return;
    }
    const detail = `${fault}: the bound channel did not take the message`;
    this.#add(this.#route.onRefused, source, binding, { detail, payload: this.#step.payload });
  }

  #whyNot(binding: PlayableBinding): string | null {
    const key = this.#step.routingKey;
    if (binding.routingKey !== null) {
      if (key === null) {
        return "the step has no routing key";
      }
      if (key !== binding.routingKey && !matchesTopicPattern(binding.routingKey, key)) {
        return "the routing key differs";
      }
    }
    return this.#taken.has(binding.target.id) ? "the target already took the message" : null;
  }

  #add(
    kind: "Routed" | "NotRouted" | "PublishFailed" | "Dropped",
    source: PlayableChannel,
    binding: PlayableBinding,
    more: { readonly detail?: string; readonly payload?: PlayablePublish["payload"] },
  ): void {
    this.#play.trace.add(kind, {
      ...messageFields(this.#step, this.#route.attempt),
      from: source.id,
      ...(kind === "Dropped" ? {} : { to: binding.target.id }),
      target: binding.id,
      ...more,
    });
  }
}
