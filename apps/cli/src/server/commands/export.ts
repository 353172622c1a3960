import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { PROJECT_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline export`. */
export const EXPORT = command({
  name: "export",
  summary: "Write the model of a project as a model document",
  about: ["The main model as it is now. The same model always gives the same bytes."],
  access: ACCESS.read,
  arguments: {},
  options: {
    ...PROJECT_OPTIONS,
    format: {
      type: "word",
      words: ["json", "yaml"],
      default: "json",
      about: "How it is spelled; --json is --format json",
    },
    compact: { type: "flag", about: "JSON without indentation" },
    out: { type: "text", short: "o", value: "file", about: "Write it to a file" },
  },
  exits: {
    ok: "Written.",
    input: "The file cannot be written.",
    server: "The service cannot be reached, nobody is signed in, or it refused.",
  },
  examples: [
    { words: "export -P Shop -o model.json", about: "to a file" },
    { words: "export -P Shop --format yaml", about: "to the standard output" },
  ],
  async run(call) {
    const { runExport } = await import("../running/run-export.js");
    return runExport(call);
  },
});
