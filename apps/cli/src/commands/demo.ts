import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";

/** `plumbline demo`. */
export const DEMO = command({
  name: "demo",
  summary: "Show in a minute what it does, on a real system that comes with it",
  about: [
    "A shop built of services (22 elements, one message exchange, seven queues): a scenario is played, then again with its\npayment service down; then the rules review the design. With a folder, the files are written there to go on with.",
  ],
  access: ACCESS.files,
  arguments: { folder: { about: "An empty or new folder for the files of the example", times: "optional" } },
  options: {},
  exits: { ok: "Shown, or written.", input: "The folder is not empty or cannot be written." },
  examples: [
    { words: "demo", about: "in the terminal alone" },
    { words: "demo shop", about: "and the files in the folder shop" },
  ],
  async run(call) {
    const { runDemo } = await import("../demo/run-demo.js");
    return runDemo(call);
  },
});
