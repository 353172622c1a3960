import { routeMessage } from "@plumbline/playback-engine";
import { RETRY_CLASS } from "../kernel/event-queue.js";
import { NONE, scheduleRetry } from "./calls.js";
import { DELIVERY_FRAME, DOOMED, HOLDS_SLOT, IN_BACKLOG, MEASURED } from "./frames.js";
import { OUTAGE, SAFE } from "./hazards.js";
import { forgetOutcomes, inheritOutcomes } from "./outcomes.js";
import type { Simulation } from "./simulation.js";
import {
  beginDelivery,
  GRANTED,
  QUEUED,
  REJECTED,
  releaseSlot,
  scheduleAnyWork,
  scheduleWork,
  seekSlot,
} from "./slots.js";
import { takesMessage } from "./takes-message.js";
import type { PublishStep, SubscriptionTarget } from "./targets.js";
import { DELIVER, SERVICE_DONE } from "./timers.js";

/** The message on its way comes to a subscription. */
export function addDelivery(sim: Simulation, subscription: number): void {
  const { frames } = sim;
  const publisher = sim.way.frame;
  const target = sim.targets.subscriptions[subscription]!;
  const request = frames.request[publisher]!;
  const measured = frames.flags[publisher]! & MEASURED;
  const delivery = frames.take(DELIVERY_FRAME, measured, sim);
  frames.parent[delivery] = sim.way.publish;
  frames.target[delivery] = subscription;
  frames.deliveries[delivery] = 0;
  frames.scope[delivery] = delivery;
  frames.request[delivery] = request;
  sim.faults.join(request);
  target.delivered += measured;
  if (sim.tables.outcomeWords > 0) {
    inheritOutcomes(sim, delivery, publisher, maskOf(sim, delivery));
  }
  sim.timers.start(target.terms.delayTimer, sim, RETRY_CLASS, delivery);
}

/** An attempt of a delivery begins: it needs a slot of the subscription, then one of the consumer. */
export function startDelivery(sim: Simulation, delivery: number): number {
  const { frames } = sim;
  const target = targetOf(sim, delivery);
  frames.deliveries[delivery] = frames.deliveries[delivery]! + 1;
  frames.clear(delivery, DOOMED);
  target.attempts += frames.flags[delivery]! & MEASURED;
  if (sim.tables.outcomeWords > 0) {
    forgetOutcomes(sim, delivery, maskOf(sim, delivery));
  }
  const met = target.hazards.isNone
    ? SAFE
    : target.hazards.strike(sim.now, frames.request[delivery]!, sim.faults);
  if (met === OUTAGE) {
    failDelivery(sim, delivery);
    return NONE;
  }
  if (met !== SAFE) {
    frames.set(delivery, DOOMED);
  }
  return takeSubscriptionSlot(sim, delivery, target);
}

function takeSubscriptionSlot(sim: Simulation, delivery: number, target: SubscriptionTarget): number {
  const { slots, isLimited } = target.terms;
  if (isLimited) {
    slots.touch(sim);
    slots.meter.arrivals += sim.isMeasuring ? 1 : 0;
    const isWaiting = !slots.hasFreeServer || !target.station.hasFreeServer;
    if (isWaiting && slots.waiting >= slots.queueLimit) {
      overflow(sim, delivery, target);
      return NONE;
    }
    if (!slots.hasFreeServer) {
      enterBacklog(sim, delivery, target);
      slots.enqueue(delivery, sim.frames);
      return NONE;
    }
    slots.busy += 1;
    sim.frames.deliverySince[delivery] = sim.now;
  }
  const got = seekConsumer(sim, delivery, target);
  if (got === REJECTED) {
    releaseSubscriptionSlot(sim, delivery, target);
    failDelivery(sim, delivery);
  }
  if (got !== GRANTED) {
    return NONE;
  }
  const takesTime = scheduleWork(sim, SERVICE_DONE, delivery, beginDelivery(sim, delivery));
  return takesTime ? NONE : deliveryServed(sim, delivery);
}

/** The backlog is full: this is no attempt, and a message that had none is not delivered. */
function overflow(sim: Simulation, delivery: number, target: SubscriptionTarget): void {
  const { slots, overflow } = target.terms;
  const measured = sim.frames.flags[delivery]! & MEASURED;
  slots.meter.rejected += sim.isMeasuring ? 1 : 0;
  target.attempts -= measured;
  target.delivered -= sim.frames.deliveries[delivery] === 1 ? measured : 0;
  if (overflow === "drop") {
    dropMessage(sim, delivery, target);
  } else {
    deadLetter(sim, delivery, target);
  }
  leave(sim, delivery);
}

/** Asks for a slot of the consumer's resource. */
function seekConsumer(sim: Simulation, delivery: number, target: SubscriptionTarget): number {
  const got = seekSlot(sim, target.station, delivery);
  if (got === QUEUED && !sim.frames.has(delivery, IN_BACKLOG)) {
    enterBacklog(sim, delivery, target);
  }
  if (got === REJECTED && sim.frames.has(delivery, IN_BACKLOG)) {
    target.terms.slots.touch(sim);
    target.terms.slots.waiting -= 1;
    sim.frames.clear(delivery, IN_BACKLOG);
  }
  return got;
}

function enterBacklog(sim: Simulation, delivery: number, target: SubscriptionTarget): void {
  target.terms.slots.touch(sim);
  target.terms.slots.wait();
  sim.frames.set(delivery, IN_BACKLOG);
}

/** The consumer's own service time is over: the handler's steps follow, unless the attempt fails now. */
export function deliveryServed(sim: Simulation, delivery: number): number {
  const { frames } = sim;
  const target = targetOf(sim, delivery);
  const { errorRate, errorStream } = target.work;
  if (!target.station.holdsCall) {
    giveConsumerBack(sim, delivery, target);
  }
  sim.events += 1;
  const errs = errorRate > 0 && sim.streams.uniform(errorStream) <= errorRate;
  if (errs || frames.has(delivery, DOOMED)) {
    return endDelivery(sim, delivery, false);
  }
  const handler = publishOf(sim, delivery).handlers[frames.target[delivery]!]!;
  frames.pc[delivery] = handler;
  return handler < 0 ? endDelivery(sim, delivery, true) : delivery;
}

/** The attempt is over. */
export function endDelivery(sim: Simulation, delivery: number, succeeded: boolean): number {
  const target = targetOf(sim, delivery);
  if (sim.frames.has(delivery, HOLDS_SLOT)) {
    giveConsumerBack(sim, delivery, target);
  }
  releaseSubscriptionSlot(sim, delivery, target);
  if (succeeded) {
    leave(sim, delivery);
  } else {
    failDelivery(sim, delivery);
  }
  return NONE;
}

function giveConsumerBack(sim: Simulation, delivery: number, target: SubscriptionTarget): void {
  sim.frames.clear(delivery, HOLDS_SLOT);
  if (sim.isMeasuring) {
    target.station.meter.slotTimes.recordSince(sim, sim.frames.slotSince, delivery);
  }
  releaseSlot(sim, target.station, false);
}

/** Gives the slot back, and to those who wait; one whom its consumer rejects gives it on. */
function releaseSubscriptionSlot(sim: Simulation, delivery: number, target: SubscriptionTarget): void {
  const { slots, isLimited } = target.terms;
  if (!isLimited) {
    return;
  }
  slots.touch(sim);
  slots.busy -= 1;
  if (sim.isMeasuring) {
    slots.meter.slotTimes.recordSince(sim, sim.frames.deliverySince, delivery);
  }
  while (!slots.isQueueEmpty && slots.hasFreeServer) {
    const next = slots.dequeue(sim.frames);
    slots.busy += 1;
    sim.frames.deliverySince[next] = sim.now;
    const got = seekConsumer(sim, next, target);
    if (got === GRANTED) {
      scheduleAnyWork(sim, SERVICE_DONE, next, beginDelivery(sim, next));
    } else if (got === REJECTED) {
      slots.busy -= 1;
      failDelivery(sim, next);
    }
  }
}

/** An attempt has failed; it holds no slot any more. */
function failDelivery(sim: Simulation, delivery: number): void {
  const target = targetOf(sim, delivery);
  const attempt = sim.frames.deliveries[delivery]!;
  target.failed += sim.frames.flags[delivery]! & MEASURED;
  if (attempt < target.retries.maxAttempts) {
    scheduleRetry(sim, target.retries, { attempt, event: DELIVER, frame: delivery });
    return;
  }
  deadLetter(sim, delivery, target);
  leave(sim, delivery);
}

function deadLetter(sim: Simulation, delivery: number, target: SubscriptionTarget): void {
  const { channel, deadLetterChannel } = target.terms;
  const to = sim.targets.channels[deadLetterChannel];
  if (to === undefined || !takesMessage(sim, to, delivery)) {
    dropMessage(sim, delivery, target);
    return;
  }
  const measured = sim.frames.flags[delivery]! & MEASURED;
  target.deadLettered += measured;
  to.deadLettered += measured;
  const droppedAt = sim.targets.channels[channel]!;
  sim.way.start({
    publish: sim.frames.parent[delivery]!,
    frame: delivery,
    deliver: null,
    droppedAt,
  });
  routeMessage(sim.way, to);
}

function dropMessage(sim: Simulation, delivery: number, target: SubscriptionTarget): void {
  const measured = sim.frames.flags[delivery]! & MEASURED;
  target.dropped += measured;
  sim.targets.channels[target.terms.channel]!.dropped += measured;
}

function leave(sim: Simulation, delivery: number): void {
  sim.faults.leave(sim.frames.request[delivery]!);
  sim.frames.free(delivery);
}

function targetOf(sim: Simulation, delivery: number): SubscriptionTarget {
  return sim.targets.subscriptions[sim.frames.target[delivery]!]!;
}

function publishOf(sim: Simulation, delivery: number): PublishStep {
  return sim.targets.publishes[sim.frames.parent[delivery]!]!;
}

function maskOf(sim: Simulation, delivery: number): number {
  return publishOf(sim, delivery).masks[sim.frames.target[delivery]!]!;
}
