import { randomUUID } from "node:crypto";
import { draw } from "../../draw.mjs";

/** @typedef {import("../stories.mjs").Story} Story */

/** @type {Story} */
async function readModel({ call, project: { path, elements, viewId } }) {
  await call("an element", "GET", `${path}/elements/${draw(elements).id}`);
  await call("a list of elements", "GET", `${path}/elements?name=api&limit=20`);
  await call("the model", "GET", `${path}/model`);
  await call("its history", "GET", `${path}/model/history?limit=20`);
  await call("an export", "GET", `${path}/export?format=yaml`);
  await call("a drawing", "GET", `${path}/views/${viewId}/diagram?format=svg`);
  await call("what has changed", "GET", `${path}/stamp`);
}

/** @type {Story} */
async function search({ call }) {
  await call("a search", "GET", "/api/search?q=order");
}

/** @type {Story} */
async function edit({ call, project }) {
  await putElement({ call, project }, "");
  const changes = Array.from({ length: 10 }, () => ({ op: "put", kind: "element", ...changed(project) }));
  const each = [...new Map(changes.map((change) => [change.id, change])).values()];
  await call("a batch of edits", "POST", `${project.path}/model/changes`, { changes: each });
}

/** @type {Story} */
async function branch({ call, project }) {
  const id = randomUUID();
  const branches = `${project.path}/branches`;
  await call("a branch", "POST", branches, { id, name: "Draft", kind: "draft", fromRevisionId: null });
  try {
    await putElement({ call, project }, `?branchId=${id}`);
    await call("changes of a branch", "GET", `${branches}/${id}/changes`);
    await call("a merge", "POST", `${branches}/${id}/merge`, {});
  } catch (thrown) {
    await call("the end of a branch", "DELETE", `${branches}/${id}`);
    throw thrown;
  }
}

/** @type {Story} */
async function importAgain({ call, project: { path }, world }) {
  await call("a preview of an import", "POST", `${path}/import?dryRun=true`, world.model);
  await call("an import", "POST", `${path}/import`, world.model);
}

/** @type {Story} */
async function revision({ call, project: { path } }) {
  const id = randomUUID();
  await call("a revision", "POST", `${path}/revisions`, { id, name: `Soak ${id}`, note: null });
  await call("its model", "GET", `${path}/revisions/${id}/model`);
  await call("a comparison", "GET", `${path}/model/compare?left=${id}`);
  await call("the end of a revision", "DELETE", `${path}/revisions/${id}`);
}

/**
 * @param {Pick<Parameters<Story>[0], "call" | "project">} at
 * @param {string} query
 */
function putElement({ call, project }, query) {
  const { id, value } = changed(project);
  return call("an edit", "PUT", `${project.path}/elements/${id}${query}`, value);
}

/** @param {import("../../fill-projects.mjs").LoadedProject} project */
function changed({ elements }) {
  const element = draw(elements);
  return { id: element.id, value: { ...element, description: randomUUID() } };
}

/** @type {import("../stories.mjs").Stories} */
export const MODEL_STORIES = [
  [30, readModel],
  [2, search],
  [10, edit],
  [2, branch],
  [2, importAgain],
  [2, revision],
];
