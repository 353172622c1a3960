import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { row } from "../../server/bench/measure.mjs";

// What somebody waits for at a prompt: a process that starts, reads files, plays and ends.

const pathTo = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const BIN = pathTo("../dist/bin.js");
const SYSTEMS = "../../../packages/playback-engine/golden/systems";
const MODEL = pathTo(`${SYSTEMS}/eshop.model.json`);
const SCENARIO = pathTo(`${SYSTEMS}/eshop.happy-order.scenario.json`);
const ROUNDS = 15;

/** The same model read and the same scenario played by the engines, and nothing of the command line. */
const ENGINE_ALONE = `
import { readFileSync } from "node:fs";
import { NO_FACTS, planImport, readModelDocument } from ${JSON.stringify(pathTo("../../../packages/model-core/dist/index.js"))};
import { readScenarioDocument, runScenario, writeRunResult } from ${JSON.stringify(pathTo("../../../packages/playback-engine/dist/index.js"))};
const document = readModelDocument(readFileSync(${JSON.stringify(MODEL)}), "json").value;
const id = "00000000-0000-4000-8000-000000000001";
const plan = planImport({ document, present: NO_FACTS, projectId: id, modelStreamId: id, modelVersion: 0, schemaOwners: new Map() });
const model = Object.fromEntries(Object.keys(NO_FACTS).map((list) => [list, plan.changes[list].added]));
const scenario = readScenarioDocument(readFileSync(${JSON.stringify(SCENARIO)}, "utf8")).value;
process.stdout.write(writeRunResult(runScenario({ ...scenario, model, modelVersion: 0 })));
`;

/** The rows of the table; times in ms. */
export async function run() {
  const play = () => node([BIN, "play", MODEL, SCENARIO]);
  const beside = (floor, floorJob, target) =>
    row("plumbline play of eShop, a process from its start to its end", target, {
      rounds: ROUNDS,
      ours: play,
      floor,
      floorJob,
    });
  return [
    await beside("node -e 0", () => node(["-e", "0"]), "400 ms"),
    await beside(
      "the engines alone, no compile cache",
      () => node(["--input-type=module", "-e", ENGINE_ALONE]),
      "",
    ),
    await row("plumbline --help", "", {
      rounds: ROUNDS,
      ours: () => node([BIN, "--help"]),
      floor: "node -e 0",
      floorJob: () => node(["-e", "0"]),
    }),
  ];
}

function node(words) {
  const { status, stderr } = spawnSync(process.execPath, words, { stdio: ["ignore", "pipe", "pipe"] });
  if (status !== 0) {
    throw new Error(`${words.join(" ")} ended with ${status}: ${stderr}`);
  }
}
