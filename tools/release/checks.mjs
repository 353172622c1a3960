import { checkChartPackage } from "./chart-package.mjs";
import { checkImage } from "./image-context.mjs";
import { checkLicences } from "./licences.mjs";
import { checkPackages } from "./packages.mjs";
import { CHECK_NAMES } from "./release-options.mjs";
import { checkVersions } from "./versions.mjs";

/** @typedef {{wrong: readonly string[], told: string}} Looked what is wrong, and what was looked at in a few words */
/** @typedef {import("./release-options.mjs").ReleaseOptions} ReleaseOptions */

/** @type {Readonly<Record<(typeof CHECK_NAMES)[number], (options: ReleaseOptions) => Promise<Looked>>>} */
const CHECK_OF = {
  versions: checkVersions,
  licences: checkLicences,
  packages: checkPackages,
  chart: checkChartPackage,
  image: checkImage,
};

/** What a release is made of, in the order in which it is looked at. */
export const CHECKS = CHECK_NAMES.map((name) => ({ name, run: CHECK_OF[name] }));
