import type { Schemas } from "@plumbline/api-client";
import { HOME_WORDS as words } from "../../../words/home.js";

const SLOTS = 4;
const MEAN_MS = 3;

/** The same capacity and the same time for all that the scenario reaches: assumed, nothing of it was measured. */
export function exampleProfile({
  scenarioId,
  resources,
  serviceTimes,
}: Pick<Schemas["StressRequirementsResponse"], "scenarioId" | "resources" | "serviceTimes">) {
  return {
    name: words.exampleProfile,
    scenarioId,
    seed: "1",
    arrivals: { process: "poisson", ratePerSecond: 92, durationSeconds: 600, warmUpSeconds: 30, stages: [] },
    resources: resources.map(({ elementId }) => ({
      elementId,
      instances: 1,
      concurrency: SLOTS,
      queueLimit: null,
      hold: "call",
    })),
    serviceTimes: serviceTimes.map(({ targetId }) => ({
      targetId,
      distribution: { kind: "exponential", meanMs: MEAN_MS },
      errorRate: 0,
    })),
    subscriptions: [],
    branches: [],
    overrides: [],
    outages: [],
  };
}
