import { MEASURED } from "./frames.js";
import { SAFE } from "./hazards.js";
import type { Simulation } from "./simulation.js";
import type { ChannelTarget, PublishStep } from "./targets.js";

/** Brings a message that is on its way to a subscription. */
export type Deliver = (sim: Simulation, subscription: number) => void;

/** Whether a channel takes a message, counted against its faults. */
export function takesMessage(sim: Simulation, channel: ChannelTarget, frame: number): boolean {
  const { hazards } = channel;
  return hazards.isNone || hazards.strike(sim.now, sim.frames.request[frame] as number, sim.faults) === SAFE;
}

/**
 * Brings the message that `sim.way` is about from a channel that has taken it to the subscriptions there and, depth
 * first, along the bindings (spec 1, section 4.2, rules 7 to 11). A channel takes it once. Without `deliver` no
 * subscription takes it. As deep as a message has bindings to be matched against, which is checked before a run.
 */
export function routeMessage(sim: Simulation, from: number, deliver: Deliver | null): void {
  const { way } = sim;
  const { channels } = sim.targets;
  const channel = channels[from] as ChannelTarget;
  const measured = (sim.frames.flags[way.frame] as number) & MEASURED;
  channel.takenBy = way.stamp;
  if (deliver !== null) {
    for (const subscription of channel.subscriptions) {
      deliver(sim, subscription);
    }
  }
  const { passes } = sim.targets.publishes[way.publish] as PublishStep;
  for (const { target, binding } of channel.bindings) {
    const next = channels[target] as ChannelTarget;
    if (passes[binding] !== 1 || next.takenBy === way.stamp) {
      channel.notRouted += measured;
    } else if (takesMessage(sim, next, way.frame)) {
      next.routed += measured;
      routeMessage(sim, target, deliver);
    } else if (way.droppedAt >= 0) {
      (channels[way.droppedAt] as ChannelTarget).dropped += measured;
    }
  }
}
