import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { SERVER_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline logout`. */
export const LOGOUT = command({
  name: "logout",
  summary: "End the session of the last login, and forget it",
  about: ["The session ends in the service as well, so that a copy of it is worth nothing."],
  access: ACCESS.signIn,
  arguments: {},
  options: { ...SERVER_OPTIONS },
  exits: {
    ok: "Nobody is signed in there any more.",
    server: "The service cannot be reached: the session is forgotten here, and may live there.",
  },
  examples: [{ words: "logout", about: "of the service of the last login" }],
  async run(call) {
    const { runLogout } = await import("../running/run-logout.js");
    return runLogout(call);
  },
});
