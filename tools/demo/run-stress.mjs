const RUNS_KEPT = 10;

/** What the demo assumes; nothing of it was measured. */
const ASSUMED = {
  name: "Orders on a busy evening",
  seed: "1",
  arrivals: { process: "poisson", ratePerSecond: 92, durationSeconds: 600, warmUpSeconds: 30, stages: [] },
};
const SLOTS = 4;
const MEAN_MS = 3;

/**
 * Stores the demo's stress profile of a scenario, over the one of its last run, and runs it.
 * @param {import("./api.mjs").Api} api
 * @param {{id: string}} project
 * @param {string} scenarioId
 * @returns {Promise<{requirements: any, run: any}>}
 */
export async function runStress(api, project, scenarioId) {
  const stress = `/api/projects/${project.id}/stress`;
  const requirements = await api.call("GET", `${stress}/requirements?scenarioId=${scenarioId}`);
  const profile = await storeProfile(api, stress, profileFor(requirements));
  const runs = `${stress}/profiles/${profile.id}/runs`;
  const run = await api.call("POST", runs);
  for (const old of (await api.call("GET", runs)).slice(RUNS_KEPT)) {
    await api.call("DELETE", `${stress}/runs/${old.id}`);
  }
  return { requirements, run };
}

/**
 * The same capacity and the same time for all that the scenario reaches.
 * @param {any} requirements
 */
function profileFor({ scenarioId, resources, serviceTimes }) {
  return {
    ...ASSUMED,
    scenarioId,
    resources: resources.map((/** @type {{elementId: string}} */ { elementId }) => ({
      elementId,
      instances: 1,
      concurrency: SLOTS,
      queueLimit: null,
      hold: "call",
    })),
    serviceTimes: serviceTimes.map((/** @type {{targetId: string}} */ { targetId }) => ({
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

/**
 * @param {import("./api.mjs").Api} api
 * @param {string} stress
 * @param {{name: string}} profile
 * @returns {Promise<{id: string}>}
 */
async function storeProfile(api, stress, profile) {
  /** @type {{id: string, name: string}[]} */
  const profiles = await api.call("GET", `${stress}/profiles`);
  const stored = profiles.find(({ name }) => name === profile.name);
  return stored
    ? api.call("PUT", `${stress}/profiles/${stored.id}`, profile)
    : api.call("POST", `${stress}/profiles`, profile);
}
