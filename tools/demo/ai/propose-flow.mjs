import { startFakeVendor } from "./fake-vendor.mjs";
import { useVendor } from "./use-vendor.mjs";

export const REQUEST = "Show how a paid order is shipped by a carrier.";

/**
 * @typedef {object} FlowStory
 * @property {any} preview what would be sent
 * @property {any} proposal as the vendor made it
 * @property {any} completed the same with its missing parts made
 * @property {readonly string[]} taken aliases of missing parts that the model had by their names
 * @property {any} accepted the answer of the acceptance
 * @property {any} run the scenario, played
 * @property {number} calls that the vendor got
 */

/**
 * A flow from the question to a scenario that plays, with a vendor on this machine that answers what was recorded.
 * @param {import("../api.mjs").Api} api
 * @param {{workspaceId: string, projectId: string}} place
 * @returns {Promise<FlowStory>}
 */
export async function proposeFlow(api, { workspaceId, projectId }) {
  const vendor = await startFakeVendor();
  try {
    await useVendor(api, workspaceId, vendor.address);
    const flows = `/api/projects/${projectId}/ai/flow-proposals`;
    const request = { request: REQUEST, branchId: null, reviseScenarioId: null };
    const preview = await api.call("POST", `${flows}?preview=true`, request);
    const proposal = await api.call("POST", flows, request);
    if (proposal.available === false) {
      throw new Error(`There is no help: ${proposal.reason}: ${proposal.message}`);
    }
    const path = `${flows}/${proposal.id}`;
    const taken = await takePresentParts(api, projectId, { path, missing: proposal.missing });
    const completed = await api.call("POST", `${path}/missing/create`);
    const accepted = await api.call("POST", `${path}/accept`);
    const scenario = `/api/projects/${projectId}/scenarios/${accepted.scenario.id}`;
    const run = await api.call("POST", `${scenario}/run`);
    return { preview, proposal, completed, taken, accepted, run, calls: vendor.asked() };
  } finally {
    await vendor.stop();
  }
}

/** @typedef {{alias: string, kind: string, name: string}} Missing */

/**
 * Says of a part that is missing by the flow and stands in the model by its name which one is meant: it is there from the
 * second time on.
 * @param {import("../api.mjs").Api} api
 * @param {string} projectId
 * @param {{path: string, missing: readonly Missing[]}} proposal
 */
async function takePresentParts(api, projectId, { path, missing }) {
  /** @type {string[]} */
  const taken = [];
  const model = await api.call("GET", `/api/projects/${projectId}/export`);
  for (const { alias, kind, name } of missing) {
    const parts = /** @type {{id: string, name: string}[]} */ (model[`${kind}s`] ?? []);
    const targetId = parts.find((part) => part.name === name)?.id;
    if (targetId !== undefined) {
      await api.call("POST", `${path}/missing/${encodeURIComponent(alias)}/create`, { targetId });
      taken.push(alias);
    }
  }
  return taken;
}
