import type { BottleneckReason, Distribution, StressRequirements, StressRun } from "@plumbline/stress-engine";
import { alignColumns } from "../output/align-columns.js";
import { clean } from "../output/clean-text.js";
import type { Colours } from "../output/colours.js";

const HASH_SHOWN = 12;
const MICROSECONDS_OF_MS = 1_000;

const REASON_WORDS: Readonly<Record<BottleneckReason, string>> = {
  overload: "more work arrives than it can do",
  "growing-queue": "its queue grows to the end",
  saturated: "every slot is busy most of the time",
  "high-load": "it is close to all it can do",
  rejections: "it turns work away",
  drops: "it drops messages",
  headroom: "it has room left, and the least of all",
};

/** A stress run as text: what was assumed, what came of it, the resources by their load, the bottleneck. */
export function stressText(
  requirements: StressRequirements,
  run: StressRun,
  { isDefault }: { readonly isDefault: boolean },
  colours: Colours,
): string {
  const names = namesOf(requirements);
  return [
    colours.bold(`Under load: ${clean(run.profile.name)}`),
    colours.dim(`${run.budget.events} events, hash ${run.resultHash.slice(0, HASH_SHOWN)}`),
    colours.odd(assumedText(run, isDefault)),
    "",
    ...totals(run, colours),
    "",
    ...latencies(run),
    "",
    ...resources(run, names),
    "",
    bottleneck(run, names, colours),
  ].join("\n");
}

function assumedText({ profile }: StressRun, isDefault: boolean): string {
  const whose = isDefault
    ? "by plumbline, the same for every part (--write-profile writes them)"
    : `by the profile "${clean(profile.name)}"`;
  return `Assumed, not measured: capacities and times were assumed ${whose}.`;
}

function namesOf({ resources: elements, serviceTimes }: StressRequirements): ReadonlyMap<string, string> {
  return new Map([
    ...serviceTimes.map(({ targetId, name }) => [targetId, clean(name)] as const),
    ...elements.map(({ elementId, name }) => [elementId, clean(name)] as const),
  ]);
}

function totals(run: StressRun, colours: Colours): readonly string[] {
  const { verdict, verdictReasons, requests, profile, budget } = run;
  const paint = verdict === "stable" ? colours.good : verdict === "unstable" ? colours.bad : colours.odd;
  const reasons = verdictReasons.length === 0 ? "" : ` (${verdictReasons.join(", ")})`;
  const { ratePerSecond, durationSeconds } = profile.arrivals;
  const early = budget.endedEarlyAtMs === null ? "" : `; ended early at ${budget.endedEarlyAtMs} ms`;
  return [
    `  verdict    ${paint(verdict)}${reasons}`,
    `  load       ${ratePerSecond} requests per second for ${durationSeconds} s of virtual time${early}`,
    `  ended      ${requests.throughputPerSecond} per second; ${requests.succeeded} of ${requests.measured} succeeded, ${requests.inFlightAtEnd} still inside`,
  ];
}

function latencies({ latency, failedLatency }: StressRun): readonly string[] {
  const rows = [
    ["latency", "count", "mean", "p50", "p75", "p90", "p95", "p99", "max"],
    latencyRow("succeeded", latency),
    ...(failedLatency.count === 0 ? [] : [latencyRow("failed", failedLatency)]),
  ];
  return alignColumns(rows, ["left", ...Array.from({ length: 8 }, () => "right" as const)]);
}

function latencyRow(name: string, of: Distribution): readonly string[] {
  const times = [of.meanUs, of.p50Us, of.p75Us, of.p90Us, of.p95Us, of.p99Us, of.maxUs];
  return [name, `${of.count}`, ...times.map(inMs)];
}

function resources(run: StressRun, names: ReadonlyMap<string, string>): readonly string[] {
  const rows = run.resources
    .toSorted((left, right) => right.offeredLoadPpm - left.offeredLoadPpm)
    .map(({ elementId, servers, utilisationPpm, queueMeanMilli, waitP95Us }) => [
      names.get(elementId) ?? elementId,
      `${servers}`,
      `${(utilisationPpm / 10_000).toFixed(1)} %`,
      (queueMeanMilli / 1_000).toFixed(3),
      inMs(waitP95Us),
    ]);
  const head = ["resource", "slots", "busy", "mean queue", "p95 wait"];
  return alignColumns([head, ...rows], ["left", "right", "right", "right", "right"]);
}

function bottleneck(
  { bottlenecks, critical }: StressRun,
  names: ReadonlyMap<string, string>,
  colours: Colours,
): string {
  const [first] = bottlenecks;
  if (first === undefined) {
    return "  nothing is a bottleneck";
  }
  const room =
    critical === null ? "" : `; room for about ${critical.headroomPerSecond} requests per second more`;
  return `  bottleneck  ${colours.odd(names.get(first.id) ?? first.id)}: ${REASON_WORDS[first.reason]}${room}`;
}

function inMs(us: number | null): string {
  return us === null ? "-" : `${(us / MICROSECONDS_OF_MS).toFixed(1)} ms`;
}
