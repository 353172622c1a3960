import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { PROJECT_OPTIONS, STATE_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline bundle`. */
export const BUNDLE = command({
  name: "bundle",
  summary: "Download a sealed bundle that people and agents build from",
  about: [
    "The state is sealed and hashed; the same state gives the same bytes. It is told\nwhether something is in the way of building, which prevents no export; --require-ready makes it an exit code, and\nthe files say what it is.",
  ],
  access: ACCESS.export,
  arguments: {},
  options: {
    ...PROJECT_OPTIONS,
    ...STATE_OPTIONS,
    out: {
      type: "text",
      short: "o",
      value: "file",
      about: "The file; the name that the service gives it unless said",
    },
    "require-ready": { type: "flag", about: "Exit with 1 when something is in the way of building" },
  },
  exits: {
    ok: "Downloaded.",
    found: "Downloaded; with --require-ready: something is in the way of building.",
    input: "The file cannot be written.",
    server: "The service cannot be reached, nobody is signed in, or it refused.",
  },
  examples: [
    { words: "bundle -P Shop -o shop.zip", about: "main as it is now" },
    { words: "bundle -P Shop --revision v1 --require-ready", about: "in a pipeline" },
  ],
  async run(call) {
    const { runBundle } = await import("../running/run-bundle.js");
    return runBundle(call);
  },
});
