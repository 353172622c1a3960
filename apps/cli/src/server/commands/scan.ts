import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { PROJECT_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline scan`. */
export const SCAN = command({
  name: "scan",
  summary: "Scan a followed repository (comes with sources; does nothing yet)",
  about: [
    "The service follows no repositories yet, so there is nothing to scan: the command says so and ends with 6.",
  ],
  access: ACCESS.propose,
  arguments: {},
  options: { ...PROJECT_OPTIONS },
  exits: { later: "Always, in this version." },
  examples: [{ words: "scan -P Shop", about: "says that it comes later" }],
  async run() {
    const { CliError } = await import("../../problems/cli-error.js");
    const said = "scan comes with sources: this version follows no repositories, and nothing was scanned.";
    throw new CliError("later", said);
  },
});
