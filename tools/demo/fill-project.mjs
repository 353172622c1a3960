import { randomUUID } from "node:crypto";
import { Refusal } from "./api.mjs";

const WORKSPACE = "Demo";
const PROJECT = "eShop";

/** @typedef {{id: string, name: string}} Named */
/** @typedef {{id: string, name: string, [field: string]: unknown}} ScenarioDocument */

/**
 * The demo's project in the demo's workspace; both are made by the first run and found by the next.
 * @param {import("./api.mjs").Api} api
 * @returns {Promise<{workspace: Named, project: Named}>}
 */
export async function openProject(api) {
  /** @type {(Named & {role: string})[]} */
  const workspaces = await api.call("GET", "/api/workspaces");
  const workspace =
    workspaces.find(({ name, role }) => name === WORKSPACE && role !== "viewer") ??
    (await api.call("POST", "/api/workspaces", { id: randomUUID(), name: WORKSPACE }));
  const path = `/api/workspaces/${workspace.id}/projects`;
  const project =
    (await allOf(api, path)).find(({ name }) => name === PROJECT) ??
    (await api.call("POST", path, {
      id: randomUUID(),
      name: PROJECT,
      description: "A shop built of services",
    }));
  return { workspace, project };
}

/**
 * Stores a scenario under its name: over the one of the demo's last run, or as a new one, with an ID of its own when
 * another project took the one it came with.
 * @param {import("./api.mjs").Api} api
 * @param {Named} project
 * @param {ScenarioDocument} scenario
 * @returns {Promise<Named>}
 */
export async function storeScenario(api, project, scenario) {
  const path = `/api/projects/${project.id}/scenarios`;
  const stored = (await allOf(api, path)).find(({ name }) => name === scenario.name);
  if (stored) {
    return api.call("PUT", `${path}/${stored.id}`, { ...scenario, id: stored.id });
  }
  try {
    return await api.call("POST", path, scenario);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) {
      throw error;
    }
    return api.call("POST", path, { ...scenario, id: randomUUID() });
  }
}

/**
 * @param {import("./api.mjs").Api} api
 * @param {string} path
 * @returns {Promise<Named[]>}
 */
async function allOf(api, path) {
  const items = [];
  let cursor = null;
  do {
    const page = await api.call(
      "GET",
      `${path}?limit=200${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`,
    );
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}
