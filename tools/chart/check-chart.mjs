import { readFileSync } from "node:fs";
import { REFUSED, RENDERED } from "./chart-cases.mjs";
import { CHART_EXPECTATIONS } from "./chart-expectations.mjs";
import { ofKind, RULES } from "./chart-rules.mjs";
import { findHelm } from "./find-helm.mjs";
import { renderChart } from "./render-chart.mjs";

const RECORDED = JSON.parse(readFileSync(new URL("./never-changes.json", import.meta.url), "utf8"));

/**
 * The chart, looked at by Helm: linted, rendered with values of every kind and held against what must be, and with values
 * that it must refuse.
 * @returns {Promise<{passed: boolean, output: string}>}
 */
export async function checkChart() {
  const helm = await findHelm();
  if ("missing" in helm) {
    return { passed: true, output: `note: the chart is not looked at: ${helm.missing}` };
  }
  const wrong = [];
  for (const [name, values] of Object.entries(RENDERED)) {
    wrong.push(...(await wrongOf(helm.program, name, values)).map((what) => `${name}: ${what}`));
  }
  for (const [values, words] of REFUSED) {
    const { isTaken, output } = await renderChart(helm.program, "template", values);
    if (isTaken || !words.test(output.replaceAll("\n", " "))) {
      wrong.push(`${JSON.stringify(values)} should be refused with ${words}: ${output}`);
    }
  }
  return { passed: wrong.length === 0, output: wrong.join("\n") };
}

/**
 * @param {string} helm
 * @param {string} name
 * @param {object} values
 * @returns {Promise<readonly string[]>}
 */
async function wrongOf(helm, name, values) {
  const lint = await renderChart(helm, "lint", values);
  const { isTaken, output, objects } = await renderChart(helm, "template", values);
  if (!lint.isTaken || !isTaken) {
    return [lint.output, output];
  }
  const upgraded = await renderChart(helm, "upgrade", values);
  return [
    ...RULES.flatMap((rule) => rule(objects)),
    ...(CHART_EXPECTATIONS[name]?.(objects) ?? []),
    ...changedOf(upgraded.objects),
  ];
}

/**
 * What an upgrade from an earlier version of the chart could not change in a cluster, and would.
 * @param {readonly any[]} objects
 * @returns {readonly string[]}
 */
function changedOf(objects) {
  return Object.entries(RECORDED).flatMap(([version, selectors]) =>
    Object.entries(selectors).flatMap(([name, selector]) => {
      const [kind = "", called] = name.split(" ");
      const found = ofKind(kind, objects).find(({ metadata }) => metadata.name === called);
      const now = found?.spec.selector.matchLabels ?? found?.spec.selector;
      const isSame = JSON.stringify(now) === JSON.stringify(selector);
      return isSame ? [] : [`the selector of ${name} is not that of ${version}`];
    }),
  );
}
