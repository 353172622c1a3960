import { NOWHERE } from "../program/instructions.js";
import { ATTEMPT_FRAME, TIMED_OUT } from "./frames.js";
import type { Simulation } from "./simulation.js";

/** Outcomes of the steps that branches read, two bits each in the vector of a frame; 0 is skipped. */
export const SUCCEEDED = 1;
export const FAILED = 2;

/**
 * Notes the outcome of a step in its frame and in every frame around it that can see it: a caller sees an attempt
 * until its time-out is over, after that the attempt's outcomes are frozen for it.
 */
export function noteOutcome(sim: Simulation, frame: number, watch: number, outcome: number): void {
  if (watch === NOWHERE) {
    return;
  }
  const { outcomes, scope } = sim.frames;
  const shift = 2 * (watch & 15);
  for (let at = scope[frame]!; at >= 0; at = seenBy(sim, at)) {
    const place = at * sim.tables.outcomeWords + (watch >> 4);
    outcomes[place] = (outcomes[place]! & ~(3 << shift)) | (outcome << shift);
  }
}

export function outcomeOf(sim: Simulation, frame: number, watch: number): number {
  const scope = sim.frames.scope[frame]!;
  const word = sim.frames.outcomes[scope * sim.tables.outcomeWords + (watch >> 4)]!;
  return (word >> (2 * (watch & 15))) & 3;
}

/** A new frame sees what was final before it, and nothing of its own steps. */
export function inheritOutcomes(sim: Simulation, frame: number, from: number, mask: number): void {
  const words = sim.tables.outcomeWords;
  const { outcomes, scope } = sim.frames;
  const source = scope[from]! * words;
  for (let word = 0; word < words; word += 1) {
    outcomes[frame * words + word] = outcomes[source + word]! & sim.tables.masks[mask + word]!;
  }
}

/** Each attempt begins with no outcomes of its steps, for those who see it too. */
export function forgetOutcomes(sim: Simulation, frame: number, mask: number): void {
  const words = sim.tables.outcomeWords;
  const { outcomes, scope } = sim.frames;
  for (let at = scope[frame]!; at >= 0; at = seenBy(sim, at)) {
    for (let word = 0; word < words; word += 1) {
      const place = at * words + word;
      outcomes[place] = outcomes[place]! & sim.tables.masks[mask + word]!;
    }
  }
}

/** The frame around a frame that sees its outcomes too; -1 when there is none. */
function seenBy(sim: Simulation, scope: number): number {
  const { kind, flags, parent, scope: scopes } = sim.frames;
  const isWaitedFor = kind[scope] === ATTEMPT_FRAME && (flags[scope]! & TIMED_OUT) === 0;
  return isWaitedFor ? scopes[parent[scope]!]! : -1;
}
