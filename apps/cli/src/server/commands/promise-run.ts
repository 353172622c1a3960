import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { PROJECT_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline promise run`. */
export const PROMISE_RUN = command({
  name: "promise run",
  summary: "Run the checks of promises, and say which hold",
  about: [
    "Runs what is stale or was never run, and says how every check stands then; without a promise of every promise in\nforce. What was not run is not passed. What tests elsewhere have to show is told too, and fails nothing here:\n`plumbline evidence` sends it.",
  ],
  access: ACCESS.propose,
  arguments: { promises: { about: "Promises by requirement ID or ID, as SHOP-001", times: "many" } },
  options: {
    ...PROJECT_OPTIONS,
    junit: { type: "text", value: "file", about: "Write the checks as JUnit XML too" },
  },
  exits: {
    ok: "Every check that the service runs passes, as the design is now.",
    found: "A check failed, is stale or was not run.",
    input: "The file cannot be written.",
    server: "The service cannot be reached, nobody is signed in, or it refused.",
  },
  examples: [
    { words: "promise run -P Shop", about: "all in force" },
    { words: "promise run SHOP-001 -P Shop --junit report.xml", about: "in a pipeline" },
  ],
  async run(call) {
    const { runPromises } = await import("../running/run-promises.js");
    return runPromises(call);
  },
});
