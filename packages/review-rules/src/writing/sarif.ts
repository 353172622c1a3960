import type { AnsweredFinding } from "../records/answer.js";
import { RULE_SET_VERSION, RULES } from "../rules/rule-set.js";
import { resultAsSarif } from "./sarif-result.js";
import { sarifText } from "./sarif-text.js";

/** What a SARIF 2.1.0 log names as its schema. */
export const SARIF_SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/**
 * Findings as a SARIF 2.1.0 log (docs/reference/review.md#sarif): a concern is a failure, an unknown is open; an answer
 * that counts suppresses it. `informationUri` and pages of rules are left out: an instance has no known address. A reader
 * that takes every result for a problem is given concerns alone.
 */
export function findingsAsSarif(findings: readonly AnsweredFinding[]): object {
  const driver = { name: "Plumbline", version: RULE_SET_VERSION, rules: RULES.map(ruleAsSarif) };
  return {
    $schema: SARIF_SCHEMA,
    version: "2.1.0",
    runs: [{ tool: { driver }, results: findings.map(resultAsSarif) }],
  };
}

function ruleAsSarif({ id, version, category, title, reads, settle }: (typeof RULES)[number]): object {
  return {
    id,
    name: identifierOf(title),
    shortDescription: { text: sarifText(title) },
    fullDescription: { text: sarifText(`Reads: ${reads}`) },
    help: { text: sarifText(settle) },
    properties: { category, version },
  };
}

/** The name of a rule is an identifier: `FailedDeliveryHasSomewhereToGo`. */
function identifierOf(title: string): string {
  return title
    .split(/[^A-Za-z0-9]+/)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join("");
}
