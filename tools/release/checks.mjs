import { checkChartPackage } from "./chart-package.mjs";
import { checkImage } from "./image-context.mjs";
import { checkLicences } from "./licences.mjs";
import { checkPackages } from "./packages.mjs";
import { checkVersions } from "./versions.mjs";

/** @typedef {{wrong: readonly string[], told: string}} Looked what is wrong, and what was looked at in a few words */
/** @typedef {import("./release-options.mjs").ReleaseOptions} ReleaseOptions */

/**
 * What a release is made of, in the order in which it is looked at.
 * @type {readonly {name: string, run: (options: ReleaseOptions) => Promise<Looked>}[]}
 */
export const CHECKS = [
  { name: "versions", run: checkVersions },
  { name: "licences", run: checkLicences },
  { name: "packages", run: checkPackages },
  { name: "chart", run: checkChartPackage },
  { name: "image", run: checkImage },
];
