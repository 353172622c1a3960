import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { CHART } from "../chart/render-chart.mjs";
import { ROOT } from "../setup/repository.mjs";

/**
 * Everything of a release has one version, and the changelog says what came with it.
 * @param {import("./release-options.mjs").ReleaseOptions} options
 * @returns {Promise<import("./checks.mjs").Looked>}
 */
export async function checkVersions({ version }) {
  const wanted = version ?? versionOf("package.json");
  const manifests = ["package.json", ...manifestsIn("packages"), ...manifestsIn("apps")];
  const chart = parse(readFileSync(join(CHART, "Chart.yaml"), "utf8"));
  const said = [
    ...manifests.map((path) => [path, versionOf(path)]),
    ["Chart.yaml, version", chart.version],
    ["Chart.yaml, appVersion", chart.appVersion],
  ];
  const wrong = said
    .filter(([, own]) => own !== wanted)
    .map(([where, own]) => `${where} says ${own}, not ${wanted}`);
  const isTold = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8").includes(`\n## ${wanted}`);
  return {
    wrong: isTold ? wrong : [...wrong, `CHANGELOG.md has no part "## ${wanted}"`],
    told: `${wanted} in ${said.length} places`,
  };
}

/** @param {string} folder */
function manifestsIn(folder) {
  return readdirSync(join(ROOT, folder)).map((name) => join(folder, name, "package.json"));
}

/** @param {string} path */
function versionOf(path) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8")).version;
}
