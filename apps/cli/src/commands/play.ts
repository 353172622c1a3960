import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { BRANCH_OPTION, PROJECT_OPTIONS } from "../declaring/server-options.js";

/** `plumbline play`. */
export const PLAY = command({
  name: "play",
  summary: "Play scenarios over a model in virtual time",
  about: [
    "The same model and scenario always give the same trace and the same hash, here and in the service. A trace is declared\nbehaviour, never a measurement.",
    '--fail puts a fault on an operation, channel, subscription or element for this run, by its name or ID:\n--fail payment-processor, --fail "POST /api/orders/=Timeout", --fail basket-cache=Outage:2 (two attempts fail).',
  ],
  access: ACCESS.filesOrRead,
  arguments: {
    model: { about: "A model document, JSON or YAML; - reads the standard input", times: "optional" },
    scenarios: {
      about: "Scenario documents; with --project the names or IDs of stored ones, and no model",
      times: "many",
    },
  },
  options: {
    ...PROJECT_OPTIONS,
    ...BRANCH_OPTION,
    view: {
      type: "word",
      words: ["list", "sequence", "short"],
      default: "list",
      about: "The trace as a list, as a sequence diagram, or the assertions alone",
    },
    fail: {
      type: "texts",
      value: "target[=kind[:times]]",
      about: "A fault: Error (unless said), Outage or Timeout",
    },
    junit: { type: "text", value: "file", about: "Write the assertions as JUnit XML too" },
  },
  exits: {
    ok: "Played; every assertion holds.",
    found: "Played; an assertion does not hold.",
    input: "A file cannot be read, or a scenario does not fit the model; everything wrong is told.",
    server: "With --project: the service cannot be reached, nobody is signed in, or it refused.",
  },
  examples: [
    { words: "play model.json order.scenario.json", about: "the trace and the assertions" },
    { words: "play model.json order.json --view sequence", about: "who talks to whom, as a diagram" },
    { words: "play model.json order.json --fail payment-processor", about: "what happens when it is down" },
    { words: "play happy-order -P Shop --branch retries", about: "a stored scenario, in the service" },
    { words: "play model.json scenarios/*.json --view short --junit report.xml", about: "in a pipeline" },
  ],
  async run(call) {
    const { fileIn, isOnServer, wordsOf } = await import("../server/connecting/is-on-server.js");
    if (isOnServer(call)) {
      const { runPlayStored } = await import("../server/running/run-play-stored.js");
      return runPlayStored(call, wordsOf(call));
    }
    const { runPlay } = await import("../playing/run-play.js");
    return runPlay({ ...call, arguments: { ...call.arguments, model: fileIn(call, "model") } });
  },
});
