const guid = (number: number): string => `0abcdef0-0000-4000-8000-${String(number).padStart(12, "0")}`;

const serviceTime = (number: number, distribution: object) => ({
  targetId: guid(number),
  distribution,
  errorRate: 0.25,
});

/** A profile with an assumption, a distribution and an outage of every kind, in which everything is set. */
export const FULL_PROFILE = {
  name: "rush hour",
  scenarioId: guid(1),
  seed: "seed 1",
  arrivals: {
    process: "poisson",
    ratePerSecond: 20.5,
    durationSeconds: 100,
    warmUpSeconds: 10,
    stages: [
      { fromSecond: 20, ratePerSecond: 0 },
      { fromSecond: 30, ratePerSecond: 50 },
    ],
  },
  resources: [
    { elementId: guid(10), instances: 2, concurrency: 4, queueLimit: 100, hold: "work" },
    { elementId: guid(11), instances: 1, concurrency: 1, queueLimit: null },
  ],
  serviceTimes: [
    serviceTime(20, { kind: "constant", valueMs: 1.5 }),
    serviceTime(21, { kind: "exponential", meanMs: 2 }),
    serviceTime(22, { kind: "uniform", minMs: 1, maxMs: 3 }),
    serviceTime(23, { kind: "erlang", k: 3, meanMs: 2 }),
    serviceTime(24, { kind: "lognormal", medianMs: 2, p95Ms: 9 }),
    serviceTime(25, {
      kind: "empirical",
      points: [
        { percentile: 0, valueMs: 1 },
        { percentile: 50, valueMs: 2 },
        { percentile: 100, valueMs: 9 },
      ],
    }),
  ],
  subscriptions: [
    { subscriptionId: guid(30), concurrency: 2, backlogLimit: 50, overflow: "drop", deliveryDelayMs: 0.5 },
    {
      subscriptionId: guid(31),
      concurrency: 1,
      backlogLimit: null,
      overflow: "dead-letter",
      deliveryDelayMs: 0,
    },
  ],
  branches: [
    { stepId: "choose", thenProbability: 0.5 },
    { stepId: "other", thenProbability: 1 },
  ],
  overrides: [
    {
      targetId: guid(40),
      timeoutMs: 100,
      maxAttempts: 3,
      backoffMs: 10,
      backoffFactor: 2,
      maxBackoffMs: 50,
      jitter: "full",
    },
    { targetId: guid(41) },
  ],
  outages: [
    { targetId: guid(40), kind: "Error", fromMs: 0, toMs: 10, share: 0.5 },
    { targetId: guid(40), kind: "Timeout", fromMs: 10, toMs: 20 },
  ],
};
