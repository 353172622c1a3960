import { STRIDE, WATCH } from "../program/instructions.js";
import { NONE } from "./calls.js";
import { DOOMED, LIST_FAILED, MEASURED, WRITING } from "./frames.js";
import { OUTAGE, SAFE } from "./hazards.js";
import { FAILED, noteOutcome, SUCCEEDED } from "./outcomes.js";
import type { Simulation } from "./simulation.js";
import { GRANTED, QUEUED, releaseSlot, scheduleWork, seekSlot, storeOf } from "./slots.js";
import type { StoreTarget } from "./targets.js";
import { WRITE_DONE } from "./timers.js";

/** A frame has come to a write: it waits for the store's service time, under the store's resource. */
export function startWrite(sim: Simulation, frame: number): number {
  const { frames } = sim;
  const store = storeOf(sim, frame);
  store.writes += frames.flags[frame]! & MEASURED;
  const met = store.hazards.isNone ? SAFE : store.hazards.strike(sim.now, frames.request[frame]!, sim.faults);
  if (met === OUTAGE) {
    sim.events += 1;
    return writeEnded(sim, frame, store, false);
  }
  if (met !== SAFE) {
    frames.set(frame, DOOMED);
  }
  frames.set(frame, WRITING);
  const got = store.station === null ? GRANTED : seekSlot(sim, store.station, frame);
  if (got === QUEUED) {
    return NONE;
  }
  if (got !== GRANTED) {
    sim.events += 1;
    frames.clear(frame, WRITING | DOOMED);
    return writeEnded(sim, frame, store, false);
  }
  frames.writeSince[frame] = sim.now;
  return scheduleWork(sim, WRITE_DONE, frame, store.work) ? NONE : writeDone(sim, frame);
}

/** The store has done its work. */
export function writeDone(sim: Simulation, frame: number): number {
  const { frames } = sim;
  const store = storeOf(sim, frame);
  const { errorRate, errorStream } = store.work;
  sim.events += 1;
  const errs = errorRate > 0 && sim.streams.uniform(errorStream) <= errorRate;
  const succeeded = !errs && !frames.has(frame, DOOMED);
  frames.clear(frame, WRITING | DOOMED);
  if (store.station !== null) {
    if (sim.isMeasuring) {
      store.station.meter.slotTimes.recordSince(sim, frames.writeSince, frame);
    }
    releaseSlot(sim, store.station, false);
  }
  return writeEnded(sim, frame, store, succeeded);
}

function writeEnded(sim: Simulation, frame: number, store: StoreTarget, succeeded: boolean): number {
  const { frames } = sim;
  const pc = frames.pc[frame]!;
  noteOutcome(sim, frame, sim.tables.code[pc * STRIDE + WATCH]!, succeeded ? SUCCEEDED : FAILED);
  if (succeeded) {
    frames.pc[frame] = pc + 1;
  } else {
    store.failed += frames.flags[frame]! & MEASURED;
    frames.set(frame, LIST_FAILED);
  }
  return frame;
}
