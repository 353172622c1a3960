import { PROMISE } from "../../fill-projects.mjs";

/** @typedef {import("../stories.mjs").Story} Story */

/** @type {Story} */
async function readPromises({ call, project: { path, promiseId } }) {
  await call("promises", "GET", `${path}/promises`);
  await call("a promise", "GET", `${path}/promises/${promiseId}`);
  await call("runs of a promise", "GET", `${path}/promises/${promiseId}/runs`);
}

/** @type {Story} */
async function draft({ call, project: { path, scenarioId } }) {
  const links = { scenarioIds: [scenarioId] };
  const { id } = (await call("a new promise", "POST", `${path}/promises`, { ...PROMISE, links })).json();
  const promise = `${path}/promises/${id}`;
  await call("its obligations", "POST", `${promise}/obligations/generate`);
  await call("its checks", "POST", `${promise}/run`, { revision: 1 });
  await call("an edit of a promise", "PUT", promise, {
    ...PROMISE,
    links,
    title: "Orders are kept for good",
  });
  await call("the end of a promise", "DELETE", promise);
}

/** @type {Story} */
async function evidence({ call, project: { path, promiseId, testKey } }) {
  const source = {
    system: "other",
    runUrl: "https://ci.example.org/1",
    conclusion: "success",
    commitSha: null,
  };
  const claim = { result: "passed", revision: 1, source, artifactDigest: null };
  const obligation = `${path}/promises/${promiseId}/obligations/${testKey}`;
  await call("evidence", "POST", `${obligation}/evidence`, claim);
}

/** @type {import("../stories.mjs").Stories} */
export const PROMISE_STORIES = [
  [6, readPromises],
  [2, draft],
  [1, evidence],
];
