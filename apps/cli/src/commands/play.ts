import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { JSON_OPTION } from "../declaring/common-options.js";

/** `plumbline play`. */
export const PLAY = command({
  name: "play",
  summary: "Play scenarios over a model in virtual time",
  about: [
    "The same model and scenario always give the same trace and the same hash, here and in the service. A trace is declared\nbehaviour, never a measurement.",
    '--fail puts a fault on an operation, channel, subscription or element for this run, by its name or ID:\n--fail payment-processor, --fail "POST /api/orders/=Timeout", --fail basket-cache=Outage:2 (two attempts fail).',
  ],
  access: ACCESS.files,
  arguments: {
    model: { about: "A model document, JSON or YAML; - reads the standard input", times: "one" },
    scenarios: { about: "Scenario documents", times: "many" },
  },
  options: {
    ...JSON_OPTION,
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
  },
  examples: [
    { words: "play model.json order.scenario.json", about: "the trace and the assertions" },
    { words: "play model.json order.json --view sequence", about: "who talks to whom, as a diagram" },
    { words: "play model.json order.json --fail payment-processor", about: "what happens when it is down" },
    { words: "play model.json scenarios/*.json --view short --junit report.xml", about: "in a pipeline" },
  ],
  async run(call) {
    const { runPlay } = await import("../playing/run-play.js");
    return runPlay(call);
  },
});
