import { STRESS_WORDS as words } from "../../words/stress.js";
import type { ShownRun } from "./shown-run.js";

/** Which token a line is drawn in. */
export type LineColour = "accent" | "good" | "bad" | "warn" | "truth-measured";

export interface ChartLine {
  readonly label: string;
  readonly colour: LineColour;
  readonly isDashed: boolean;
  readonly values: readonly (number | null)[];
}

/** Numbers over virtual time. */
export interface RunChart {
  readonly title: string;
  readonly unit: string;
  readonly seconds: readonly number[];
  readonly lines: readonly ChartLine[];
}

type NameOf = (id: string) => string;

const PARTS = 3;
const COLOURS = ["accent", "warn", "truth-measured"] as const;

/** The parts that charts are about. */
export interface ChartedParts {
  readonly resources: readonly string[];
  readonly subscriptions: readonly string[];
}

/** The named part, or those of a run that are loaded most. */
export function chartedParts(run: ShownRun, part: string | undefined): ChartedParts {
  const { resources, subscriptions } = run.series;
  const ids = part === undefined ? run.bottlenecks.map(({ id }) => id) : [part];
  const known = ids.filter((id) => resources.some(({ elementId }) => elementId === id));
  const waiting = subscriptions
    .filter(({ subscriptionId, backlog }) => ids.includes(subscriptionId) || most(backlog) > 0)
    .toSorted((a, b) => most(b.backlog) - most(a.backlog))
    .map(({ subscriptionId }) => subscriptionId);
  return {
    resources: known.slice(0, PARTS),
    subscriptions: (ids.length === 1 && part !== undefined && known.length === 0 ? ids : waiting).slice(
      0,
      PARTS,
    ),
  };
}

function most(levels: readonly number[]): number {
  return levels.reduce((a, b) => Math.max(a, b), 0);
}

/** What a run shows over virtual time. */
export function chartsOf(run: ShownRun, nameOf: NameOf, parts: ChartedParts): readonly RunChart[] {
  const { bucketMs, buckets } = run.series;
  const seconds = buckets.map(({ atMs }) => atMs / 1_000);
  const charts = [
    ...chartsOfRequests(run),
    ...chartsOfResources(run, parts.resources, nameOf),
    backlogChart(run, parts.subscriptions, nameOf),
  ];
  return bucketMs === 0
    ? []
    : charts.filter(({ lines }) => lines.length > 0).map((chart) => ({ ...chart, seconds }));
}

type Timeless = Omit<RunChart, "seconds">;

function chartsOfRequests({ series: { bucketMs, buckets } }: ShownRun): readonly Timeless[] {
  const rate = (count: number): number => (1_000 * count) / bucketMs;
  const charts = words.charts;
  return [
    {
      title: charts.latency,
      unit: "ms",
      lines: [
        line(
          charts.p95,
          "accent",
          buckets.map(({ latencyP95Us }) => (latencyP95Us === null ? null : latencyP95Us / 1_000)),
        ),
      ],
    },
    {
      title: charts.rates,
      unit: "1/s",
      lines: [
        line(
          charts.arrived,
          "accent",
          buckets.map(({ arrived }) => rate(arrived)),
        ),
        line(
          charts.succeeded,
          "good",
          buckets.map(({ succeeded }) => rate(succeeded)),
        ),
        line(
          charts.failed,
          "bad",
          buckets.map(({ failed }) => rate(failed)),
        ),
      ],
    },
    {
      title: charts.inside,
      unit: charts.requests,
      lines: [
        line(
          charts.insideLine,
          "accent",
          buckets.map(({ inFlight }) => inFlight),
        ),
      ],
    },
  ];
}

function chartsOfResources(run: ShownRun, ids: readonly string[], nameOf: NameOf): readonly Timeless[] {
  const servers = new Map(run.resources.map((one) => [one.elementId, one.servers]));
  const shown = ids.flatMap((id) => run.series.resources.filter(({ elementId }) => elementId === id));
  return [
    {
      title: words.charts.busy,
      unit: "%",
      lines: shown.map(({ elementId, busyMilli }, index) =>
        line(
          nameOf(elementId),
          colourAt(index),
          busyMilli.map((milli) => milli / 10 / (servers.get(elementId) ?? 1)),
        ),
      ),
    },
    {
      title: words.charts.queue,
      unit: words.charts.waiting,
      lines: shown.map(({ elementId, queueMilli }, index) =>
        line(
          nameOf(elementId),
          colourAt(index),
          queueMilli.map((milli) => milli / 1_000),
        ),
      ),
    },
  ];
}

function backlogChart({ series }: ShownRun, ids: readonly string[], nameOf: NameOf): Timeless {
  const shown = ids.flatMap((id) => series.subscriptions.filter((one) => one.subscriptionId === id));
  return {
    title: words.charts.backlog,
    unit: words.charts.messages,
    lines: shown.map(({ subscriptionId, backlog }, index) =>
      line(nameOf(subscriptionId), colourAt(index), backlog),
    ),
  };
}

function line(label: string, colour: LineColour, values: readonly (number | null)[]): ChartLine {
  return { label, colour, isDashed: false, values };
}

function colourAt(index: number): LineColour {
  return COLOURS[index % COLOURS.length] ?? "accent";
}

/** The charts of one run with those of another laid over them, dashed. */
export function laidOver(
  charts: readonly RunChart[],
  others: readonly RunChart[],
  otherLabel: (label: string) => string,
): readonly RunChart[] {
  return charts.map((chart) => {
    const other = others.find(({ title }) => title === chart.title);
    return other === undefined ? chart : together(chart, other, otherLabel);
  });
}

function together(chart: RunChart, other: RunChart, otherLabel: (label: string) => string): RunChart {
  const seconds = [...new Set([...chart.seconds, ...other.seconds])].sort((a, b) => a - b);
  return {
    ...chart,
    seconds,
    lines: [
      ...chart.lines.map((one) => spread(one, chart.seconds, seconds)),
      ...other.lines.map((one) => ({
        ...spread(one, other.seconds, seconds),
        label: otherLabel(one.label),
        isDashed: true,
      })),
    ],
  };
}

/** The values of a line at more moments than it was measured at. */
function spread(one: ChartLine, from: readonly number[], to: readonly number[]): ChartLine {
  const values = new Map(from.map((second, index) => [second, one.values[index] ?? null]));
  return { ...one, values: to.map((second) => values.get(second) ?? null) };
}
