import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { JSON_OPTION } from "../declaring/common-options.js";

/** `plumbline check`. */
export const CHECK = command({
  name: "check",
  summary: "Say everything that is wrong with a model, and with scenarios on it",
  about: [
    "A model document is read and judged as an import into an empty project judges it. Scenarios are checked as before a\nrun, without being played. Each problem has its file, line and path.",
  ],
  access: ACCESS.files,
  arguments: {
    model: { about: "A model document, JSON or YAML; - reads the standard input", times: "one" },
    scenarios: { about: "Scenario documents to check on it", times: "many" },
  },
  options: { ...JSON_OPTION },
  exits: {
    ok: "Nothing is wrong.",
    found: "Something is wrong; it is told.",
    input: "A file cannot be read.",
  },
  examples: [
    { words: "check model.json", about: "every broken rule with its line" },
    { words: "check model.yaml scenarios/*.json", about: "scenarios too" },
  ],
  async run(call) {
    const { runCheck } = await import("../checking/run-check.js");
    return runCheck(call);
  },
});
