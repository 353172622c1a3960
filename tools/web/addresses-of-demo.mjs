import { readFileSync } from "node:fs";
import { Api } from "../demo/api.mjs";

const BROKEN = new URL("../../apps/cli/examples/eshop-queues.consumer-down.scenario.json", import.meta.url);

/**
 * The screens of the demo's project, by their name.
 * @param {string} url
 * @param {{email: string, password: string}} account
 * @returns {Promise<Readonly<Record<string, string>>>}
 */
export async function addressesOfDemo(url, account) {
  const api = new Api(url);
  await api.call("POST", "/api/auth/login", account);
  const [workspace] = await api.call("GET", "/api/workspaces");
  const [project] = (await api.call("GET", `/api/workspaces/${workspace.id}/projects`)).items;
  const ofProject = `/projects/${project.id}`;
  const first = async (/** @type {string} */ list) =>
    (await api.call("GET", `/api${ofProject}/${list}`)).items[0].id;
  const [scenario, promise] = [await first("scenarios"), await first("promises")];
  const [{ target }] = JSON.parse(readFileSync(BROKEN, "utf8")).faults;
  const parts = ["model", "contracts", "scenarios", "stress", "promises", "review", "decisions", "questions"];
  return {
    home: "/",
    overview: ofProject,
    ...Object.fromEntries([...parts, "history", "build"].map((part) => [part, `${ofProject}/${part}`])),
    scenario: `${ofProject}/scenarios/${scenario}`,
    "break-it": `${ofProject}/scenarios/${scenario}?break=1&broken=e:${target}`,
    promise: `${ofProject}/promises/${promise}`,
    workspace: `/workspaces/${workspace.id}`,
    account: "/account",
    instance: "/instance",
  };
}
