import { useVendor } from "../demo/ai/use-vendor.mjs";
import { anArchitectureOf } from "./an-architecture-of.mjs";

/**
 * Asks for help of each sort about the project of the demo, and writes down what it costs, as far as it has none yet.
 * @param {import("../demo/api.mjs").Api} api
 * @param {{workspaceId: string, projectId: string}} place
 * @param {string} vendorAddress
 */
export async function fillHelp(api, { workspaceId, projectId }, vendorAddress) {
  await useVendor(api, workspaceId, vendorAddress, ["proposeFlow", "critique", "explain"]);
  const project = `/api/projects/${projectId}`;
  const { elements } = await api.call("GET", `${project}/export`);
  const part = elements.find((/** @type {{name: string}} */ { name }) => name === "ordering-api");
  const flow = {
    request: "Show how a paid order is shipped by a carrier.",
    branchId: null,
    reviseScenarioId: null,
  };
  const made = {
    flow: await api.call("POST", `${project}/ai/flow-proposals`, flow),
    critique: await api.call("POST", `${project}/review/critiques`, { question: "What can wait for ever?" }),
    architecture: await api.call("POST", `${project}/ai/architecture-proposals/submit`, {
      request: "What is missing to ship an order?",
      proposal: anArchitectureOf(part.id),
    }),
    price: await api.call("POST", `/api/workspaces/${workspaceId}/prices`, PRICE),
  };
  const lines = [
    {
      id: crypto.randomUUID(),
      elementId: part.id,
      priceId: made.price.id,
      quantity: "3",
      hoursPerMonth: "730",
      note: "Three of them",
    },
    {
      id: crypto.randomUUID(),
      elementId: null,
      priceId: null,
      quantity: "1",
      hoursPerMonth: null,
      note: "Backups",
    },
  ];
  const sheet = await api.call("POST", `${project}/cost-sheets`, { name: "Production", lines });
  return {
    flow: made.flow.id,
    critique: made.critique.id,
    architecture: made.architecture.id,
    sheet: sheet.id,
    part: part.id,
  };
}

const PRICE = {
  provider: "Example Cloud",
  region: "westeurope",
  sku: "D2s v5",
  description: "Two cores and eight gigabytes",
  unit: "1 Hour",
  unitPrice: "0.115",
  currency: "USD",
  effectiveDate: "2026-01-01",
};
