import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { JSON_OPTION } from "../declaring/common-options.js";

/** `plumbline convert`. */
export const CONVERT = command({
  name: "convert",
  summary: "Make a model document of what another tool wrote, and say what was left out",
  about: [
    "OpenAPI 3, AsyncAPI 2 and 3, Structurizr (JSON and DSL), the JSON of LikeC4, Compose files and catalogue files of\nBackstage. Nothing that a file refers to is fetched. The same file gives the same IDs, so that importing it a second time\nadds nothing. What was not carried over is told with its line, on the error stream.",
  ],
  access: ACCESS.files,
  arguments: { file: { about: "A document of another tool; - reads the standard input", times: "one" } },
  options: {
    ...JSON_OPTION,
    from: {
      type: "word",
      words: ["openapi", "asyncapi", "structurizr", "likec4", "compose", "backstage"],
      about: "What the file is; guessed unless given",
    },
    owner: { type: "text", value: "ID", about: "The element of your model that a contract is of" },
    out: {
      type: "text",
      short: "o",
      value: "file",
      default: "-",
      about: "Where the model document is written, as YAML where the name ends so",
    },
    strict: { type: "flag", about: "Exit with 1 where something was not carried over" },
  },
  exits: {
    ok: "Converted; what was left out is told.",
    found: "Converted, and with --strict something was left out.",
    input: "The file cannot be read, or is of no format that can be.",
  },
  examples: [
    { words: "convert docker-compose.yml -o model.yaml", about: "services as elements" },
    { words: "convert orders.openapi.yaml --strict > model.json", about: "a contract" },
    { words: "convert workspace.dsl --json", about: "the document and what was left out, for a program" },
  ],
  async run(call) {
    const { runConvert } = await import("../converting/run-convert.js");
    return runConvert(call);
  },
});
