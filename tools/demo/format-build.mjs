import { clean } from "./clean-text.mjs";

/** @typedef {import("./colours.mjs").Colours} Colours */
/** @typedef {{code: string, subject: string, message: string}} Blocker */
/** @typedef {{path: string, status: string, expectedSha256: string | null, actualSha256: string | null}} ComparedFile */
/** @typedef {{identical: boolean, matchesPinned: boolean, issued: boolean, files: ComparedFile[]}} Verdict */
/**
 * @typedef {{
 *   hash: string, bytes: number, blockers: Blocker[], changed: string, asExported: Verdict, withOneByte: Verdict,
 * }} BuildStory
 */

/** How many blockers are told. */
const SHOWN = 3;

/**
 * What was exported, what is in the way of building from it, and what a change of one byte leads to, as text.
 * @param {BuildStory} story
 * @param {Colours} colours
 * @returns {string}
 */
export function formatBuild({ hash, bytes, blockers, changed, asExported, withOneByte }, colours) {
  const files = asExported.files.length;
  return [
    colours.bold("The design, exported as a bundle that agents build from"),
    colours.dim(`hash ${hash.slice(0, 12)}, ${files} files and a manifest, ${bytes} bytes`),
    "",
    ...readiness(blockers, colours),
    `  As it was exported: ${verdict(asExported, colours)}`,
    `  With one byte of ${changed} changed: ${verdict(withOneByte, colours)}`,
    ...withOneByte.files.filter(({ status }) => status !== "match").map(differs),
  ].join("\n");
}

/**
 * @param {Blocker[]} blockers
 * @param {Colours} colours
 * @returns {string[]}
 */
function readiness(blockers, colours) {
  if (blockers.length === 0) {
    return [`  ${colours.good("ready")} to build from`];
  }
  const more = blockers.length - SHOWN;
  return [
    `  ${colours.odd("not ready")} to build from: ${blockers.length} in the way`,
    ...blockers.slice(0, SHOWN).map(({ code, message }) => `    ${code}: ${clean(message)}`),
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ];
}

/**
 * @param {Verdict} verdict
 * @param {Colours} colours
 * @returns {string}
 */
function verdict({ identical, matchesPinned, issued }, colours) {
  const issuer = issued ? "issued by this service" : "not issued by this service";
  if (identical) {
    return `${colours.good("identical")}, ${issuer}`;
  }
  return matchesPinned
    ? `${colours.odd("the same files, packed again")}, ${issuer}`
    : `${colours.bad("changed after the export")}, ${issuer}`;
}

/** @param {ComparedFile} file */
function differs({ path, status, expectedSha256, actualSha256 }) {
  const [expected, actual] = [expectedSha256, actualSha256].map((hash) => hash?.slice(0, 12) ?? "nothing");
  return `    ${clean(path)} ${status}: ${expected} expected, ${actual} found`;
}
