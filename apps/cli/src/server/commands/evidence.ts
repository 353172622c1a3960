import { ACCESS } from "../../declaring/access.js";
import { command } from "../../declaring/command.js";
import { PROJECT_OPTIONS } from "../../declaring/server-options.js";

/** `plumbline evidence`. */
export const EVIDENCE = command({
  name: "evidence",
  summary: "Send what a test elsewhere said, as evidence for a test plan of a promise",
  about: [
    "What is sent is a claim: the service looks at the run itself where it can, and says whether it did.",
    "--record takes the whole record as a JSON file (- reads the standard input) in place of the other options.",
  ],
  access: ACCESS.propose,
  arguments: {
    promise: { about: "The promise by requirement ID or ID, as SHOP-001", times: "one" },
    obligation: { about: "The test plan, as O2", times: "one" },
  },
  options: {
    ...PROJECT_OPTIONS,
    result: { type: "word", words: ["passed", "failed"], about: "What the test said" },
    "run-url": { type: "text", value: "address", about: "Where the run can be seen" },
    system: { type: "word", words: ["codehost-actions", "other"], default: "other", about: "What ran it" },
    commit: { type: "text", value: "sha", about: "The commit it ran on" },
    conclusion: { type: "text", value: "text", about: "What it came to, in its own words" },
    digest: { type: "text", value: "sha256:…", about: "The digest of the tested artifact" },
    record: { type: "text", value: "file", about: "The record as JSON" },
  },
  exits: {
    ok: "Recorded.",
    input: "The record cannot be read or is no JSON.",
    server: "The service cannot be reached, nobody is signed in, or it refused.",
  },
  examples: [
    {
      words: "evidence SHOP-001 O2 -P Shop --result passed --run-url https://ci.example/7 --commit 1f0c…",
      about: "at the end of a pipeline",
    },
    { words: "evidence SHOP-001 O2 -P Shop --record record.json", about: "from a file" },
  ],
  async run(call) {
    const { runEvidence } = await import("../running/run-evidence.js");
    return runEvidence(call);
  },
});
