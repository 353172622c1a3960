import { SARIF_SCHEMA, sarifText } from "@plumbline/review-rules";
import { type ChangeImpact, IMPACT_ENGINE, REASON_CODES, type ReasonCode } from "../records/change-impact.js";
import { resultAsSarif } from "./sarif-result.js";

/**
 * An impact as a SARIF 2.1.0 log (docs/reference/change-impact.md#sarif): a result for each thing that is touched, at the
 * place in the repository that touches it.
 */
export function impactAsSarif(impact: ChangeImpact): object {
  const { repository, headCommit, entries } = impact;
  const driver = { name: "Plumbline", version: IMPACT_ENGINE, rules: REASON_CODES.map(ruleAsSarif) };
  return {
    $schema: SARIF_SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver },
        versionControlProvenance: [{ repositoryUri: `https://${repository}`, revisionId: headCommit }],
        results: entries.map((entry) => resultAsSarif(entry, impact)),
      },
    ],
  };
}

function ruleAsSarif(code: ReasonCode): object {
  const { title, help } = RULES[code];
  return {
    id: code,
    name: identifierOf(title),
    shortDescription: { text: sarifText(title) },
    fullDescription: { text: sarifText(title) },
    help: { text: sarifText(help) },
  };
}

/** The name of a rule is an identifier. */
function identifierOf(title: string): string {
  return title
    .split(" ")
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join("");
}

const LOOK = "Look whether the design still says what the source does, and change the one that is wrong.";

const RULES: { readonly [Code in ReasonCode]: { readonly title: string; readonly help: string } } = {
  "fact-removed": { title: "A linked fact is removed", help: LOOK },
  "fact-changed": { title: "A linked fact is changed", help: LOOK },
  "fact-added": { title: "A fact is added", help: "Import it, or say why the design has none of it." },
  "service-removed": { title: "A linked service is removed", help: LOOK },
  "pattern-removed": {
    title: "A pattern is removed",
    help: "Bring it back, or change the promise that requires it.",
  },
  "pattern-conditional": {
    title: "A pattern is conditional",
    help: "Take the compile-time condition away, or change the promise that requires it.",
  },
  "pattern-added": { title: "A pattern is added", help: LOOK },
  "code-changed": { title: "Code is changed", help: "Run the checks and tests of what rests on it." },
  "file-not-read": {
    title: "A file was not read",
    help: "Read it yourself, or raise the limits of scans that leave it out.",
  },
  "scan-incomplete": {
    title: "A scan is incomplete",
    help: "Raise the limits of scans that keep it from being complete, and scan again.",
  },
  "linked-thing": { title: "A linked thing is touched", help: LOOK },
  "one-hop": { title: "A neighbour is touched", help: LOOK },
};
