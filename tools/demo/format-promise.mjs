import { clean } from "./clean-text.mjs";

/** @typedef {import("./colours.mjs").Colours} Colours */
/** @typedef {import("./keep-promise.mjs").Looked} Looked */

/** @type {Record<string, "good" | "bad" | "odd">} */
const LOOK_OF_RESULT = { passed: "good", failed: "bad" };

/**
 * A promise as text: what shows it, what a change of the scenario does to that, and what comes of looking again.
 * @param {{kept: Looked, moved: Looked, broken: Looked, mended: Looked}} story
 * @param {Colours} colours
 * @returns {string}
 */
export function formatPromise({ kept, moved, broken, mended }, colours) {
  const { requirementId, inForce } = kept.promise;
  return [
    colours.bold(`Promise ${requirementId}: ${clean(inForce.title)}`),
    colours.dim(`approved, content hash ${inForce.contentHash.slice(0, 12)}`),
    "",
    ...standing(kept, colours),
    "",
    "  The payment handler is taken down in the scenario:",
    ...standing(moved, colours),
    "",
    "  The checks run again:",
    ...standing(broken, colours),
    "",
    "  The scenario is as it was, and the checks run once more:",
    ...standing(mended, colours),
  ].join("\n");
}

/**
 * @param {Looked} looked
 * @param {Colours} colours
 * @returns {string[]}
 */
function standing({ runs, promise }, colours) {
  const { counts, gaps } = promise.inForce.evidenceStatus;
  const { passed, failed, notRun, unsupported, stale } = counts;
  const numbers = { passed, failed, "not run": notRun, unsupported, stale };
  const said = Object.entries(numbers).filter(([, count]) => count > 0);
  return [
    ...runs.map((run) => `  ${resultOf(run, colours)}`),
    `  ${said.map(([name, count]) => `${count} ${name}`).join(", ")}`,
    ...gaps.map((/** @type {string} */ gap) => `  ${colours.odd("!")} ${clean(gap)}`),
  ];
}

/**
 * @param {{obligationId: string, result: string, detail: string}} run
 * @param {Colours} colours
 * @returns {string}
 */
function resultOf({ obligationId, result, detail }, colours) {
  const paint = colours[LOOK_OF_RESULT[result] ?? "odd"];
  return `${paint(result)} ${obligationId}: ${clean(detail)}`;
}
