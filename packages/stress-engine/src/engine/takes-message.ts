import { SAFE } from "./hazards.js";
import type { Simulation } from "./simulation.js";
import type { ChannelTarget } from "./targets.js";

/** Whether a channel takes a message, counted against its faults. */
export function takesMessage(sim: Simulation, channel: ChannelTarget, frame: number): boolean {
  const { hazards } = channel;
  return hazards.isNone || hazards.strike(sim.now, sim.frames.request[frame]!, sim.faults) === SAFE;
}
