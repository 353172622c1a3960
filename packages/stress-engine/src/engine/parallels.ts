import { RETRY_CLASS } from "../kernel/event-queue.js";
import { FIRST, SECOND, STRIDE, WATCH } from "../program/instructions.js";
import { NONE } from "./calls.js";
import { BRANCH_FRAME, LIST_FAILED, MEASURED, PARALLEL_FAILED } from "./frames.js";
import { FAILED, noteOutcome, SUCCEEDED } from "./outcomes.js";
import type { Simulation } from "./simulation.js";
import { START_LIST } from "./timers.js";

/** A frame has come to a parallel step: its lists start at this instant, in order. */
export function startParallel(sim: Simulation, frame: number): number {
  const { frames } = sim;
  const { code, lists } = sim.tables;
  const at = frames.pc[frame]! * STRIDE;
  const first = code[at + FIRST]!;
  const count = code[at + SECOND]!;
  frames.pending[frame] = count;
  for (let list = first; list < first + count; list += 1) {
    startList(sim, frame, lists[list]!);
  }
  return count === 0 ? parallelEnded(sim, frame) : NONE;
}

function startList(sim: Simulation, frame: number, start: number): void {
  const { frames } = sim;
  const request = frames.request[frame]!;
  const scope = frames.scope[frame]!;
  const branch = frames.take(BRANCH_FRAME, frames.flags[frame]! & MEASURED, sim);
  frames.parent[branch] = frame;
  frames.scope[branch] = scope;
  frames.request[branch] = request;
  frames.pc[branch] = start;
  sim.faults.join(request);
  sim.queue.push(sim.now, RETRY_CLASS, START_LIST, branch);
}

/** A list has ended; the step ends with the last one, and has failed when one has. */
export function endParallelList(sim: Simulation, branch: number, succeeded: boolean): number {
  const { frames } = sim;
  const frame = frames.parent[branch]!;
  const running = frames.pending[frame]! - 1;
  sim.faults.leave(frames.request[branch]!);
  frames.free(branch);
  frames.pending[frame] = running;
  if (!succeeded) {
    frames.set(frame, PARALLEL_FAILED);
  }
  return running === 0 ? parallelEnded(sim, frame) : NONE;
}

function parallelEnded(sim: Simulation, frame: number): number {
  const { frames } = sim;
  const pc = frames.pc[frame]!;
  const hasFailed = frames.has(frame, PARALLEL_FAILED);
  noteOutcome(sim, frame, sim.tables.code[pc * STRIDE + WATCH]!, hasFailed ? FAILED : SUCCEEDED);
  if (hasFailed) {
    frames.clear(frame, PARALLEL_FAILED);
    frames.set(frame, LIST_FAILED);
  } else {
    frames.pc[frame] = pc + 1;
  }
  return frame;
}
