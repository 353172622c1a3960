import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { PROJECT_OPTIONS, STATE_OPTIONS } from "../declaring/server-options.js";

/** `plumbline review`. */
export const REVIEW = command({
  name: "review",
  summary: "Review a design by fixed rules: what is weak, what cannot be told",
  about: [
    "Each finding names the facts that it rests on. What is unknown is told as unknown, never as passed. Promises, their\nevidence and the answers to findings live in the service: they are part of the review of a project (--project), not of files. What a decision\nor an answer settles there fails nothing.",
  ],
  access: ACCESS.filesOrRead,
  arguments: {
    model: {
      about: "A model document, JSON or YAML; - reads the standard input; none with --project",
      times: "optional",
    },
    scenarios: { about: "Scenario documents to review with it", times: "many" },
  },
  options: {
    ...PROJECT_OPTIONS,
    ...STATE_OPTIONS,
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
    server: "With --project: the service cannot be reached, nobody is signed in, or it refused.",
  },
  examples: [
    { words: "review model.json scenarios/*.json", about: "concerns, the most severe first" },
    { words: "review model.json --format sarif -o review.sarif", about: "for code scanning" },
    {
      words: "review -P Shop --format sarif -o review.sarif",
      about: "a project, with its promises and answers",
    },
    { words: "review model.json --fail-on warning", about: "in a pipeline" },
  ],
  async run(call) {
    const { fileIn, isOnServer, wordsOf } = await import("../server/connecting/is-on-server.js");
    if (isOnServer(call)) {
      const { runReviewStored } = await import("../server/running/run-review-stored.js");
      return runReviewStored(call, wordsOf(call));
    }
    const { runReview } = await import("../reviewing/run-review.js");
    return runReview({ ...call, arguments: { ...call.arguments, model: fileIn(call, "model") } });
  },
});
