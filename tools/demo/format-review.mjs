import { clean } from "./clean-text.mjs";

/** @typedef {import("./colours.mjs").Colours} Colours */
/** @typedef {{ruleId: string, result: string, severity: string, reason: string}} Finding */
/** @typedef {{hash: string, counts: Record<string, number>, findings: Finding[]}} Review */

/** How many findings of a kind are told. */
const SHOWN = 3;

/**
 * What the rules find in a design, as text: how many of each, what blocks, and the first of what is weak.
 * @param {Review} review
 * @param {Colours} colours
 * @returns {string}
 */
export function formatReview({ hash, counts, findings }, colours) {
  const { concerns, unknown, verified, notApplicable } = counts;
  const numbers = { concerns, unknown, verified, "not applicable": notApplicable };
  const concerned = findings.filter(({ result }) => result === "concern");
  const blocking = concerned.filter(({ severity }) => severity === "blocking");
  const others = concerned.filter(({ severity }) => severity !== "blocking");
  return [
    colours.bold("The design, reviewed by fixed rules"),
    colours.dim(`hash ${hash.slice(0, 12)}`),
    "",
    `  ${Object.entries(numbers)
      .map(([name, count]) => `${count} ${name}`)
      .join(", ")}`,
    ...told(blocking, colours.bad),
    ...told(others, colours.odd),
  ].join("\n");
}

/**
 * @param {Finding[]} findings
 * @param {(text: string) => string} paint
 * @returns {string[]}
 */
function told(findings, paint) {
  const more = findings.length - SHOWN;
  return [
    ...findings
      .slice(0, SHOWN)
      .map(({ ruleId, severity, reason }) => `  ${paint(severity)} ${ruleId}: ${clean(reason)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}
