import { FIRST, STRIDE, WATCH } from "../program/instructions.js";
import { addDelivery } from "./deliveries.js";
import { LIST_FAILED, MEASURED } from "./frames.js";
import { FAILED, noteOutcome, SUCCEEDED } from "./outcomes.js";
import { routeMessage, takesMessage } from "./routes.js";
import type { Simulation } from "./simulation.js";
import type { ChannelTarget, PublishStep } from "./targets.js";

/** A frame has come to a publish step, which never waits. */
export function publish(sim: Simulation, frame: number): number {
  const { frames } = sim;
  const at = (frames.pc[frame] as number) * STRIDE;
  const number = sim.tables.code[at + FIRST] as number;
  const watch = sim.tables.code[at + WATCH] as number;
  const step = sim.targets.publishes[number] as PublishStep;
  const channel = sim.targets.channels[step.channel] as ChannelTarget;
  if (!takesMessage(sim, channel, frame)) {
    noteOutcome(sim, frame, watch, FAILED);
    frames.set(frame, LIST_FAILED);
    return frame;
  }
  channel.published += (frames.flags[frame] as number) & MEASURED;
  noteOutcome(sim, frame, watch, SUCCEEDED);
  sim.way.start(number, frame, -1);
  routeMessage(sim, step.channel, addDelivery);
  frames.pc[frame] = (frames.pc[frame] as number) + 1;
  return frame;
}
