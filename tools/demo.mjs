import { readFileSync } from "node:fs";
import { formatFlow } from "./demo/ai/format-flow.mjs";
import { proposeFlow } from "./demo/ai/propose-flow.mjs";
import { Api } from "./demo/api.mjs";
import { coloursFor } from "./demo/colours.mjs";
import { compareSource } from "./demo/compare-source.mjs";
import { exportBuild } from "./demo/export-build.mjs";
import { openProject, storeScenario } from "./demo/fill-project.mjs";
import { formatBuild } from "./demo/format-build.mjs";
import { formatImpact } from "./demo/format-impact.mjs";
import { formatPromise } from "./demo/format-promise.mjs";
import { formatReview } from "./demo/format-review.mjs";
import { formatRun } from "./demo/format-run.mjs";
import { formatStress } from "./demo/format-stress.mjs";
import { keepPromise } from "./demo/keep-promise.mjs";
import { runStress } from "./demo/run-stress.mjs";
import { signIn } from "./demo/sign-in.mjs";
import { dataDirectory } from "./setup/data-directory.mjs";
import { runCommand } from "./setup/run-command.mjs";
import { readAddress } from "./start/address.mjs";

const SCENARIOS = ["happy-order", "payment-failed", "stock-rejected", "consumer-down"];

const colours = coloursFor(process.stdout, process.env);

/** @type {(text: string) => void} */
const print = (text) => void process.stdout.write(`${text}\n`);

/** @param {string} name */
const readDemoFile = (name) =>
  readFileSync(new URL(`../apps/cli/examples/eshop-queues.${name}.json`, import.meta.url), "utf8");

/**
 * `npm run demo`: a real system's model and its scenarios, played by the running service; with `--ai` a flow that a vendor
 * on this machine proposes, from the question to the scenario.
 * @returns {Promise<number>}
 */
async function demo() {
  const address = (process.env["PLUMBLINE_URL"] || readAddress(process.env).address).replace(/\/+$/, "");
  const api = new Api(address);
  const account = await signIn(api, { env: process.env, dataDirectory: dataDirectory(process.env) });
  print(
    `Signed in at ${address} as ${account.email}${account.isNew ? " (the first account, made now)" : ""}.`,
  );
  const { workspace, project } = await openProject(api);
  const imported = await api.call("POST", `/api/projects/${project.id}/import`, readDemoFile("model"));
  const { added, changed, unchanged } = imported;
  print(
    `Workspace ${workspace.name}, project ${project.name}: ${added} facts added, ${changed} changed, ${unchanged} as they were.`,
  );
  if (process.argv.includes("--ai")) {
    return (await help(api, workspace, project)) ? 0 : 1;
  }
  let held = true;
  for (const name of SCENARIOS) {
    held = (await play(api, project, name)) && held;
  }
  await promise(api, project);
  const documents = SCENARIOS.map((name) => JSON.parse(readDemoFile(`${name}.scenario`)));
  print(`\n${formatImpact(await compareSource(api, project, documents), colours)}`);
  const review = await api.call("GET", `/api/projects/${project.id}/review/findings`);
  print(`\n${formatReview(review, colours)}`);
  await stress(api, project);
  print(`\n${formatBuild(await exportBuild(api, project), colours)}`);
  print(`\n${goOn(address, project.id, account)}`);
  return held ? 0 : 1;
}

/**
 * @param {Api} api
 * @param {{id: string, name: string}} project
 * @param {string} name
 */
async function play(api, project, name) {
  const document = JSON.parse(readDemoFile(`${name}.scenario`));
  const { id } = await storeScenario(api, project, document);
  const run = await api.call("POST", `/api/projects/${project.id}/scenarios/${id}/run`);
  print(`\n${formatRun(document, run, colours)}`);
  return (
    run.issues.length === 0 && run.assertions.every((/** @type {{passed: boolean}} */ { passed }) => passed)
  );
}

/**
 * A flow that is proposed, completed, accepted and played.
 * @param {Api} api
 * @param {{id: string, name: string}} workspace
 * @param {{id: string, name: string}} project
 */
async function help(api, workspace, project) {
  const story = await proposeFlow(api, { workspaceId: workspace.id, projectId: project.id });
  const { origin: _, ...scenario } = story.accepted.scenario;
  print(`\n${formatFlow(story, colours)}`);
  print(`\n${formatRun(scenario, story.run, colours)}`);
  return (
    story.run.issues.length === 0 &&
    story.run.assertions.every((/** @type {{passed: boolean}} */ { passed }) => passed)
  );
}

/**
 * What must hold when a payment fails, and what shows it; `broken` is the scenario with the faults of another one.
 * @param {Api} api
 * @param {{id: string, name: string}} project
 */
async function promise(api, project) {
  const document = JSON.parse(readDemoFile("payment-failed.scenario"));
  const { faults } = JSON.parse(readDemoFile("consumer-down.scenario"));
  const { id } = await storeScenario(api, project, document);
  const whole = { ...document, id };
  const story = await keepPromise(api, project, { whole, broken: { ...whole, faults } });
  print(`\n${formatPromise(story, colours)}`);
}

/**
 * The scenario of a happy order again, many at once.
 * @param {Api} api
 * @param {{id: string, name: string}} project
 */
async function stress(api, project) {
  const document = JSON.parse(readDemoFile("happy-order.scenario"));
  const { id } = await storeScenario(api, project, document);
  const { requirements, run } = await runStress(api, project, id);
  print(`\n${formatStress(requirements, run, colours)}`);
}

/**
 * @param {string} address
 * @param {string} projectId
 * @param {import("./demo/sign-in.mjs").SignedIn} account
 */
function goOn(address, projectId, { email, keptIn }) {
  const project = `${address}/api/projects/${projectId}`;
  return [
    colours.bold("Go on from here"),
    `  All calls       ${address}/api/docs`,
    `  The project     ${project}`,
    `  Its model       ${project}/export?format=yaml`,
    `  Its scenarios   ${project}/scenarios`,
    `  Its review      ${project}/review/findings?format=markdown`,
    `  Its bundle      POST ${project}/build/export`,
    `  Its stress      ${project}/stress/profiles`,
    `  Sign in         as ${email}${keptIn === null ? "" : `; the password is in ${keptIn}`}`,
  ].join("\n");
}

// Whoever reads may stop reading, as `| head` does.
process.stdout.on("error", () => process.exit(0));
await runCommand(demo);
