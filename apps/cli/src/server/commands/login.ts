import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { SERVER_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline login`. */
export const LOGIN = command({
  name: "login",
  summary: "Sign in to a service: a person lets this machine in, in a browser",
  about: [
    "It shows a short code and an address. Open the address in a browser where you are signed in, compare the code, and let\nthis machine in. The session is kept in your configuration folder, readable by you alone, for this service alone; you see\nand end it with your other sessions, and `plumbline logout` ends it too.",
    "A pipeline takes an agent token in PLUMBLINE_TOKEN instead, and needs no login.",
  ],
  access: ACCESS.signIn,
  arguments: {},
  options: { ...SERVER_OPTIONS },
  exits: {
    ok: "Signed in.",
    server: "The service cannot be reached, the person said no, or nobody answered in time.",
    input: "The session cannot be kept.",
  },
  examples: [
    { words: "login --server https://plumbline.example", about: "and every later command asks there" },
  ],
  async run(call) {
    const { runLogin } = await import("../running/run-login.js");
    return runLogin(call);
  },
});
