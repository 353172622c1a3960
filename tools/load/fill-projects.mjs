import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";

/**
 * A project that clients work on.
 * @typedef {object} LoadedProject
 * @property {string} id
 * @property {string} path
 * @property {readonly {id: string}[]} elements
 * @property {string} scenarioId
 * @property {string} viewId
 * @property {string} profileId
 * @property {string} promiseId
 */

/** @typedef {{call: (method: string, path: string, body?: unknown) => Promise<Buffer>, newProject: () => Promise<string>}} Bench */

const PROJECTS = 10;
/** A promise as it is sent. */
export const PROMISE = {
  ...{ title: "Orders are kept", claim: "Whoever orders gets what was ordered.", scope: null },
  ...{ preconditions: "The shop is open.", expectedOutcome: "The order is stored." },
  ...{ forbiddenOutcome: "The order is lost.", evidenceCriteria: "The flow holds." },
  ...{ forbiddenEvents: null, requiresPattern: null, links: null },
};
/** A decision as it is proposed. */
export const DECISION = {
  ...{ title: "Orders go through a queue", context: "The payment is slow.", decision: "A message is sent." },
  ...{ alternatives: [], consequences: null, affectedIds: null, settles: null, supersedes: null },
};

/** @param {string} name */
const data = (name) => readFileSync(join(ROOT, "apps/server/test/data", name), "utf8");

/**
 * Projects with eShop, something of every section in each, and a token that reads them.
 * @param {Bench} bench
 */
export async function fillProjects(bench) {
  /** @type {LoadedProject[]} */
  const projects = [];
  for (let count = 0; count < PROJECTS; count += 1) {
    projects.push(await fillProject(bench));
  }
  const [{ id: workspaceId }] = JSON.parse(String(await bench.call("GET", "/api/workspaces")));
  const wanted = { name: "Load", scopes: ["read"], projectId: null, expiresAt: null };
  const made = await bench.call("POST", `/api/workspaces/${workspaceId}/agent-tokens`, wanted);
  return { projects, token: /** @type {string} */ (JSON.parse(String(made)).value) };
}

/**
 * @param {Bench} bench
 * @returns {Promise<LoadedProject>}
 */
async function fillProject(bench) {
  const id = await bench.newProject();
  const path = `/api/projects/${id}`;
  const post = async (/** @type {string} */ rest, /** @type {unknown} */ body) =>
    JSON.parse(String(await bench.call("POST", `${path}/${rest}`, body)));
  const model = data("eshop.model.json");
  const [scenarioId, viewId] = [randomUUID(), randomUUID()];
  await bench.call("POST", `${path}/import`, Buffer.from(model));
  await post("scenarios", { ...JSON.parse(data("eshop.happy-order.scenario.json")), id: scenarioId });
  const view = { id: viewId, name: "All", kind: "landscape", rootId: null, scenarioId: null };
  await post("views", { ...view, elementIds: [], positions: {} });
  await bench.call("PUT", `${path}/promises/prefix`, { prefix: "LOAD" });
  const { id: promiseId } = await post("promises", PROMISE);
  await post("decisions", DECISION);
  await post("questions", { text: "Who retries a failed payment?" });
  const { id: profileId } = await post("stress/profiles", await profileOf(bench, path, scenarioId));
  return { id, path, elements: JSON.parse(model).elements, scenarioId, viewId, profileId, promiseId };
}

/**
 * A profile that states what the scenario requires.
 * @param {Bench} bench
 * @param {string} path
 * @param {string} scenarioId
 */
async function profileOf(bench, path, scenarioId) {
  const asked = await bench.call("GET", `${path}/stress/requirements?scenarioId=${scenarioId}`);
  const { resources, serviceTimes } = JSON.parse(String(asked));
  return {
    ...{ name: "Load", scenarioId, seed: "1", subscriptions: [] },
    ...{ branches: [], overrides: [], outages: [] },
    arrivals: { process: "poisson", ratePerSecond: 20, durationSeconds: 30, warmUpSeconds: 5, stages: [] },
    serviceTimes: serviceTimes.map((/** @type {{targetId: string}} */ { targetId }) => ({
      ...{ targetId, errorRate: 0, distribution: { kind: "exponential", meanMs: 3 } },
    })),
    resources: resources.map((/** @type {{elementId: string}} */ { elementId }) => ({
      ...{ elementId, instances: 1, concurrency: 4, queueLimit: null },
    })),
  };
}
