import { NOWHERE } from "../program/instructions.js";
import { ATTEMPT_FRAME, TIMED_OUT } from "./frames.js";
import type { Simulation } from "./simulation.js";

/** Outcomes of the steps that branches read, two bits each in the vector of a frame. */
export const SKIPPED = 0;
export const SUCCEEDED = 1;
export const FAILED = 2;

/**
 * Notes the outcome of a step in its frame and in every frame around it that can see it: a caller sees an attempt
 * until its time-out is over, after that the attempt's outcomes are frozen for it.
 */
export function noteOutcome(sim: Simulation, frame: number, watch: number, outcome: number): void {
  if (watch !== NOWHERE) {
    const shift = 2 * (watch & 15);
    changeVectors(sim, sim.frames.scope[frame] as number, watch >> 4, ~(3 << shift), outcome << shift);
  }
}

export function outcomeOf(sim: Simulation, frame: number, watch: number): number {
  const scope = sim.frames.scope[frame] as number;
  const word = sim.frames.outcomes[scope * sim.tables.outcomeWords + (watch >> 4)] as number;
  return (word >> (2 * (watch & 15))) & 3;
}

/** A new frame sees what was final before it, and nothing of its own steps. */
export function inheritOutcomes(sim: Simulation, frame: number, from: number, mask: number): void {
  const words = sim.tables.outcomeWords;
  const { outcomes, scope } = sim.frames;
  const source = (scope[from] as number) * words;
  for (let word = 0; word < words; word += 1) {
    outcomes[frame * words + word] =
      (outcomes[source + word] as number) & (sim.tables.masks[mask + word] as number);
  }
}

/** Each attempt begins with no outcomes of its steps, for those who see it too. */
export function forgetOutcomes(sim: Simulation, frame: number, mask: number): void {
  for (let word = 0; word < sim.tables.outcomeWords; word += 1) {
    const keep = sim.tables.masks[mask + word] as number;
    changeVectors(sim, sim.frames.scope[frame] as number, word, keep, 0);
  }
}

function changeVectors(sim: Simulation, from: number, word: number, keep: number, bits: number): void {
  const { outcomes, kind, flags, scope, parent } = sim.frames;
  const words = sim.tables.outcomeWords;
  let at = from;
  for (;;) {
    const place = at * words + word;
    outcomes[place] = ((outcomes[place] as number) & keep) | bits;
    if (kind[at] !== ATTEMPT_FRAME || ((flags[at] as number) & TIMED_OUT) !== 0) {
      return;
    }
    at = scope[parent[at] as number] as number;
  }
}
