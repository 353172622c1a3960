const PREFIX = "SHOP";

/** What the demo promises. */
const PROMISE = {
  title: "A failed payment cancels the order",
  claim: "When the payment of an order fails, the order is cancelled and the store is told.",
  scope: "Orders that were placed and whose stock is confirmed",
  preconditions: "The payment service refuses the payment of an order",
  expectedOutcome: "The order is cancelled, and its cancellation is published",
  forbiddenOutcome: "An order stays as it was, or a message about it is lost",
  evidenceCriteria: "The scenario of a failed payment plays as it is written",
  forbiddenEvents: [{ kind: "Dropped" }],
  requiresPattern: null,
};

/** @typedef {{id: string, [field: string]: unknown}} Scenario */
/** @typedef {{runs: any[], promise: any}} Looked what was run, and the promise as it is then */

/**
 * A promise of the demo's project: drafted, approved and shown by the checks that follow from it; then the scenario is
 * broken, and made whole again.
 * @param {import("./api.mjs").Api} api
 * @param {{id: string}} project
 * @param {{whole: Scenario, broken: Scenario}} scenarios the same one, in two states
 * @returns {Promise<{kept: Looked, moved: Looked, broken: Looked, mended: Looked}>}
 */
export async function keepPromise(api, project, { whole, broken }) {
  const path = `/api/projects/${project.id}`;
  const promises = `${path}/promises`;
  const { id } = await approvedPromise(api, promises, whole.id);
  const look = async (/** @type {any[]} */ runs) => ({
    runs,
    promise: await api.call("GET", `${promises}/${id}`),
  });
  const run = async () => look((await api.call("POST", `${promises}/${id}/run`)).runs);
  const store = (/** @type {Scenario} */ scenario) =>
    api.call("PUT", `${path}/scenarios/${scenario.id}`, scenario);
  const kept = await run();
  await store(broken);
  const moved = await look([]);
  const again = await run();
  await store(whole);
  return { kept, moved, broken: again, mended: await run() };
}

/**
 * The demo's promise, in force: of the demo's last run, or drafted and approved now.
 * @param {import("./api.mjs").Api} api
 * @param {string} promises
 * @param {string} scenarioId
 * @returns {Promise<{id: string}>}
 */
async function approvedPromise(api, promises, scenarioId) {
  if ((await api.call("GET", `${promises}/prefix`)).prefix === null) {
    await api.call("PUT", `${promises}/prefix`, { prefix: PREFIX });
  }
  const found = await api.call("GET", `${promises}?state=approved&linkedId=${scenarioId}`);
  const stored = found.items.find((/** @type {{title: string}} */ { title }) => title === PROMISE.title);
  return stored ?? approve(api, promises, scenarioId);
}

/**
 * @param {import("./api.mjs").Api} api
 * @param {string} promises
 * @param {string} scenarioId
 * @returns {Promise<{id: string}>}
 */
async function approve(api, promises, scenarioId) {
  const links = { scenarioIds: [scenarioId] };
  const { id } = await api.call("POST", promises, { ...PROMISE, links });
  const { draft } = await api.call("POST", `${promises}/${id}/obligations/generate`);
  const read = { revision: draft.revision, contentHash: draft.contentHash };
  return api.call("POST", `${promises}/${id}/approve`, read);
}
