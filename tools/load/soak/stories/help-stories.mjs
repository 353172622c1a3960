/** @typedef {import("../stories.mjs").Story} Story */

const FLOW = { request: "Show how a paid order is shipped.", branchId: null, reviseScenarioId: null };

/** @type {Story} */
async function explain({ call, project: { path } }) {
  const asked = { target: null, question: "What is this?", branchId: null };
  await call("an explanation", "POST", `${path}/ai/explain`, asked);
  await call("use of AI", "GET", `${path}/ai/usage`);
}

/** @type {Story} */
async function flow({ call, project: { path } }) {
  const flows = `${path}/ai/flow-proposals`;
  await call("a preview of a flow", "POST", `${flows}?preview=true`, FLOW);
  const { id } = helped(await call("a proposed flow", "POST", flows, FLOW));
  await call("one proposed flow", "GET", `${flows}/${id}`);
  await call("a rejected flow", "POST", `${flows}/${id}/reject`, { reason: "For now" });
  await call("the end of a flow", "DELETE", `${flows}/${id}`);
}

/** @type {Story} */
async function critique({ call, project: { path } }) {
  const critiques = `${path}/review/critiques`;
  const { id } = helped(await call("a critique", "POST", critiques, {}));
  await call("one critique", "GET", `${critiques}/${id}`);
  await call("the end of a critique", "DELETE", `${critiques}/${id}`);
}

/**
 * What an AI gave; a soak without its help would show nothing of it.
 * @param {import("../visitor.mjs").Answer} answer
 */
function helped(answer) {
  const given = answer.json();
  if (given.available === false) {
    throw new Error(`There is no help: ${given.reason}`);
  }
  return given;
}

const PRICE = {
  ...{ provider: "Example Cloud", region: null, sku: "small", unit: "1 Hour", unitPrice: "0.125" },
  ...{ currency: "EUR", effectiveDate: "2026-01-01", description: null },
};

/** @type {Story} */
async function costs({ call, project: { path, elements }, world: { workspace } }) {
  const { id: priceId } = (await call("a price", "POST", `${workspace}/prices`, PRICE)).json();
  await call("prices", "GET", `${workspace}/prices`);
  const line = { elementId: elements[0]?.id, priceId, quantity: 2, hoursPerMonth: 730, note: null };
  const sheets = `${path}/cost-sheets`;
  const { id } = (await call("a cost sheet", "POST", sheets, { name: "Soak", lines: [line] })).json();
  await call("an estimate", "GET", `${sheets}/${id}/estimate`);
  await call("an estimate as CSV", "GET", `${sheets}/${id}/estimate?format=csv`);
  await call("the end of a cost sheet", "DELETE", `${sheets}/${id}`);
  await call("the end of a price", "DELETE", `${workspace}/prices/${priceId}`);
}

/** @type {import("../stories.mjs").Stories} */
export const HELP_STORIES = [
  [2, explain],
  [1, flow],
  [1, critique],
  [2, costs],
];
