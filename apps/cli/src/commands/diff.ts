import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { JSON_OPTION } from "../declaring/common-options.js";

/** `plumbline diff`. */
export const DIFF = command({
  name: "diff",
  summary: "Compare two models fact by fact and field by field",
  about: [
    "What counts is what the documents say: the order of facts, JSON or YAML, and fields that say what is so anyway make no\ndifference.",
  ],
  access: ACCESS.files,
  arguments: {
    left: { about: "The model before", times: "one" },
    right: { about: "The model after; - reads the standard input", times: "one" },
  },
  options: { ...JSON_OPTION },
  exits: { ok: "The models are the same.", found: "They differ.", input: "A file is no model." },
  examples: [
    { words: "diff main.json branch.json", about: "added, removed, changed" },
    { words: "diff old.yaml new.json --json", about: "for a program" },
  ],
  async run(call) {
    const { runDiff } = await import("../comparing/run-diff.js");
    return runDiff(call);
  },
});
