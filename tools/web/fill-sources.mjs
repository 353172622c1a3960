import { setTimeout as wait } from "node:timers/promises";

/** @typedef {import("../demo/api.mjs").Api} Api */

const LOOK_MS = 200;
const MOST_LOOKS = 600;

/**
 * Has a project follow the shop of a code host: most of what a scan of it proposes is accepted, and a change is
 * compared with it.
 * @param {Api} api
 * @param {{workspaceId: string, projectId: string}} place
 * @param {string} apiBaseUrl
 */
export async function fillSources(api, { workspaceId, projectId }, apiBaseUrl) {
  await useCodeHost(api, workspaceId, apiBaseUrl);
  const project = `/api/projects/${projectId}`;
  const repositoryId = crypto.randomUUID();
  const repository = { id: repositoryId, repository: "acme/shop", trackedRef: null };
  await api.call("POST", `${project}/repositories`, repository);
  const scans = `${project}/repositories/${repositoryId}/scans`;
  const tracking = await scanned(api, project, scans, { kind: "tracking", ref: null, pullRequest: null });
  const importId = await proposed(api, project, tracking);
  const comparison = await scanned(api, project, scans, {
    kind: "comparison",
    ref: "change",
    pullRequest: null,
  });
  return { tracking, importId, comparison };
}

/**
 * @param {Api} api
 * @param {string} workspaceId
 * @param {string} apiBaseUrl
 */
async function useCodeHost(api, workspaceId, apiBaseUrl) {
  const path = `/api/workspaces/${workspaceId}/settings`;
  const { value, tag } = await api.tagged(path);
  await api.call("PUT", path, { ...value.overrides, codehost: { apiBaseUrl } }, { "If-Match": tag });
}

/**
 * Of the facts that no other rests on, the last is rejected and the three before it stay open; all others are accepted.
 * @param {Api} api
 * @param {string} project
 * @param {string} scanId
 */
async function proposed(api, project, scanId) {
  const id = crypto.randomUUID();
  const imports = `${project}/source-imports`;
  /** @type {{items: {id: string, kind: string, dependsOn: string[]}[]}} */
  const { items } = await api.call("POST", imports, { id, scanId, systemId: null });
  const held = new Set(items.flatMap(({ dependsOn }) => dependsOn));
  const left = items.filter(({ id: item, kind }) => !held.has(item) && kind !== "service-link").slice(-4);
  const accept = items.filter((item) => !left.includes(item)).map((item) => item.id);
  await api.call("POST", `${imports}/${id}/decide`, { accept, reject: [left.at(-1)?.id] });
  return id;
}

/**
 * @param {Api} api
 * @param {string} project
 * @param {string} scans
 * @param {unknown} body
 * @returns {Promise<string>}
 */
async function scanned(api, project, scans, body) {
  const { id } = await api.call("POST", scans, body);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { state } = await api.call("GET", `${project}/scans/${id}`);
    if (state === "completed") {
      return id;
    }
    await wait(LOOK_MS);
  }
  throw new Error(`The scan ${id} was not completed`);
}
