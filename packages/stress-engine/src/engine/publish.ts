import { routeMessage } from "@plumbline/playback-engine";
import { FIRST, STRIDE, WATCH } from "../program/instructions.js";
import { addDelivery } from "./deliveries.js";
import { LIST_FAILED, MEASURED } from "./frames.js";
import { FAILED, noteOutcome, SUCCEEDED } from "./outcomes.js";
import type { Simulation } from "./simulation.js";
import { takesMessage } from "./takes-message.js";

/** A frame has come to a publish step, which never waits. */
export function publish(sim: Simulation, frame: number): number {
  const { frames } = sim;
  const at = frames.pc[frame]! * STRIDE;
  const number = sim.tables.code[at + FIRST]!;
  const watch = sim.tables.code[at + WATCH]!;
  const step = sim.targets.publishes[number]!;
  const channel = sim.targets.channels[step.channel]!;
  sim.events += 1;
  if (!takesMessage(sim, channel, frame)) {
    noteOutcome(sim, frame, watch, FAILED);
    frames.set(frame, LIST_FAILED);
    return frame;
  }
  channel.published += frames.flags[frame]! & MEASURED;
  noteOutcome(sim, frame, watch, SUCCEEDED);
  sim.way.start({ publish: number, frame, deliver: addDelivery, droppedAt: null });
  routeMessage(sim.way, channel);
  frames.pc[frame] = frames.pc[frame]! + 1;
  return frame;
}
