import { RUN_LIMITS } from "../limits.js";
import { attemptServed, attemptTimedOut, NONE, sendAttempt } from "./calls.js";
import { deliveryServed, startDelivery } from "./deliveries.js";
import { ATTEMPT_FRAME, MEASURED, REQUEST_FRAME } from "./frames.js";
import type { RunClock } from "./run-clock.js";
import { runFrames } from "./run-list.js";
import type { Simulation } from "./simulation.js";
import {
  DELIVER,
  RETRY_CALL,
  RING_EVENT,
  SERVICE_DONE,
  START_LIST,
  TIMEOUT_EVENT,
  WRITE_DONE,
} from "./timers.js";
import { writeDone } from "./writes.js";

/** Goes on by at most so many events; whether the run is over. */
export function advance(sim: Simulation, clock: RunClock, events: number): boolean {
  const until = Math.min(RUN_LIMITS.events, sim.events + events);
  while (sim.events < until && !isCrowded(sim)) {
    const first = sim.queue.firstTime();
    const isArrival = sim.arrivals.nextNs < first;
    const time = isArrival ? sim.arrivals.nextNs : first;
    if (time >= sim.endNs) {
      clock.tick(sim, sim.endNs);
      return true;
    }
    if (time >= clock.nextTick) {
      clock.tick(sim, time);
    }
    sim.now = time;
    if (isArrival) {
      arrive(sim);
    } else {
      takeEvent(sim);
    }
  }
  return endEarly(sim, clock);
}

/** Ends a run whose budget is used up; false when it only has to pause. */
function endEarly(sim: Simulation, clock: RunClock): boolean {
  if (sim.events < RUN_LIMITS.events && !isCrowded(sim)) {
    return false;
  }
  sim.endedEarlyAt = sim.now;
  clock.stop(sim, sim.now);
  return true;
}

function isCrowded(sim: Simulation): boolean {
  const { inFlight } = sim.requests;
  return inFlight >= RUN_LIMITS.inFlight || sim.frames.live - inFlight >= RUN_LIMITS.inFlight;
}

function arrive(sim: Simulation): void {
  const { frames } = sim;
  const request = frames.take(REQUEST_FRAME, sim.isMeasuring ? MEASURED : 0, sim);
  sim.events += 1;
  sim.arrivals.advance();
  sim.requests.arrive(sim.isMeasuring);
  frames.pc[request] = sim.tables.root;
  frames.scope[request] = request;
  frames.request[request] = sim.faults.open();
  const words = sim.tables.outcomeWords;
  if (words > 0) {
    frames.outcomes.fill(0, request * words, (request + 1) * words);
  }
  runFrames(sim, request);
}

/** Takes the first event of the queue. A dead timer is none. */
function takeEvent(sim: Simulation): void {
  const { queue, timers } = sim;
  queue.pop();
  let event = queue.kind;
  let frame = queue.subject;
  if (event === RING_EVENT) {
    event = timers.eventOf(frame);
    frame = timers.fire(frame);
    if (frame === NONE) {
      return;
    }
  }
  runFrames(sim, handle(sim, event, frame));
}

/** What an event does first; gives the frame that goes on. */
function handle(sim: Simulation, event: number, frame: number): number {
  switch (event) {
    case SERVICE_DONE:
      return sim.frames.kind[frame] === ATTEMPT_FRAME
        ? attemptServed(sim, frame)
        : deliveryServed(sim, frame);
    case WRITE_DONE:
      return writeDone(sim, frame);
    case TIMEOUT_EVENT:
      sim.events += 1;
      return attemptTimedOut(sim, frame);
    case RETRY_CALL:
      sim.events += 1;
      return sendAttempt(sim, frame);
    case DELIVER:
      sim.events += 1;
      return startDelivery(sim, frame);
    case START_LIST:
      sim.events += 1;
      return frame;
    default:
      throw new Error("An unknown event was scheduled");
  }
}
