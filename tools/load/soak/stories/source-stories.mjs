import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** @typedef {import("../stories.mjs").Story} Story */

const LOOK_MS = 500;
const MOST_LOOKS = 600;

/** @type {Story} */
async function propose(told) {
  const { call, project } = told;
  const scan = await scanned(told, { kind: "tracking", ref: null, pullRequest: null });
  await call("what was found", "GET", `${project.path}/scans/${scan}/facts?limit=50`);
  await call("how much was read", "GET", `${project.path}/scans/${scan}/coverage`);
  const id = randomUUID();
  const imports = `${project.path}/source-imports`;
  const body = { id, scanId: scan, systemId: null };
  const { items } = (await call("a proposed import", "POST", imports, body)).json();
  const reject = items.slice(0, 1).map((/** @type {{id: string}} */ item) => item.id);
  if (reject.length > 0) {
    await call("a decided import", "POST", `${imports}/${id}/decide`, { accept: null, reject });
  }
}

/** @type {Story} */
async function compare(told) {
  const scan = await scanned(told, { kind: "comparison", ref: "change", pullRequest: null });
  const impact = `${told.project.path}/scans/${scan}/impact`;
  await told.call("an impact", "GET", impact);
  const asMarkdown = told.callWith({ cookie: told.world.cookie, accept: "text/markdown" });
  await asMarkdown("an impact as Markdown", "GET", impact);
}

/**
 * Scans, and waits until it is over; gives the scan.
 * @param {Parameters<Story>[0]} told
 * @param {unknown} body
 * @returns {Promise<string>}
 */
async function scanned({ call, project: { path, repositoryId } }, body) {
  const { id } = (await call("a scan", "POST", `${path}/repositories/${repositoryId}/scans`, body)).json();
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { state } = (await call("the state of a scan", "GET", `${path}/scans/${id}`)).json();
    if (state !== "queued" && state !== "running") {
      return id;
    }
    await wait(LOOK_MS);
  }
  throw new Error(`The scan ${id} came to no end`);
}

/** @type {import("../stories.mjs").Stories} */
export const SOURCE_STORIES = [
  [0.3, propose],
  [0.2, compare],
];
