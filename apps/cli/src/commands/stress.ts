import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { BRANCH_OPTION, PROJECT_OPTIONS } from "../declaring/server-options.js";

/** `plumbline stress`. */
export const STRESS = command({
  name: "stress",
  summary: "Simulate load on a scenario: many of them at once, under assumed capacities",
  about: [
    "Nothing in the answer is a measurement: it follows from the assumptions of a profile, and says where the design bends\nif they hold. Without --profile every part is assumed to have 4 slots and to take 5 ms; --write-profile writes these\nassumptions to a file, to be corrected.",
    "The same model, scenario and profile always give the same result and the same hash.",
  ],
  access: ACCESS.filesOrEditor,
  arguments: {
    model: {
      about: "A model document, JSON or YAML; with --project a stored profile, or a scenario that has one",
      times: "optional",
    },
    scenario: { about: "A scenario document", times: "optional" },
  },
  options: {
    ...PROJECT_OPTIONS,
    ...BRANCH_OPTION,
    profile: { type: "text", short: "p", value: "file", about: "The assumptions: a stress profile as JSON" },
    "write-profile": { type: "text", value: "file", about: "Write the assumptions that were used" },
    rate: {
      type: "number",
      value: "requests",
      least: 0.001,
      most: 100_000,
      about: "Requests per second, in place of what the profile says",
    },
    duration: {
      type: "number",
      value: "seconds",
      least: 1,
      most: 3_600,
      isWhole: true,
      about: "Seconds of virtual time, in place of what the profile says",
    },
    "fail-on": {
      type: "word",
      words: ["never", "unstable", "saturated", "degraded"],
      default: "never",
      about: "The mildest verdict that exits with 1",
    },
  },
  exits: {
    ok: "Simulated.",
    found: "Simulated; the verdict is one that --fail-on names, or worse.",
    input: "A file cannot be read, or a run does not start; every reason is told.",
    server: "With --project: the service cannot be reached, nobody is signed in, or it refused.",
  },
  examples: [
    { words: "stress model.json order.json", about: "10 requests per second for 300 s" },
    { words: "stress model.json order.json --rate 90 --fail-on saturated", about: "in a pipeline" },
    {
      words: "stress model.json order.json --write-profile profile.json",
      about: "assumptions to start from",
    },
    { words: "stress evening -P Shop --fail-on saturated", about: "a stored profile, in the service" },
    { words: "stress model.json order.json -p profile.json --json", about: "the whole result" },
  ],
  async run(call) {
    const { fileIn, isOnServer, onlyWord } = await import("../server/connecting/is-on-server.js");
    if (isOnServer(call)) {
      const { runStressStored } = await import("../server/running/run-stress-stored.js");
      return runStressStored(call, onlyWord(call));
    }
    const { runStressCommand } = await import("../stressing/run-stress-command.js");
    return runStressCommand({
      ...call,
      arguments: { model: fileIn(call, "model"), scenario: fileIn(call, "scenario") },
    });
  },
});
