import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { PROJECT_OPTIONS } from "../connecting/server-options.js";

/** `plumbline promise run`. */
export const PROMISE_RUN = command({
  name: "promise run",
  summary: "Run the checks of promises, and say which hold",
  about: [
    "Without a promise those of every promise in force. A check that was not run is not passed. What tests elsewhere say is\nsent by `plumbline evidence`.",
  ],
  access: ACCESS.propose,
  arguments: { promises: { about: "Promises by requirement ID or ID, as SHOP-001", times: "many" } },
  options: {
    ...PROJECT_OPTIONS,
    junit: { type: "text", value: "file", about: "Write the checks as JUnit XML too" },
  },
  exits: {
    ok: "Every check that was run passed, and all were run.",
    found: "A check failed or was not run.",
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
