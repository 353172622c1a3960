import { readFile } from "node:fs/promises";

const DATA = new URL("../test/data/", import.meta.url);
const PROMISE = {
  title: "Orders are kept",
  claim: "Whoever orders gets what was ordered.",
  scope: null,
  preconditions: "The shop is open.",
  expectedOutcome: "The order is stored.",
  forbiddenOutcome: "The order is lost.",
  evidenceCriteria: "The flow holds.",
  forbiddenEvents: null,
  requiresPattern: null,
  links: null,
};

/** eShop with a promise, a token, and calls of tools beside the paths that answer the same; the smallest is the first. */
export async function eshopForTools(bench) {
  const projectId = await bench.newProject();
  const path = `/api/projects/${projectId}`;
  const model = await readFile(new URL("eshop.model.json", DATA));
  await bench.call("POST", `${path}/import`, model);
  await bench.call("PUT", `${path}/promises/prefix`, { prefix: "BENCH" });
  const { id: promiseId } = JSON.parse(await bench.call("POST", `${path}/promises`, PROMISE));
  const schemaId = JSON.parse(model).schemas[0].id;
  const workspace = `/api/workspaces/${await workspaceOf(bench)}`;
  const tool = (name, args = {}) => ({
    name,
    args: name === "list_projects" ? args : { projectId, ...args },
  });
  return {
    token: await tokenOf(bench, workspace),
    pairs: [
      { tool: tool("list_projects"), path: `${workspace}/projects` },
      { tool: tool("get_schema", { schemaId }), path: `${path}/schemas/${schemaId}` },
      { tool: tool("find_elements"), path: `${path}/elements?limit=50` },
      { tool: tool("get_promise", { promiseId }), path: `${path}/promises/${promiseId}` },
    ],
  };
}

async function workspaceOf(bench) {
  const [{ id }] = JSON.parse(await bench.call("GET", "/api/workspaces"));
  return id;
}

async function tokenOf(bench, workspace) {
  const wanted = { name: "Bench", scopes: ["read"], projectId: null, expiresAt: null };
  return JSON.parse(await bench.call("POST", `${workspace}/agent-tokens`, wanted)).value;
}
