import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { PROJECT_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline import`. */
export const IMPORT = command({
  name: "import",
  summary: "Show what a model document would change in a project, or write it",
  about: [
    "Without --write nothing is written: it says what would be added, changed and refused. With --write all of it is\nwritten, or nothing. A document adds and changes facts and removes none: `plumbline diff` tells what it leaves out.",
    "--check is for pipelines: it exits with 1 when the project is not as the document says.",
  ],
  access: ACCESS.import,
  arguments: { model: { about: "A model document, JSON or YAML; - reads the standard input", times: "one" } },
  options: {
    ...PROJECT_OPTIONS,
    write: { type: "flag", about: "Write it" },
    check: { type: "flag", about: "Exit with 1 when it would add or change something" },
    "expected-version": {
      type: "number",
      value: "version",
      least: 0,
      most: 2_147_483_647,
      isWhole: true,
      about: "Refuse when the model is at another version, as a preview said it",
    },
  },
  exits: {
    ok: "Previewed or written; with --check the project is as the document says.",
    found: "With --check: the project is not as the document says.",
    input: "The file cannot be read or is refused; every reason is told with its place.",
    server: "The service cannot be reached, nobody is signed in, or it refused; nothing was written.",
  },
  examples: [
    { words: "import model.json -P Shop", about: "what it would change" },
    { words: "import model.json -P Shop --write", about: "and write it" },
    {
      words: "import model.json -P Shop --check",
      about: "in a pipeline: has the design moved away from the file?",
    },
  ],
  async run(call) {
    const { runImport } = await import("../running/run-import.js");
    return runImport(call);
  },
});
