import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { JSON_OPTION } from "../declaring/common-options.js";

/** `plumbline review`. */
export const REVIEW = command({
  name: "review",
  summary: "Review a design by fixed rules: what is weak, what cannot be told",
  about: [
    "Each finding names the facts that it rests on. What is unknown is told as unknown, never as passed. Promises, their\nevidence and the answers to findings live in the service and are no part of this review.",
  ],
  access: ACCESS.files,
  arguments: {
    model: { about: "A model document, JSON or YAML; - reads the standard input", times: "one" },
    scenarios: { about: "Scenario documents to review with it", times: "many" },
  },
  options: {
    ...JSON_OPTION,
    format: {
      type: "word",
      words: ["text", "markdown", "sarif", "junit", "json"],
      default: "text",
      about: "How findings are written; SARIF and JUnit hold concerns alone",
    },
    out: { type: "text", short: "o", value: "file", about: "Write them to a file" },
    "fail-on": {
      type: "word",
      words: ["never", "blocking", "warning", "note"],
      default: "blocking",
      about: "The mildest concern that exits with 1",
    },
    all: { type: "flag", about: "Tell what was verified and what does not apply too" },
  },
  exits: {
    ok: "Reviewed; no concern as severe as --fail-on.",
    found: "Reviewed; there is a concern as severe as --fail-on or more.",
    input: "A file cannot be read or is no model or scenario.",
  },
  examples: [
    { words: "review model.json scenarios/*.json", about: "concerns, the most severe first" },
    { words: "review model.json --format sarif -o review.sarif", about: "for code scanning" },
    { words: "review model.json --fail-on warning", about: "in a pipeline" },
  ],
  async run(call) {
    const { runReview } = await import("../reviewing/run-review.js");
    return runReview(call);
  },
});
