import { SETTINGS_LIMITS } from "../limits.js";
import type { SimulationSettings } from "../settings.js";
import type { NodeOf } from "./setting-node.js";

/**
 * The declaration of `simulation`: what a new stress profile starts with
 * (docs/reference/settings.md#simulation).
 */
export const SIMULATION_SETTINGS_SCHEMA = {
  type: "object",
  title: "Simulation",
  description: "What a new stress profile starts with. Existing profiles and runs do not change.",
  fields: {
    seed: {
      type: "integer",
      title: "Seed",
      description: "The seed of the random numbers.",
      default: 1,
      from: 0,
      to: SETTINGS_LIMITS.maxSeed,
    },
    durationSeconds: {
      type: "integer",
      title: "Duration (s)",
      description: "Seconds of virtual time that a run lasts.",
      default: 300,
      from: 1,
      to: SETTINGS_LIMITS.maxDurationSeconds,
    },
    warmUpSeconds: {
      type: "integer",
      title: "Warm-up (s)",
      description: "Seconds at the start that are not measured; less than the duration.",
      default: 5,
      from: 0,
      to: SETTINGS_LIMITS.maxDurationSeconds - 1,
    },
    arrivalRatePerSecond: {
      type: "number",
      title: "Arrivals per second",
      description: "Requests that arrive in a second.",
      default: 10,
      from: 0,
      above: true,
      to: SETTINGS_LIMITS.maxArrivalRatePerSecond,
    },
  },
} as const satisfies NodeOf<SimulationSettings>;
