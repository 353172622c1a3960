import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../setup/repository.mjs";
import { startHelpVendor } from "../../web/help-vendor.mjs";
import { startShopHost } from "../../web/shop-host.mjs";
import { fillProjects } from "../fill-projects.mjs";
import { saveSettings } from "./save-settings.mjs";

/** @typedef {import("../fill-projects.mjs").LoadedProject & {repositoryId: string, testKey: string}} SoakedProject */

/**
 * What all clients share.
 * @typedef {object} World
 * @property {string} cookie
 * @property {string} workspace its path
 * @property {any} model eShop, as it is imported
 * @property {any} scenario an order, as it is made
 */

/** @typedef {{call: (method: string, path: string, body?: unknown) => Promise<Buffer>, newProject: () => Promise<string>, url: string, cookie: string}} Bench */

const TEST = {
  ...{ kind: "integration-test", title: "An order is stored" },
  recipe: { text: "", plan: { steps: ["Order."], expectedObservations: ["It is stored."] } },
};

/**
 * Projects with something of every section, a workspace that asks an AI and a code host, both on this machine.
 * @param {Bench} bench
 */
export async function makeWorld(bench) {
  const { projects } = await fillProjects(bench);
  const [vendor, host] = await Promise.all([startHelpVendor(), startShopHost()]);
  const stop = async () => {
    host.stop();
    await vendor.stop();
  };
  try {
    return { ...(await furnish(bench, projects, { vendor: vendor.address, host: host.url })), stop };
  } catch (thrown) {
    await stop();
    throw thrown;
  }
}

/**
 * @param {Bench} bench
 * @param {readonly import("../fill-projects.mjs").LoadedProject[]} projects
 * @param {{vendor: string, host: string}} addresses
 */
async function furnish(bench, projects, addresses) {
  const [{ id }] = JSON.parse(String(await bench.call("GET", "/api/workspaces")));
  const workspace = `/api/workspaces/${id}`;
  await saveSettings(bench, `${workspace}/settings`, addresses);
  /** @type {SoakedProject[]} */
  const soaked = [];
  for (const project of projects) {
    soaked.push({ ...project, ...(await followed(bench, project)) });
  }
  return {
    projects: soaked,
    world: {
      ...{ cookie: bench.cookie, workspace },
      ...{ model: data("eshop.model"), scenario: data("eshop.happy-order.scenario") },
    },
  };
}

/**
 * A repository to scan, and an obligation of the project's promise to tell of.
 * @param {Bench} bench
 * @param {import("../fill-projects.mjs").LoadedProject} project
 */
async function followed(bench, { path, promiseId }) {
  const repositoryId = randomUUID();
  const repository = { id: repositoryId, repository: "acme/shop", trackedRef: null };
  await bench.call("POST", `${path}/repositories`, repository);
  const made = await bench.call("POST", `${path}/promises/${promiseId}/obligations`, TEST);
  return { repositoryId, testKey: keyOf(JSON.parse(String(made))) };
}

/** @param {string} name */
function data(name) {
  return JSON.parse(readFileSync(join(ROOT, `apps/server/test/data/${name}.json`), "utf8"));
}

/** @param {any} promise */
function keyOf(promise) {
  return (promise.draft ?? promise).obligations.at(-1).key;
}
