import { DECISION } from "../../fill-projects.mjs";

/** @typedef {import("../stories.mjs").Story} Story */

/** @type {Story} */
async function review({ call, project: { path } }) {
  const { findings } = (await call("findings", "GET", `${path}/review/findings`)).json();
  const [finding] = findings;
  const { id } = (await call("a snapshot of a review", "POST", `${path}/review/snapshots`, {})).json();
  await call("what a review changed", "GET", `${path}/review/snapshots/${id}/changes`);
  await call("the end of a snapshot", "DELETE", `${path}/review/snapshots/${id}`);
  if (finding !== undefined) {
    const { ruleId, subjectId } = finding;
    const answer = { ruleId, subjectId, reason: "As it is meant", decisionId: null };
    const path_ = `${path}/review/dispositions`;
    await call("an answer to a finding", "PUT", path_, { ...answer, status: "wont-fix" });
    await call("an open finding", "PUT", path_, { ...answer, reason: null, status: "open" });
  }
}

/** @type {Story} */
async function decide({ call, project: { path } }) {
  const { id } = (await call("a decision", "POST", `${path}/decisions`, DECISION)).json();
  const decision = `${path}/decisions/${id}`;
  await call("an edit of a decision", "PUT", decision, { ...DECISION, title: "Orders are queued" });
  await call("a decision as text", "GET", `${decision}/export`);
  await call("decisions", "GET", `${path}/decisions`);
  await call("the end of a decision", "DELETE", decision);
}

/** @type {Story} */
async function ask({ call, project: { path } }) {
  const { id } = (await call("a question", "POST", `${path}/questions`, { text: "Who pays for it?" })).json();
  const question = `${path}/questions/${id}`;
  await call("an answer to a question", "POST", `${question}/answer`, { answer: "Who orders." });
  await call("an open question", "POST", `${question}/reopen`);
  await call("questions", "GET", `${path}/questions`);
  await call("the end of a question", "DELETE", question);
}

/** @type {import("../stories.mjs").Stories} */
export const REVIEW_STORIES = [
  [3, review],
  [3, decide],
  [3, ask],
];
