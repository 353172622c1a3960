import { TEST_PLAN_KINDS } from "@plumbline/promise-core";
import * as promises from "../../tools/promise-tools.js";
import { bulleted, codes, numbered } from "../markdown.js";
import type { Skill } from "./skill.js";

const { LIST_PROMISES, GET_PROMISE, LIST_PROMISE_RUNS, RUN_OBLIGATION, RECORD_EVIDENCE } = promises;

const STEPS = [
  `\`${LIST_PROMISES.name}\`: find the promise by its requirement ID; the tools take its \`id\`. \`${GET_PROMISE.name}\`: find the obligation that your test is for, and its key, as O1.`,
  `Evidence is for test plans: obligations of the kinds ${codes(TEST_PLAN_KINDS)}. Any other is \`not_a_test_plan\`. What the service checks itself, \`${RUN_OBLIGATION.name}\` runs.`,
  "Do what `plan` of its recipe says: `steps` with `inputs`, look for `expectedObservations` and `forbiddenObservations`. Run it where the run has an address that people can open.",
  `\`${RECORD_EVIDENCE.name}\` with \`dryRun\` true, then without: \`result\` is \`passed\` or \`failed\`; \`source\` has \`system\` (\`codehost-actions\` or \`other\`), \`runUrl\` (https), and as far as you know them \`commitSha\` and \`conclusion\`; without \`commitSha\` it is the commit that the project follows; \`artifactDigest\` is \`sha256:\` and the hash of what was tested. \`revision\` is the revision of the promise that was tested, the approved one when it is left out.`,
  `\`${LIST_PROMISE_RUNS.name}\` with \`obligation\`: what was recorded, word for word.`,
];

export const RECORD_EVIDENCE_SKILL: Skill = {
  name: "record-evidence",
  title: "Record evidence",
  description:
    "Records in Plumbline what a test run elsewhere said about a promise: which run, of which commit, passed or failed. Use it after a contract, integration or failure test of an obligation has run on a build server.",
  tools: [LIST_PROMISES, GET_PROMISE, LIST_PROMISE_RUNS, RECORD_EVIDENCE, RUN_OBLIGATION],
  sections: () => [
    { title: "Steps", lines: numbered(STEPS) },
    {
      title: "What it means",
      lines: bulleted([
        "The service reads the run at the code host when you record it. Your record is verified when that says the same; else it is a claim: the obligation stays `not-run`, and the answer says why. What you record again is read again.",
        "Record failures as you record passes. Leave out what you do not know; do not make up an address, a commit or a digest.",
        "Never record a run that did not take place, nor a test that checks something else than the obligation says.",
        "Nothing that was recorded is taken back by a tool. When it was wrong, record the right result and tell your user.",
      ]),
    },
  ],
};
