import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";
import { runChild } from "../setup/run-child.mjs";

/** Licences under which a package may be part of a release. */
const ALLOWED = [
  ...[
    "0BSD",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unlicense",
  ],
  // Of a typeface, and of what came from Python's own library.
  ...["OFL-1.1", "Python-2.0", "PSF-2.0"],
  // As it is, unchanged: its own licence goes along.
  "EPL-2.0",
];

/** Packages whose manifest does not say what their files do, and what those say. */
const SAID_ELSEWHERE = new Map([["pause", "MIT"]]);

/**
 * @typedef {object} Listed
 * @property {string} name
 * @property {readonly string[]} versions
 * @property {readonly string[]} paths
 * @property {string} license
 */

/**
 * The licence of every package that the service, the client and the command line use, and a file with all of their notices.
 * @param {import("./release-options.mjs").ReleaseOptions} options
 * @returns {Promise<import("./checks.mjs").Looked>}
 */
export async function checkLicences({ folder }) {
  const packages = await listed();
  const wrong = packages
    .filter(({ name, license }) => !isAllowed(SAID_ELSEWHERE.get(name) ?? license))
    .map(({ name, versions, license }) => `${name} ${versions.join(", ")} is under ${license}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "THIRD-PARTY-NOTICES.txt"),
    packages.map(noticeOf).join(`\n${"-".repeat(72)}\n\n`),
  );
  return { wrong, told: `${packages.length} packages of others, notices in THIRD-PARTY-NOTICES.txt` };
}

/** @returns {Promise<readonly Listed[]>} */
async function listed() {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const args = ["--yes", packageManager, "licenses", "list", "--recursive", "--prod", "--json"];
  const { code, output } = await runChild("npx", args, { capture: true });
  if (code !== 0) {
    throw new Error(`The licences cannot be listed: ${output}`);
  }
  const byLicence = JSON.parse(output.slice(output.indexOf("{")));
  return Object.values(byLicence).flat().sort(byName);
}

/** @type {(one: Listed, other: Listed) => number} */
const byName = (one, other) => (one.name < other.name ? -1 : Number(one.name > other.name));

/**
 * Whether an expression offers a licence that is allowed.
 * @param {string} expression
 */
export function isAllowed(expression) {
  const offers = expression.replace(/[()]/g, "").split(" OR ");
  return offers.some((offer) => offer.split(" AND ").every((one) => ALLOWED.includes(one.trim())));
}

/** @param {Listed} one */
function noticeOf({ name, versions, license, paths: [path = ""] }) {
  const files = readdirSync(path, { withFileTypes: true })
    .filter((file) => file.isFile() && /^(licen[cs]e|notice|copying)/i.test(file.name))
    .map((file) => file.name)
    .sort();
  const texts = files.map((file) => readFileSync(join(path, file), "utf8").trim());
  return `${name} ${versions.join(", ")} (${SAID_ELSEWHERE.get(name) ?? license})\n\n${texts.join("\n\n")}\n`;
}
