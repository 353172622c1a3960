import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { packageNames } from "../setup/package-names.mjs";
import { ROOT } from "../setup/repository.mjs";
import { findCoverage } from "./coverage-findings.mjs";
import { COVERAGE_THRESHOLDS } from "./coverage-thresholds.mjs";

/** @typedef {import("./coverage-findings.mjs").FileCoverage} FileCoverage */

/**
 * What makes Jest count lines and branches, and leave the numbers in a folder.
 * @param {string} folder
 */
export function countingFlags(folder) {
  return ["--coverage", "--coverageReporters", "json-summary", "--coverageDirectory", folder];
}

/**
 * What of the packages the run of all tests did not run as far as it must.
 * @param {string} folder
 * @returns {string[]}
 */
export function uncovered(folder) {
  const path = join(folder, "coverage-summary.json");
  if (!existsSync(path)) {
    return ["Lines and branches were not counted."];
  }
  const { total: _, ...files } = JSON.parse(readFileSync(path, "utf8"));
  /** @type {[string, FileCoverage][]} */
  const byPath = Object.entries(files).map(([file, counts]) => [relative(ROOT, file), counts]);
  return findCoverage(new Map(byPath), packageNames(), COVERAGE_THRESHOLDS);
}
