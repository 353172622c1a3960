import { readFileSync } from "node:fs";
import { Api } from "../demo/api.mjs";
import { addressesOfHelp } from "./addresses-of-help.mjs";
import { addressesOfSources } from "./addresses-of-sources.mjs";
import { fillHelp } from "./fill-help.mjs";
import { fillSources } from "./fill-sources.mjs";

const BROKEN = new URL("../../apps/cli/examples/eshop-queues.consumer-down.scenario.json", import.meta.url);

/**
 * The screens of the demo's project, by their name, after help of each sort was asked for and a repository was followed.
 * @param {string} url
 * @param {{email: string, password: string}} account
 * @param {{vendor: string, host: string}} others addresses of the vendor of AI and of the code host
 * @returns {Promise<Readonly<Record<string, string>>>}
 */
export async function addressesOfDemo(url, account, { vendor, host }) {
  const api = new Api(url);
  await api.call("POST", "/api/auth/login", account);
  const [workspace] = await api.call("GET", "/api/workspaces");
  const [project] = (await api.call("GET", `/api/workspaces/${workspace.id}/projects`)).items;
  const place = { workspaceId: workspace.id, projectId: project.id };
  const help = await fillHelp(api, place, vendor);
  const sources = await fillSources(api, place, host);
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
    ...addressesOfHelp(ofProject, help),
    ...addressesOfSources(ofProject, sources),
    workspace: `/workspaces/${workspace.id}`,
    prices: `/workspaces/${workspace.id}/prices`,
    account: "/account",
    instance: "/instance",
  };
}
