import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { PROJECT_OPTIONS, STATE_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline brief`. */
export const BRIEF = command({
  name: "brief",
  summary: "Write what an agent needs to build one thing, in as many tokens as you say",
  about: [
    "What is chosen is named by its ID; a promise also by its requirement ID (SHOP-001), a scenario by its name.",
  ],
  access: ACCESS.export,
  arguments: {},
  options: {
    ...PROJECT_OPTIONS,
    ...STATE_OPTIONS,
    element: { type: "texts", value: "ID", about: "An element" },
    promise: { type: "texts", value: "promise", about: "A promise" },
    scenario: { type: "texts", value: "scenario", about: "A scenario" },
    "max-tokens": {
      type: "number",
      value: "tokens",
      least: 1,
      most: 1_000_000,
      isWhole: true,
      about: "How long it may be; what is left out is told",
    },
    out: { type: "text", short: "o", value: "file", about: "Write it to a file" },
  },
  exits: {
    ok: "Written.",
    input: "The file cannot be written.",
    server: "The service cannot be reached, nobody is signed in, or it refused.",
  },
  examples: [
    { words: "brief -P Shop --promise SHOP-001 --max-tokens 6000", about: "as Markdown" },
    { words: "brief -P Shop --promise SHOP-001 --json", about: "with its manifest" },
  ],
  async run(call) {
    const { runBrief } = await import("../running/run-brief.js");
    return runBrief(call);
  },
});
