import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";

/** `plumbline serve`. */
export const SERVE = command({
  name: "serve",
  summary: "Show a model in the browser while you edit its file",
  about: [
    "It listens on 127.0.0.1 alone and writes nothing. Pages load again when a file is saved; while a file is broken they\nshow what is wrong with it.",
  ],
  access: ACCESS.files,
  arguments: {
    model: { about: "A model document, JSON or YAML", times: "one" },
    scenarios: { about: "Scenario documents to play and show", times: "many" },
  },
  options: {
    port: {
      type: "number",
      short: "p",
      value: "port",
      least: 0,
      most: 65_535,
      isWhole: true,
      default: 0,
      about: "The port; 0 takes a free one",
    },
    title: { type: "text", value: "words", about: "What it is called; the name of the file unless given" },
  },
  exits: { ok: "Ended by Ctrl-C.", input: "The port cannot be opened." },
  examples: [
    { words: "serve model.json scenarios/*.json", about: "open the address that it prints" },
    { words: "serve model.yaml --port 4000", about: "at an address of your own" },
  ],
  async run(call) {
    const { runServe } = await import("../serving/run-serve.js");
    return runServe(call);
  },
});
