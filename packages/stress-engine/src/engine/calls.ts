import { RETRY_CLASS, TIMEOUT_CLASS } from "../kernel/event-queue.js";
import { roundNs } from "../kernel/virtual-time.js";
import { FIRST, FOURTH, NOWHERE, SECOND, STRIDE, THIRD, WATCH } from "../program/instructions.js";
import { ATTEMPT_FRAME, DOOMED, HANGING, HOLDS_SLOT, LIST_FAILED, MEASURED, TIMED_OUT } from "./frames.js";
import { ERROR, OUTAGE, SAFE, TIMEOUT } from "./hazards.js";
import { FAILED, forgetOutcomes, inheritOutcomes, noteOutcome, SUCCEEDED } from "./outcomes.js";
import type { Simulation } from "./simulation.js";
import { beginAttempt, dropAttempt, GRANTED, QUEUED, releaseSlot, scheduleWork, seekSlot } from "./slots.js";
import type { OperationTarget, Retries } from "./targets.js";
import { RETRY_CALL, SERVICE_DONE } from "./timers.js";

/** Nothing goes on at this moment. */
export const NONE = -1;

/** A frame has come to a call. Gives the frame that goes on, as do the others here. */
export function startCall(sim: Simulation, frame: number): number {
  const { frames } = sim;
  frames.tries[frame] = 0;
  frames.callSince[frame] = sim.now;
  if (frames.has(frame, MEASURED)) {
    calledBy(sim, frame).calls += 1;
  }
  return sendAttempt(sim, frame);
}

/** Sends the next attempt: its time-out starts now, then it takes a slot, or waits, or is rejected. */
export function sendAttempt(sim: Simulation, caller: number): number {
  const attempt = newAttempt(sim, caller);
  const operation = sim.targets.operations[sim.frames.target[attempt]!]!;
  const met = operation.hazards.isNone
    ? SAFE
    : operation.hazards.strike(sim.now, sim.frames.request[attempt]!, sim.faults);
  if (met === OUTAGE) {
    sim.events += 1;
    return faulted(sim, attempt, operation);
  }
  if (met !== SAFE) {
    sim.frames.set(attempt, met === ERROR ? DOOMED : HANGING);
  }
  if (met === TIMEOUT && sim.frames.has(attempt, MEASURED)) {
    operation.faulted += 1;
  }
  if (operation.timeoutTimer !== NONE) {
    sim.timers.start(operation.timeoutTimer, sim, TIMEOUT_CLASS, attempt);
  }
  return takeSlot(sim, attempt, operation);
}

function newAttempt(sim: Simulation, caller: number): number {
  const { frames } = sim;
  const { code } = sim.tables;
  const at = frames.pc[caller]! * STRIDE;
  const target = code[at + FIRST]!;
  const tries = frames.tries[caller]! + 1;
  const request = frames.request[caller]!;
  const measured = frames.flags[caller]! & MEASURED;
  const attempt = frames.take(ATTEMPT_FRAME, measured, sim);
  frames.tries[caller] = tries;
  frames.parent[attempt] = caller;
  frames.target[attempt] = target;
  frames.pc[attempt] = code[at + SECOND]!;
  frames.scope[attempt] = attempt;
  frames.request[attempt] = request;
  sim.faults.join(request);
  if (measured !== 0) {
    sim.targets.operations[target]!.attempts += 1;
  }
  if (sim.tables.outcomeWords > 0) {
    const mask = code[at + FOURTH]!;
    if (tries > 1) {
      forgetOutcomes(sim, caller, mask);
    }
    inheritOutcomes(sim, attempt, caller, mask);
  }
  return attempt;
}

function takeSlot(sim: Simulation, attempt: number, operation: OperationTarget): number {
  const got = seekSlot(sim, operation.station, attempt);
  if (got === QUEUED) {
    return NONE;
  }
  if (got !== GRANTED) {
    sim.events += 1;
    operation.rejected += sim.frames.flags[attempt]! & MEASURED;
    return endAttempt(sim, attempt, false);
  }
  if (sim.frames.flags[attempt]! & MEASURED) {
    operation.wait.recordNone();
  }
  beginAttempt(sim, attempt);
  if (sim.frames.has(attempt, HANGING) || scheduleWork(sim, SERVICE_DONE, attempt, operation.work)) {
    return NONE;
  }
  return attemptServed(sim, attempt);
}

/** The attempt's own service time is over: its steps follow, unless it fails now. */
export function attemptServed(sim: Simulation, attempt: number): number {
  const { frames } = sim;
  const operation = sim.targets.operations[frames.target[attempt]!]!;
  const { errorRate, errorStream } = operation.work;
  if (!operation.station.holdsCall) {
    giveSlotBack(sim, attempt, operation);
  }
  sim.events += 1;
  const errs = errorRate > 0 && sim.streams.uniform(errorStream) <= errorRate;
  if (errs || frames.has(attempt, DOOMED)) {
    return faulted(sim, attempt, operation);
  }
  return frames.pc[attempt] === NOWHERE ? endAttempt(sim, attempt, true) : attempt;
}

function faulted(sim: Simulation, attempt: number, operation: OperationTarget): number {
  operation.faulted += sim.frames.flags[attempt]! & MEASURED;
  return endAttempt(sim, attempt, false);
}

/** The attempt is over. An answer after the time-out reaches nobody. */
export function endAttempt(sim: Simulation, attempt: number, succeeded: boolean): number {
  const { frames } = sim;
  const operation = sim.targets.operations[frames.target[attempt]!]!;
  const flags = frames.flags[attempt]!;
  const caller = frames.parent[attempt]!;
  if ((flags & HOLDS_SLOT) !== 0) {
    giveSlotBack(sim, attempt, operation);
  }
  if ((flags & TIMED_OUT) !== 0) {
    operation.late += flags & MEASURED;
    dropAttempt(sim, attempt);
    return NONE;
  }
  if ((flags & MEASURED) !== 0) {
    operation.attemptLatency.recordSince(sim, frames.since, attempt);
  }
  dropAttempt(sim, attempt);
  return succeeded ? answered(sim, caller, operation) : attemptFailed(sim, caller, operation);
}

/** The time-out of an attempt is over: it goes on, but its caller does not wait for it. */
export function attemptTimedOut(sim: Simulation, attempt: number): number {
  const { frames } = sim;
  const operation = sim.targets.operations[frames.target[attempt]!]!;
  const flags = frames.flags[attempt]!;
  const caller = frames.parent[attempt]!;
  frames.flags[attempt] = flags | TIMED_OUT;
  if ((flags & MEASURED) !== 0) {
    operation.timedOut += 1;
    operation.attemptLatency.recordSince(sim, frames.since, attempt);
  }
  if ((flags & HOLDS_SLOT) !== 0) {
    operation.station.touch(sim);
    operation.station.late += 1;
    if ((flags & HANGING) !== 0) {
      giveSlotBack(sim, attempt, operation);
      dropAttempt(sim, attempt);
    }
  }
  return attemptFailed(sim, caller, operation);
}

function giveSlotBack(sim: Simulation, attempt: number, operation: OperationTarget): void {
  const { frames } = sim;
  const isLate = frames.has(attempt, TIMED_OUT);
  frames.clear(attempt, HOLDS_SLOT);
  if (sim.isMeasuring) {
    operation.station.meter.slotTimes.recordSince(sim, frames.slotSince, attempt);
  }
  releaseSlot(sim, operation.station, isLate);
}

function answered(sim: Simulation, caller: number, operation: OperationTarget): number {
  settle(sim, caller, operation, SUCCEEDED);
  sim.frames.pc[caller] = sim.frames.pc[caller]! + 1;
  return caller;
}

function attemptFailed(sim: Simulation, caller: number, operation: OperationTarget): number {
  const { frames } = sim;
  const tries = frames.tries[caller]!;
  if (tries < operation.retries.maxAttempts) {
    scheduleRetry(sim, operation.retries, { attempt: tries, event: RETRY_CALL, frame: caller });
    return NONE;
  }
  const onError = sim.tables.code[frames.pc[caller]! * STRIDE + THIRD]!;
  settle(sim, caller, operation, FAILED);
  if (onError === NOWHERE) {
    frames.set(caller, LIST_FAILED);
  } else {
    frames.pc[caller] = onError;
  }
  return caller;
}

function settle(sim: Simulation, caller: number, operation: OperationTarget, outcome: number): void {
  const { frames } = sim;
  if (frames.has(caller, MEASURED)) {
    operation.succeeded += outcome === SUCCEEDED ? 1 : 0;
    operation.failed += outcome === SUCCEEDED ? 0 : 1;
    operation.callLatency.recordSince(sim, frames.callSince, caller);
  }
  noteOutcome(sim, caller, sim.tables.code[frames.pc[caller]! * STRIDE + WATCH]!, outcome);
}

/** Waits for the next attempt after one that failed. */
export function scheduleRetry(
  sim: Simulation,
  retries: Retries,
  next: { readonly attempt: number; readonly event: number; readonly frame: number },
): void {
  const timer = retries.timers[next.attempt - 1];
  if (timer !== undefined) {
    sim.timers.start(timer, sim, RETRY_CLASS, next.frame);
    return;
  }
  const longest = retries.backoffsNs[next.attempt - 1]!;
  const wait = roundNs(longest * sim.streams.uniform(retries.jitterStream));
  sim.queue.push(sim.now + wait, RETRY_CLASS, next.event, next.frame);
}

function calledBy(sim: Simulation, frame: number): OperationTarget {
  const at = sim.frames.pc[frame]! * STRIDE;
  return sim.targets.operations[sim.tables.code[at + FIRST]!]!;
}
