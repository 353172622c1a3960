import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { PROJECT_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline scan`. */
export const SCAN = command({
  name: "scan",
  summary: "Scan a followed repository, and say what was read",
  about: [
    "Scans the ref that the project follows, which a person alone may ask for; with --ref or --pull-request what that\nhas, compared with what is followed. Waits until the scan has ended.",
  ],
  access: ACCESS.propose,
  arguments: {
    repository: {
      about: "The repository, as owner/name; may be left out where one is followed",
      times: "optional",
    },
  },
  options: {
    ...PROJECT_OPTIONS,
    ref: { type: "text", value: "ref", about: "A branch, a tag or a whole commit, to be compared" },
    "pull-request": { type: "text", value: "number", about: "A pull request, to be compared" },
  },
  exits: {
    ok: "The scan was completed and read every file that it selects.",
    found: "It was completed and something was not read.",
    server:
      "The scan failed or was cancelled, the service cannot be reached, nobody is signed in, or it refused.",
  },
  examples: [
    { words: "scan acme/shop -P Shop", about: "what is followed" },
    { words: "scan acme/shop -P Shop --pull-request 42", about: "what a pull request has" },
  ],
  async run(call) {
    const { runScan } = await import("../running/run-scan.js");
    return runScan(call);
  },
});
