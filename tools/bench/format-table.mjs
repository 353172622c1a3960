/**
 * One measured job beside its floor (the least that any implementation has to do) or its peer.
 * @typedef {object} BenchRow
 * @property {string} job
 * @property {number} oursMs
 * @property {string} floor what stands beside it
 * @property {number} floorMs
 * @property {number} ratio
 * @property {string} [target]
 * @property {string} [unit] what the figures are in; milliseconds without it
 */

const HEAD = ["where", "job", "ours", "beside", "takes", "ratio", "target"];
const NUMBERS = new Set([2, 4, 5]);

/**
 * All rows as one aligned table.
 * @param {readonly (BenchRow & {where: string})[]} rows
 * @returns {string}
 */
export function formatTable(rows) {
  const cells = rows.map((row) => [
    row.where,
    row.job,
    formatFigure(row.oursMs, row.unit),
    row.floor,
    formatFigure(row.floorMs, row.unit),
    Number.isFinite(row.ratio) ? `${row.ratio.toFixed(2)} x` : "",
    row.target ?? "",
  ]);
  const table = [HEAD, ...cells];
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    row
      .map((cell, column) =>
        NUMBERS.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return [line(HEAD), widths.map((width) => "-".repeat(width)).join("  "), ...cells.map(line)].join("\n");
}

/**
 * Three figures say enough about a time on a machine that others use too.
 * @param {number | null | undefined} figure
 * @param {string} [unit]
 */
function formatFigure(figure, unit = "ms") {
  if (figure === null || figure === undefined || !Number.isFinite(figure)) {
    return "";
  }
  const digits = figure >= 100 ? 0 : figure >= 10 ? 1 : figure >= 1 ? 2 : 3;
  return `${figure.toFixed(digits)} ${unit}`;
}
