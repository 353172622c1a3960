import { mkdirSync } from "node:fs";
import { checkChart } from "../chart/check-chart.mjs";
import { findHelm } from "../chart/find-helm.mjs";
import { CHART } from "../chart/render-chart.mjs";
import { runChild } from "../setup/run-child.mjs";

/**
 * Looks at the chart and packs it.
 * @param {import("./release-options.mjs").ReleaseOptions} options
 * @returns {Promise<import("./checks.mjs").Looked>}
 */
export async function checkChartPackage({ folder }) {
  const helm = await findHelm();
  if ("missing" in helm) {
    return { wrong: [`it cannot be looked at: ${helm.missing}`], told: "" };
  }
  const { passed, output } = await checkChart();
  mkdirSync(folder, { recursive: true });
  const packed = await runChild(helm.program, ["package", CHART, "--destination", folder], { capture: true });
  const wrong = [...(passed ? [] : [output]), ...(packed.code === 0 ? [] : [packed.output])];
  return { wrong, told: `packed into ${folder}` };
}
