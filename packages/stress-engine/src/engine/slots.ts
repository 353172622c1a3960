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
import type { StoreTarget, Work } from "./targets.js";
import { SERVICE_DONE, WRITE_DONE } from "./timers.js";

/** What becomes of one who asks for a slot. */
export const GRANTED = 0;
export const QUEUED = 1;
export const REJECTED = 2;

/** Asks for a slot of a station; who has to wait stands in its queue afterwards. */
export function seekSlot(sim: Simulation, station: Station, frame: number): number {
  const { meter } = station;
  station.touch(sim);
  if (sim.isMeasuring) {
    meter.arrivals += 1;
  }
  if (station.hasFreeServer) {
    station.busy += 1;
    if (sim.isMeasuring) {
      meter.waits.recordNone();
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
export function releaseSlot(sim: Simulation, station: Station, isLate: boolean): void {
  station.touch(sim);
  station.busy -= 1;
  if (isLate) {
    station.late -= 1;
  }
  while (!station.isQueueEmpty && station.hasFreeServer) {
    grantFirst(sim, station);
  }
}

function grantFirst(sim: Simulation, station: Station): void {
  const { frames } = sim;
  const frame = station.dequeue(frames);
  station.waiting -= 1;
  station.busy += 1;
  if (sim.isMeasuring) {
    station.meter.waits.recordSince(sim, frames.queuedAt, frame);
  }
  if (frames.has(frame, WRITING)) {
    frames.writeSince[frame] = sim.now;
    scheduleAnyWork(sim, WRITE_DONE, frame, storeOf(sim, frame).work);
  } else if (frames.kind[frame] === ATTEMPT_FRAME) {
    grantAttempt(sim, station, frame);
  } else {
    scheduleAnyWork(sim, SERVICE_DONE, frame, beginDelivery(sim, frame));
  }
}

/** An attempt that has timed out in the queue is served all the same; one that gives no answer is gone. */
function grantAttempt(sim: Simulation, station: Station, frame: number): void {
  const flags = sim.frames.flags[frame]!;
  const operation = sim.targets.operations[sim.frames.target[frame]!]!;
  const isTimedOut = (flags & TIMED_OUT) !== 0;
  if (isTimedOut && (flags & HANGING) !== 0) {
    station.busy -= 1;
    dropAttempt(sim, frame);
    return;
  }
  station.late += isTimedOut ? 1 : 0;
  if ((flags & MEASURED) !== 0) {
    operation.wait.recordSince(sim, sim.frames.queuedAt, frame);
  }
  beginAttempt(sim, frame);
  if ((flags & HANGING) === 0) {
    scheduleAnyWork(sim, SERVICE_DONE, frame, operation.work);
  }
}

/** The attempt has its slot. */
export function beginAttempt(sim: Simulation, frame: number): void {
  const { flags, slotSince } = sim.frames;
  flags[frame] = flags[frame]! | HOLDS_SLOT;
  slotSince[frame] = sim.now;
}

/** The delivery has its slots: gives the work its consumer does. */
export function beginDelivery(sim: Simulation, frame: number): Work {
  const { frames } = sim;
  const subscription = sim.targets.subscriptions[frames.target[frame]!]!;
  const flags = frames.flags[frame]!;
  frames.flags[frame] = (flags | HOLDS_SLOT | STARTED) & ~IN_BACKLOG;
  frames.slotSince[frame] = sim.now;
  if ((flags & IN_BACKLOG) !== 0) {
    subscription.terms.slots.touch(sim);
    subscription.terms.slots.waiting -= 1;
  }
  if ((flags & STARTED) === 0 && (flags & MEASURED) !== 0) {
    subscription.lag.recordSince(sim, frames.since, frame);
  }
  return subscription.work;
}

/** Schedules the end of work that takes time; false when it takes none. */
export function scheduleWork(sim: Simulation, event: number, frame: number, work: Work): boolean {
  const { sampler } = work;
  sampler.draw();
  if (sampler.drawnNs === 0) {
    return false;
  }
  sim.queue.push(sim.now + sampler.drawnNs, COMPLETION_CLASS, event, frame);
  return true;
}

/** Schedules the end of work at whatever time, also now. */
export function scheduleAnyWork(sim: Simulation, event: number, frame: number, work: Work): void {
  if (!scheduleWork(sim, event, frame, work)) {
    sim.queue.push(sim.now, COMPLETION_CLASS, event, frame);
  }
}

/** The store of the write a frame stands at. */
export function storeOf(sim: Simulation, frame: number): StoreTarget {
  const at = sim.frames.pc[frame]! * STRIDE;
  return sim.targets.stores[sim.tables.code[at + FIRST]!]!;
}

/** Nothing of the attempt is under way any more. */
export function dropAttempt(sim: Simulation, frame: number): void {
  sim.faults.leave(sim.frames.request[frame]!);
  sim.frames.free(frame);
}
