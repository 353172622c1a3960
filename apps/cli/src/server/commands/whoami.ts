import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { SERVER_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline whoami`. */
export const WHOAMI = command({
  name: "whoami",
  summary: "Say which service is asked, and as whom",
  about: [
    "A person with their workspaces and roles, or an agent token with its scopes; never the token itself.",
  ],
  access: ACCESS.anyone,
  arguments: {},
  options: { ...SERVER_OPTIONS },
  exits: { ok: "Somebody is signed in.", server: "Nobody is, or the service cannot be reached." },
  examples: [{ words: "whoami --json", about: "for a script" }],
  async run(call) {
    const { runWhoami } = await import("../running/run-whoami.js");
    return runWhoami(call);
  },
});
