import {
  BRANCH,
  BRANCH_TAKEN,
  CALL,
  ENCLOSING,
  END,
  FIRST,
  JUMP,
  NOWHERE,
  PARALLEL,
  PUBLISH,
  SECOND,
  STRIDE,
  THIRD,
  WATCH,
  WRITE,
} from "../program/instructions.js";
import { endAttempt, NONE, startCall } from "./calls.js";
import { endDelivery } from "./deliveries.js";
import { ATTEMPT_FRAME, BRANCH_FRAME, DELIVERY_FRAME, LIST_FAILED, MEASURED } from "./frames.js";
import { FAILED, noteOutcome, outcomeOf, SUCCEEDED } from "./outcomes.js";
import { endParallelList, startParallel } from "./parallels.js";
import { publish } from "./publish.js";
import type { Simulation } from "./simulation.js";
import { startWrite } from "./writes.js";

/**
 * Runs a frame, and those its steps and its end lead to, until all of them wait or are over. Each step gives
 * the frame that goes on, so nothing here is as deep as the scenario.
 */
export function runFrames(sim: Simulation, from: number): void {
  let frame = from;
  while (frame !== NONE) {
    frame = sim.frames.has(frame, LIST_FAILED) ? failList(sim, frame) : runStep(sim, frame);
  }
}

function runStep(sim: Simulation, frame: number): number {
  const { code } = sim.tables;
  const at = sim.frames.pc[frame]! * STRIDE;
  switch (code[at]) {
    case END:
      return endList(sim, frame, true);
    case CALL:
      return startCall(sim, frame);
    case PUBLISH:
      return publish(sim, frame);
    case WRITE:
      return startWrite(sim, frame);
    case PARALLEL:
      return startParallel(sim, frame);
    case BRANCH:
      sim.frames.pc[frame] = code[at + (takesThen(sim, frame, at) ? SECOND : THIRD)]!;
      return frame;
    case BRANCH_TAKEN:
      noteOutcome(sim, frame, code[at + WATCH]!, SUCCEEDED);
      sim.frames.pc[frame] = sim.frames.pc[frame]! + 1;
      return frame;
    case JUMP:
      sim.frames.pc[frame] = code[at + FIRST]!;
      return frame;
    default:
      throw new Error("A scenario was compiled to an unknown instruction");
  }
}

/** Whether the branch takes `then`: by the outcome it reads in this request, or by the toss of a coin. */
function takesThen(sim: Simulation, frame: number, at: number): boolean {
  const branch = sim.targets.branches[sim.tables.code[at + FIRST]!]!;
  sim.events += 1;
  const takes =
    branch.reads >= 0
      ? outcomeOf(sim, frame, branch.reads) === branch.is
      : sim.streams.uniform(branch.tossStream) <= branch.thenProbability;
  if (sim.frames.has(frame, MEASURED)) {
    branch.thenCount += takes ? 1 : 0;
    branch.elseCount += takes ? 0 : 1;
  }
  return takes;
}

/** A step of the frame's list has failed and nothing handled it: so have the branch steps around it. */
function failList(sim: Simulation, frame: number): number {
  const { code, enclosing } = sim.tables;
  sim.frames.clear(frame, LIST_FAILED);
  let entry = code[sim.frames.pc[frame]! * STRIDE + ENCLOSING]!;
  while (entry !== NOWHERE) {
    noteOutcome(sim, frame, enclosing[entry]!, FAILED);
    entry = enclosing[entry + 1]!;
  }
  return endList(sim, frame, false);
}

function endList(sim: Simulation, frame: number, succeeded: boolean): number {
  switch (sim.frames.kind[frame]) {
    case ATTEMPT_FRAME:
      return endAttempt(sim, frame, succeeded);
    case DELIVERY_FRAME:
      return endDelivery(sim, frame, succeeded);
    case BRANCH_FRAME:
      return endParallelList(sim, frame, succeeded);
    default:
      return endRequest(sim, frame, succeeded);
  }
}

function endRequest(sim: Simulation, frame: number, succeeded: boolean): number {
  const { frames, requests } = sim;
  const isMeasured = frames.has(frame, MEASURED);
  if (succeeded) {
    requests.succeed(sim, frames.since, frame, isMeasured);
  } else {
    requests.fail(sim, frames.since, frame, isMeasured);
  }
  requests.endedInWindow += sim.isMeasuring ? 1 : 0;
  sim.faults.leave(frames.request[frame]!);
  frames.free(frame);
  return NONE;
}
