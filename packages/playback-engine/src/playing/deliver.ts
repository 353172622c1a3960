import type { PlayablePublish, PlayableSubscription } from "../playable-scenario.js";
import { routeMessage } from "../routing/route-message.js";
import { messageFields } from "./message-fields.js";
import type { Scope, SentMessage } from "./outcome-book.js";
import type { Play } from "./play.js";
import { PlayedWay } from "./played-way.js";
import type { EventFields } from "./trace.js";

/** A message that a channel has taken. */
export interface Delivery {
  readonly step: PlayablePublish;
  readonly publisher: Scope;
  readonly sent: SentMessage;
}

/** Schedules the delivery of a message to a subscription at the present time. */
export function deliver(play: Play, delivery: Delivery, subscription: PlayableSubscription): void {
  play.queue.after(0, () => new DeliveryRun(play, delivery, subscription).attempt(1));
}

/**
 * A delivery: its attempts, and after the last failed one the dead letter
 * (docs/reference/playback.md#deliveries).
 */
class DeliveryRun {
  readonly #play: Play;
  readonly #delivery: Delivery;
  readonly #subscription: PlayableSubscription;

  constructor(play: Play, delivery: Delivery, subscription: PlayableSubscription) {
    this.#play = play;
    this.#delivery = delivery;
    this.#subscription = subscription;
  }

  attempt(attempt: number): void {
    const { trace, faults, book } = this.#play;
    const { step, publisher, sent } = this.#delivery;
    const { id, consumer } = this.#subscription;
    const scope = book.startDelivery(sent, id, publisher, attempt);
    const fault = faults.strike(id, consumer);
    if (fault !== null) {
      this.#failed(scope, `${fault}: the consumer did not take the message`);
      return;
    }
    trace.add("Delivered", { ...this.#arrival(attempt), payload: step.payload });
    this.#play.runList(step.handlers.get(id) ?? [], scope, (succeeded) => {
      if (succeeded) {
        book.settle(scope);
      } else {
        this.#failed(scope, "a step of the handler failed");
      }
    });
  }

  #failed(scope: Scope, detail: string): void {
    const { queue, trace, book } = this.#play;
    const { payload } = this.#delivery.step;
    const { maxAttempts, backoffMs } = this.#subscription.retry ?? { maxAttempts: 1, backoffMs: 0 };
    const next = scope.attempt + 1;
    book.settle(scope);
    trace.add("DeliveryFailed", { ...this.#arrival(scope.attempt), payload, detail });
    if (next <= maxAttempts) {
      const wait = `attempt ${next} of ${maxAttempts} in ${backoffMs} ms`;
      trace.add("RetryScheduled", { ...this.#arrival(scope.attempt), detail: wait });
      queue.after(backoffMs, () => this.attempt(next));
    } else {
      this.#giveUp(scope.attempt);
    }
  }

  /** Sends the message to the dead-letter channel and along its bindings, where no consumer plays. */
  #giveUp(attempt: number): void {
    const { trace, faults } = this.#play;
    const { step } = this.#delivery;
    const { id, consumer, deadLetterChannel } = this.#subscription;
    const gone = { ...messageFields(step, attempt), from: consumer, target: id, payload: step.payload };
    if (deadLetterChannel === null) {
      trace.add("Dropped", { ...gone, detail: "the subscription has no dead-letter channel" });
      return;
    }
    const fault = faults.strike(deadLetterChannel.id);
    if (fault !== null) {
      trace.add("Dropped", { ...gone, detail: `${fault}: the dead-letter channel did not take the message` });
      return;
    }
    trace.add("DeadLettered", { ...gone, to: deadLetterChannel.id });
    routeMessage(new PlayedWay(this.#play, { step, attempt, deliver: null }), deadLetterChannel);
  }

  #arrival(attempt: number): EventFields {
    const { id, subscription, consumer } = this.#subscription;
    return {
      ...messageFields(this.#delivery.step, attempt),
      from: subscription.channelId,
      to: consumer,
      target: id,
    };
  }
}
