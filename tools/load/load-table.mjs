/**
 * What came of one load.
 * @typedef {object} LoadRow
 * @property {string} load
 * @property {number} processes
 * @property {number} answers of all kinds, a second
 * @property {number} p50 ms
 * @property {number} p99 ms
 * @property {number} most ms
 * @property {number} turnedAway share of the answers that were 409 or 429, which clients have to expect
 * @property {number} unexpected answers that no client has to expect, and requests without any
 * @property {number | null} memoryMiB of all processes together, at the end
 */

const HEAD = [
  "load",
  "processes",
  "answers/s",
  "p50 ms",
  "p99 ms",
  "most ms",
  "409/429",
  "unexpected",
  "MiB",
];

/**
 * The rows as a table of Markdown.
 * @param {readonly LoadRow[]} rows
 * @returns {string}
 */
export function loadTable(rows) {
  const cells = rows.map((row) => [
    row.load,
    String(row.processes),
    row.answers.toFixed(0),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    row.most.toFixed(0),
    `${(row.turnedAway * 100).toFixed(2)} %`,
    String(row.unexpected),
    row.memoryMiB === null ? "" : row.memoryMiB.toFixed(0),
  ]);
  const line = (/** @type {readonly string[]} */ row) => `| ${row.join(" | ")} |`;
  return [
    line(HEAD),
    line(HEAD.map((_, column) => (column === 0 ? "---" : "---:"))),
    ...cells.map(line),
  ].join("\n");
}
