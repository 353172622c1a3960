import { clean } from "./clean-text.mjs";

/** @typedef {import("./colours.mjs").Colours} Colours */

const WIDEST_BAR = 40;
const CHART_ROWS = 12;

/** @type {Record<string, string>} */
const REASON_WORDS = {
  overload: "more work arrives than it can do",
  "growing-queue": "its queue grows to the end",
  saturated: "every slot is busy most of the time",
  "high-load": "it is close to all it can do",
  rejections: "it turns work away",
  drops: "it drops messages",
  headroom: "it has room left, and the least of all",
};

/**
 * A stress run as text: what came of it, a table of the resources, the bottleneck and why, and a chart of the
 * 95th percentile over time.
 * @param {any} requirements
 * @param {any} run
 * @param {Colours} colours
 * @returns {string}
 */
export function formatStress(requirements, run, colours) {
  const names = namesOf(requirements);
  return [
    colours.bold(`Under load: ${clean(run.profile.name)}`),
    colours.dim(`assumed, not measured; ${run.budget.events} events, hash ${run.resultHash.slice(0, 12)}`),
    "",
    ...formatTotals(run, colours),
    "",
    ...formatResources(run.resources, names),
    "",
    ...formatBottleneck(run, names, colours),
    "",
    ...formatChart(run.series),
  ].join("\n");
}

/** @param {any} requirements */
function namesOf({ resources, serviceTimes }) {
  return new Map([
    ...serviceTimes.map((/** @type {any} */ { targetId, name }) => [targetId, clean(name)]),
    ...resources.map((/** @type {any} */ { elementId, name }) => [elementId, clean(name)]),
  ]);
}

/**
 * @param {any} run
 * @param {Colours} colours
 */
function formatTotals({ verdict, requests, latency, profile }, colours) {
  const paint = verdict === "stable" ? colours.good : verdict === "unstable" ? colours.bad : colours.odd;
  const { ratePerSecond, durationSeconds } = profile.arrivals;
  return [
    `  verdict      ${paint(verdict)}`,
    `  rate         ${ratePerSecond} requests per second for ${durationSeconds} s, ${requests.throughputPerSecond} ended per second`,
    `  successes    ${requests.succeeded} of ${requests.measured}`,
    `  latency      p50 ${ms(latency.p50Us)}, p95 ${ms(latency.p95Us)}, p99 ${ms(latency.p99Us)}`,
  ];
}

/**
 * @param {any[]} resources
 * @param {Map<string, string>} names
 */
function formatResources(resources, names) {
  const rows = resources
    .toSorted((left, right) => right.offeredLoadPpm - left.offeredLoadPpm)
    .map(({ elementId, servers, utilisationPpm, queueMeanMilli, waitP95Us }) => [
      names.get(elementId) ?? elementId,
      `${servers}`,
      `${(utilisationPpm / 10_000).toFixed(1)} %`,
      (queueMeanMilli / 1_000).toFixed(3),
      ms(waitP95Us),
    ]);
  return alignColumns([["resource", "slots", "busy", "mean queue", "p95 wait"], ...rows]);
}

/** @param {string[][]} rows */
function alignColumns(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map(
    (row) =>
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  ")}`,
  );
}

/**
 * @param {any} run
 * @param {Map<string, string>} names
 * @param {Colours} colours
 */
function formatBottleneck({ bottlenecks, critical }, names, colours) {
  const [first] = bottlenecks;
  if (first === undefined) {
    return ["  nothing is a bottleneck"];
  }
  const why = REASON_WORDS[first.reason] ?? first.reason;
  const room =
    critical === null ? "" : `; room for about ${critical.headroomPerSecond} requests per second more`;
  return [`  bottleneck   ${colours.odd(names.get(first.id) ?? first.id)}: ${why}${room}`];
}

/**
 * One bar for each part of the run: the highest 95th percentile in it.
 * @param {any} series
 */
function formatChart({ bucketMs, buckets }) {
  const step = Math.max(1, Math.ceil(buckets.length / CHART_ROWS));
  const parts = [];
  for (let at = 0; at < buckets.length; at += step) {
    const slice = buckets.slice(at, at + step);
    parts.push({ at: (at * bucketMs) / 1_000, p95: Math.max(...slice.map(p95Of)) });
  }
  const most = Math.max(1, ...parts.map(({ p95 }) => p95));
  const lines = parts.map(({ at, p95 }) => {
    const bar = "█".repeat(Math.round((p95 / most) * WIDEST_BAR));
    return `  ${`${at}`.padStart(5)} s  ${bar} ${ms(p95)}`;
  });
  return ["  p95 of the requests that ended, over virtual time", ...lines];
}

/** @param {{latencyP95Us: number | null}} bucket */
function p95Of({ latencyP95Us }) {
  return latencyP95Us ?? 0;
}

/** @param {number | null} us */
function ms(us) {
  return us === null ? "-" : `${(us / 1_000).toFixed(1)} ms`;
}
