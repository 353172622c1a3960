import { clean } from "./clean-text.mjs";

/** @typedef {import("./colours.mjs").Colours} Colours */
/** @typedef {{sentence: string, source: string | null}} Reason */
/** @typedef {{certainty: "definite" | "possible" | "unknown", kind: string, name: string, requirementId: string | null, reasons: Reason[]}} Entry */
/** @typedef {{repository: string, files: Record<string, number>, counts: Record<string, number>, entries: Entry[]}} Impact */

/**
 * What a pull request touches, as text: how much of it, then each thing with the strongest reason.
 * @param {Impact} impact
 * @param {Colours} colours
 * @returns {string}
 */
export function formatImpact({ repository, files, counts, entries }, colours) {
  const paint = { definite: colours.bad, possible: colours.odd, unknown: colours.dim };
  const { added, changed, removed } = files;
  return [
    colours.bold(`What a pull request to ${clean(repository)} touches in this design`),
    colours.dim(`files: ${added} added, ${changed} changed, ${removed} removed`),
    "",
    `  ${Object.entries(counts)
      .map(([certainty, count]) => `${count} ${certainty}`)
      .join(", ")}`,
    ...entries.flatMap((entry) => told(entry, paint[entry.certainty])),
  ].join("\n");
}

/**
 * @param {Entry} entry
 * @param {(text: string) => string} paint
 * @returns {string[]}
 */
function told({ certainty, kind, name, requirementId, reasons }, paint) {
  const [reason] = reasons;
  const named = clean(requirementId === null ? name : `${requirementId} ${name}`);
  return [
    `  ${paint(certainty)} ${kind} ${named}`,
    ...(reason === undefined ? [] : [`    ${clean(reason.sentence)}${placeOf(reason.source)}`]),
  ];
}

/**
 * The path and lines of a place, without the repository and the commit.
 * @param {string | null} source
 */
function placeOf(source) {
  return source === null ? "" : ` (${clean(source.slice(source.indexOf(":") + 1))})`;
}
