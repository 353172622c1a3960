import { randomUUID } from "node:crypto";

/** @typedef {import("../stories.mjs").Story} Story */

/** @type {Story} */
async function scenario({ call, project: { path, scenarioId }, world }) {
  await call("a scenario", "GET", `${path}/scenarios/${scenarioId}`);
  const id = randomUUID();
  await call("a new scenario", "POST", `${path}/scenarios`, { ...world.scenario, id, name: `Copy ${id}` });
  await call("a played scenario", "POST", `${path}/scenarios/${id}/run`);
  await call("the end of a scenario", "DELETE", `${path}/scenarios/${id}`);
}

/** @type {Story} */
async function load({ call, project: { path, profileId } }) {
  const profile = `${path}/stress/profiles/${profileId}`;
  const run = (await call("a run of load", "POST", `${profile}/runs?series=none`)).json();
  await call("its runs", "GET", `${profile}/runs`);
  await call("a stored run of load", "GET", `${path}/stress/runs/${run.id}?series=none`);
  await call("the end of a run of load", "DELETE", `${path}/stress/runs/${run.id}`);
}

/** @type {import("../stories.mjs").Stories} */
export const PLAYING_STORIES = [
  [5, scenario],
  [3, load],
];
