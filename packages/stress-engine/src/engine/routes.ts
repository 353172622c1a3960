import { MEASURED } from "./frames.js";
import { SAFE } from "./hazards.js";
import type { Simulation } from "./simulation.js";
import type { ChannelTarget, PublishStep } from "./targets.js";

/** What a message meets on its way. */
export interface Route {
  readonly publish: PublishStep;
  /** The frame that publishes, or whose delivery has failed. */
  readonly frame: number;
  /** Whether subscriptions take the message. */
  readonly delivers: boolean;
  /** The channel at which a route is counted that a dead letter could not take; -1 for a new message. */
  readonly droppedAt: number;
}

/** Whether a channel takes a message, counted against its faults. */
export function takesMessage(sim: Simulation, channel: ChannelTarget, frame: number): boolean {
  const { hazards } = channel;
  return hazards.isNone || hazards.strike(sim.now, sim.frames.request[frame] as number, sim.faults) === SAFE;
}

/**
 * Brings a message from a channel that has taken it to the subscriptions there and, depth first, along the
 * bindings (spec 1, section 4.2, rules 7 to 11). A channel takes it once. `deliver` is called for each subscription.
 */
export function routeMessage(
  sim: Simulation,
  route: Route,
  from: number,
  deliver: (sim: Simulation, frame: number, subscription: number) => void,
): void {
  visit(sim, { route, deliver, taken: new Set() }, from);
}

interface Visit {
  readonly route: Route;
  readonly deliver: (sim: Simulation, frame: number, subscription: number) => void;
  readonly taken: Set<number>;
}

/** As deep as a message has bindings to be matched against, which is checked before a run. */
function visit(sim: Simulation, way: Visit, number: number): void {
  const channel = sim.targets.channels[number] as ChannelTarget;
  const { route, taken } = way;
  const isMeasured = sim.frames.has(route.frame, MEASURED);
  taken.add(number);
  if (route.delivers) {
    for (const subscription of channel.subscriptions) {
      way.deliver(sim, route.frame, subscription);
    }
  }
  for (const { target, binding } of channel.bindings) {
    if (route.publish.passes[binding] !== 1 || taken.has(target)) {
      channel.notRouted += isMeasured ? 1 : 0;
    } else if (takesMessage(sim, sim.targets.channels[target] as ChannelTarget, route.frame)) {
      (sim.targets.channels[target] as ChannelTarget).routed += isMeasured ? 1 : 0;
      visit(sim, way, target);
    } else if (isMeasured && route.droppedAt >= 0) {
      (sim.targets.channels[route.droppedAt] as ChannelTarget).dropped += 1;
    }
  }
}
