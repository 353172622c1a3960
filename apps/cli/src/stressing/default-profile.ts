import type { StressProfile, StressRequirements } from "@plumbline/stress-engine";

const SLOTS = 4;
const MEAN_MS = 5;
const RATE_PER_SECOND = 10;
const DURATION_SECONDS = 300;
const WARM_UP_SECONDS = 30;
const NO_ID = "00000000-0000-4000-8000-000000000000";

/** The same capacity and the same time for all that a scenario reaches: somewhere to start from, and no more. */
export function defaultProfile(
  { resources, serviceTimes }: StressRequirements,
  { id, name }: { readonly id: string | null | undefined; readonly name: string },
): StressProfile {
  const profile = {
    name: `Assumed for ${name}`.slice(0, 200),
    scenarioId: id ?? NO_ID,
    seed: "1",
    arrivals: {
      process: "poisson",
      ratePerSecond: RATE_PER_SECOND,
      durationSeconds: DURATION_SECONDS,
      warmUpSeconds: WARM_UP_SECONDS,
      stages: [],
    },
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
  // Read back by the reader of profiles before it is used, which checks what the types do not.
  return profile as unknown as StressProfile;
}
