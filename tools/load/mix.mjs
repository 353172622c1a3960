import { randomUUID } from "node:crypto";
import { draw } from "./draw.mjs";

/** @typedef {Omit<import("./drive.mjs").Sent, "what">} Call */
/** @typedef {import("./fill-projects.mjs").LoadedProject} LoadedProject */

/**
 * @typedef {object} Clients
 * @property {readonly LoadedProject[]} projects
 * @property {string} cookie of the person who works in the client
 * @property {string} token of the agent that asks for tools
 */

/** @typedef {(project: LoadedProject, clients: Clients) => Call} Job */

/** @param {(project: LoadedProject) => string} path @returns {Job} */
const get = (path) => (project, clients) => asPerson("GET", path(project), clients);

/**
 * What people and agents ask for, by how often it comes: readings of every section, and the writings of one that edits.
 * @type {readonly (readonly [share: number, what: string, job: Job])[]}
 */
const JOBS = [
  [15, "an element", get(({ path, elements }) => `${path}/elements/${draw(elements).id}`)],
  [10, "a list of elements", get(({ path }) => `${path}/elements?name=api&limit=20`)],
  [10, "what has changed", get(({ path }) => `${path}/stamp`)],
  [6, "the model", get(({ path }) => `${path}/model`)],
  [4, "its history", get(({ path }) => `${path}/model/history?limit=20`)],
  [4, "a search", get(() => "/api/search?q=order")],
  [3, "workspaces", get(() => "/api/workspaces")],
  [4, "promises", get(({ path }) => `${path}/promises`)],
  [4, "a promise", get(({ path, promiseId }) => `${path}/promises/${promiseId}`)],
  [4, "findings", get(({ path }) => `${path}/review/findings`)],
  [3, "decisions", get(({ path }) => `${path}/decisions`)],
  [3, "questions", get(({ path }) => `${path}/questions`)],
  [3, "build ready", get(({ path }) => `${path}/build/ready`)],
  [2, "the manifest", get(({ path }) => `${path}/build/manifest`)],
  [3, "a drawing", get(({ path, viewId }) => `${path}/views/${viewId}/diagram?format=svg`)],
  [2, "a stress profile", get(({ path, profileId }) => `${path}/stress/profiles/${profileId}`)],
  [8, "an edit", edit],
  [4, "a played scenario", play],
  [8, "a tool", tool],
];

/** Jobs by their shares. */
const DRAWN = JOBS.flatMap(([share, what, job]) => Array.from({ length: share }, () => ({ what, job })));

/**
 * @param {Clients} clients
 * @returns {() => import("./drive.mjs").Sent}
 */
export function mixOf(clients) {
  return () => {
    const { what, job } = draw(DRAWN);
    return { what, ...job(draw(clients.projects), clients) };
  };
}

/** @type {Job} */
function edit({ path, elements }, clients) {
  const element = draw(elements);
  return asPerson("PUT", `${path}/elements/${element.id}`, clients, {
    ...element,
    description: randomUUID(),
  });
}

/** @type {Job} */
function play({ path, scenarioId }, clients) {
  return asPerson("POST", `${path}/scenarios/${scenarioId}/run`, clients);
}

/** @type {Job} */
function tool({ id }, { token }) {
  const call = { name: "find_elements", arguments: { projectId: id, limit: 20 } };
  return {
    method: "POST",
    path: "/mcp",
    headers: {
      authorization: `Bearer ${token}`,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "mcp-protocol-version": "2025-11-25",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call }),
  };
}

/**
 * @param {Call["method"]} method
 * @param {string} path
 * @param {Clients} clients
 * @param {unknown} [body]
 * @returns {Call}
 */
function asPerson(method, path, { cookie }, body) {
  return body === undefined
    ? { method, path, headers: { cookie } }
    : { method, path, headers: { cookie, "content-type": "application/json" }, body: JSON.stringify(body) };
}
