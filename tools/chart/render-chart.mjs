import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { ROOT } from "../setup/repository.mjs";
import { runChild } from "../setup/run-child.mjs";

export const CHART = join(ROOT, "docker/helm/plumbline");

/**
 * @typedef {object} Rendered
 * @property {boolean} isTaken whether Helm took the values
 * @property {string} output what it says
 * @property {readonly any[]} objects what it would apply
 */

/**
 * Runs Helm over the chart with these values.
 * @param {string} helm the program
 * @param {"lint" | "template" | "upgrade"} how
 * @param {object} values
 * @returns {Promise<Rendered>}
 */
export async function renderChart(helm, how, values) {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-chart-"));
  try {
    const file = join(folder, "values.json");
    writeFileSync(file, JSON.stringify(values));
    const what = {
      lint: ["lint", "--strict", CHART],
      template: ["template", "designs", CHART, "--namespace", "tools"],
      upgrade: ["template", "designs", CHART, "--namespace", "tools", "--is-upgrade"],
    }[how];
    const { code, output } = await runChild(helm, [...what, "--values", file], { capture: true });
    const isTaken = code === 0;
    return { isTaken, output, objects: isTaken && how !== "lint" ? objectsIn(output) : [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} text */
function objectsIn(text) {
  const documents = parseAllDocuments(text, { uniqueKeys: true });
  return [documents].flat().flatMap((document) => {
    if ("errors" in document && document.errors.length > 0) {
      throw new Error(`${document.errors[0]}`);
    }
    const value = "toJS" in document ? document.toJS() : null;
    return value === null ? [] : [value];
  });
}
