import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { PROJECT_OPTIONS } from "../declaring/server-options.js";

/** `plumbline diff`. */
export const DIFF = command({
  name: "diff",
  summary: "Compare two models fact by fact and field by field",
  about: [
    "What counts is what the documents say: the order of facts, JSON or YAML, and fields that say what is so anyway make no\ndifference.",
  ],
  access: ACCESS.filesOrRead,
  arguments: {
    left: {
      about: "The model before; with --project main, main@7, a branch or a revision",
      times: "optional",
    },
    right: {
      about: "The model after; - reads the standard input; with --project main unless said",
      times: "optional",
    },
  },
  options: { ...PROJECT_OPTIONS },
  exits: {
    ok: "The models are the same.",
    found: "They differ.",
    input: "A file is no model.",
    server: "With --project: the service cannot be reached, nobody is signed in, or it refused.",
  },
  examples: [
    { words: "diff main.json branch.json", about: "added, removed, changed" },
    { words: "diff main.json -P Shop", about: "a file against the main model of a project" },
    { words: "diff v1 main -P Shop", about: "a revision against main; `diff main retries` against a branch" },
    { words: "diff old.yaml new.json --json", about: "for a program" },
  ],
  async run(call) {
    const { fileIn, isOnServer } = await import("../server/connecting/is-on-server.js");
    if (isOnServer(call)) {
      const { runDiffStored } = await import("../server/running/run-diff-stored.js");
      return runDiffStored(call);
    }
    const { runDiff } = await import("../comparing/run-diff.js");
    return runDiff({ ...call, arguments: { left: fileIn(call, "left"), right: fileIn(call, "right") } });
  },
});
