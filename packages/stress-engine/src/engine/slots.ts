import { COMPLETION_CLASS } from "../kernel/event-queue.js";
import { FIRST, STRIDE } from "../program/instructions.js";
import {
  ATTEMPT_FRAME,
  HANGING,
  HOLDS_SLOT,
  IN_BACKLOG,
  MEASURED,
  STARTED,
  TIMED_OUT,
  WRITING,
} from "./frames.js";
import type { Simulation } from "./simulation.js";
import type { Station } from "./station.js";
import type { StoreTarget } from "./targets.js";
import { SERVICE_DONE, WRITE_DONE } from "./timers.js";

/** What becomes of one who asks for a slot. */
export const GRANTED = 0;
export const QUEUED = 1;
export const REJECTED = 2;

/** Asks for a slot of a station; who has to wait stands in its queue afterwards. */
export function seekSlot(sim: Simulation, station: Station, frame: number): number {
  const { meter } = station;
  station.touch(sim.now);
  if (sim.isMeasuring) {
    meter.arrivals += 1;
  }
  if (station.hasFreeServer) {
    station.busy += 1;
    if (sim.isMeasuring) {
      meter.waits.record(0);
    }
    return GRANTED;
  }
  if (station.isQueueFull) {
    meter.rejected += sim.isMeasuring ? 1 : 0;
    return REJECTED;
  }
  station.wait();
  station.enqueue(frame, sim.frames);
  sim.frames.queuedAt[frame] = sim.now;
  return QUEUED;
}

/** Gives a slot back, and to those who wait for one. */
export function releaseSlot(sim: Simulation, station: Station, since: number, isLate: boolean): void {
  station.touch(sim.now);
  station.busy -= 1;
  if (isLate) {
    station.late -= 1;
  }
  if (sim.isMeasuring) {
    station.meter.slotTimes.record(sim.now - since);
  }
  while (!station.isQueueEmpty && station.hasFreeServer) {
    grantFirst(sim, station);
  }
}

function grantFirst(sim: Simulation, station: Station): void {
  const { frames } = sim;
  const frame = station.dequeue(frames);
  const waited = sim.now - (frames.queuedAt[frame] as number);
  station.waiting -= 1;
  station.busy += 1;
  if (sim.isMeasuring) {
    station.meter.waits.record(waited);
  }
  if (frames.has(frame, WRITING)) {
    scheduleWrite(sim, frame, storeOf(sim, frame));
  } else if (frames.kind[frame] === ATTEMPT_FRAME) {
    grantAttempt(sim, station, frame, waited);
  } else {
    schedule(sim, SERVICE_DONE, frame, beginDelivery(sim, frame));
  }
}

/** An attempt that has timed out in the queue is served all the same; one that gives no answer is gone. */
function grantAttempt(sim: Simulation, station: Station, frame: number, waited: number): void {
  const flags = sim.frames.flags[frame] as number;
  const isTimedOut = (flags & TIMED_OUT) !== 0;
  if (isTimedOut && (flags & HANGING) !== 0) {
    station.busy -= 1;
    dropAttempt(sim, frame);
    return;
  }
  station.late += isTimedOut ? 1 : 0;
  const duration = beginAttempt(sim, frame, waited);
  if ((flags & HANGING) === 0) {
    schedule(sim, SERVICE_DONE, frame, duration);
  }
}

/** The attempt has its slot: how long it works, 0 for one that gives no answer. */
export function beginAttempt(sim: Simulation, frame: number, waited: number): number {
  const { frames } = sim;
  const operation = sim.targets.operations[frames.target[frame] as number];
  const flags = frames.flags[frame] as number;
  frames.flags[frame] = flags | HOLDS_SLOT;
  frames.slotSince[frame] = sim.now;
  if (operation === undefined) {
    return 0;
  }
  if ((flags & MEASURED) !== 0) {
    operation.wait.record(waited);
  }
  return (flags & HANGING) === 0 ? operation.work.sampler.next() : 0;
}

/** The delivery has its slots: how long its consumer works. */
export function beginDelivery(sim: Simulation, frame: number): number {
  const { frames } = sim;
  const subscription = sim.targets.subscriptions[frames.target[frame] as number];
  const flags = frames.flags[frame] as number;
  frames.flags[frame] = (flags | HOLDS_SLOT | STARTED) & ~IN_BACKLOG;
  frames.slotSince[frame] = sim.now;
  if (subscription === undefined) {
    return 0;
  }
  if ((flags & IN_BACKLOG) !== 0) {
    subscription.terms.slots.touch(sim.now);
    subscription.terms.slots.waiting -= 1;
  }
  if ((flags & STARTED) === 0 && (flags & MEASURED) !== 0) {
    subscription.lag.record(sim.now - (frames.since[frame] as number));
  }
  return subscription.work.sampler.next();
}

export function scheduleWrite(sim: Simulation, frame: number, store: StoreTarget): void {
  sim.frames.writeSince[frame] = sim.now;
  schedule(sim, WRITE_DONE, frame, store.work.sampler.next());
}

export function schedule(sim: Simulation, event: number, frame: number, durationNs: number): void {
  sim.queue.push(sim.now + durationNs, sim.queue.rank(COMPLETION_CLASS), event, frame);
}

/** The store of the write a frame stands at. */
export function storeOf(sim: Simulation, frame: number): StoreTarget {
  const at = (sim.frames.pc[frame] as number) * STRIDE;
  return sim.targets.stores[sim.tables.code[at + FIRST] as number] as StoreTarget;
}

/** Nothing of the attempt is under way any more. */
export function dropAttempt(sim: Simulation, frame: number): void {
  sim.faults.leave(sim.frames.request[frame] as number);
  sim.frames.free(frame);
}
