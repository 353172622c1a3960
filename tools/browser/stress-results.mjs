/**
 * A run under load with the same assumptions for whatever the scenario reaches.
 * @param {Record<string, any>} packages
 * @param {any} model
 * @param {string} text
 */
export function stressResults({ "playback-engine": playback, "stress-engine": stress }, model, text) {
  const scenario = playback.readScenarioDocument(text).value.document;
  const needed = stress.stressRequirements({ scenario, model, modelVersion: 1 });
  const distribution = { kind: "lognormal", medianMs: 5, p95Ms: 20 };
  const profile = {
    name: "as in a browser",
    scenarioId: scenario.id,
    seed: "browser",
    arrivals: { process: "poisson", ratePerSecond: 20, durationSeconds: 20, warmUpSeconds: 2, stages: [] },
    resources: needed.resources.map((/** @type {any} */ { elementId }) => ({
      elementId,
      instances: 1,
      concurrency: 4,
      queueLimit: null,
      hold: "call",
    })),
    serviceTimes: needed.serviceTimes.map((/** @type {any} */ { targetId }) => ({
      targetId,
      distribution,
      errorRate: 0,
    })),
    subscriptions: [],
    branches: [],
    overrides: [],
    outages: [],
  };
  const run = stress.runStress({ scenario, model, modelVersion: 1, profile });
  return run.ok ? [run.value.inputsHash, run.value.resultHash, run.value.verdict] : run.refusal;
}
