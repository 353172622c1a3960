import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { StressProfile } from "../profile/stress-profile.js";
import type { OperationResult, ResourceResult, StressRun } from "../result/stress-run.js";
import { replicate } from "./replications.js";
import { run } from "./run.js";

/** Middle of a bucket of the histogram against any time in it. */
const QUANTILE_ERROR = 0.008;
const STANDARD_ERRORS = 4;
/** Fewer in every run, more of it in `npm run test:long`. */
const REPLICATIONS = process.env["PLUMBLINE_TEST_LONG"] === "1" ? 16 : 11;
const SEEDS = Array.from({ length: REPLICATIONS }, (_, at) => `replication ${at + 1}`);

const share = (part: number | undefined, whole: number): number => (part ?? 0) / whole;
const ms = (us: number | null | undefined): number => (us ?? Number.NaN) / 1_000;
const ended = ({ succeeded, failed }: OperationResult): number => succeeded + failed;

/** What a run says of its requests, its first operation and its first resource; times in milliseconds. */
const MEASURES = {
  stay: ({ latency }) => ms(latency.meanUs),
  variance: ({ latency }) => ms(latency.stdDevUs) ** 2,
  p50: ({ latency }) => ms(latency.p50Us),
  p95: ({ latency }) => ms(latency.p95Us),
  p99: ({ latency }) => ms(latency.p99Us),
  stayOfAll: ({ latency, failedLatency }) =>
    (latency.count * ms(latency.meanUs) + failedLatency.count * ms(failedLatency.meanUs)) /
    (latency.count + failedLatency.count),
  wait: (_, { waitMeanUs }) => ms(waitMeanUs),
  queue: (_, { queueMeanMilli }) => queueMeanMilli / 1_000,
  inside: (_, { queueMeanMilli, busyMeanMilli }) => (queueMeanMilli + busyMeanMilli) / 1_000,
  utilisation: (_, { utilisationPpm }) => utilisationPpm / 1e6,
  allBusy: (_, { saturatedPpm }) => saturatedPpm / 1e6,
  lost: (_, { rejected, arrivals }) => rejected / arrivals,
  attempts: (_, __, { attempts, calls }) => attempts / calls,
  failed: (_, __, operation) => share(operation.failed, ended(operation)),
  timedOut: (_, __, { timedOut, attempts }) => timedOut / attempts,
} as const satisfies {
  readonly [quantity: string]: (
    run: StressRun,
    resource: ResourceResult,
    operation: OperationResult,
  ) => number;
};

type Quantity = keyof typeof MEASURES;
const QUANTITIES = Object.keys(MEASURES) as readonly Quantity[];
const QUANTILES: ReadonlySet<string> = new Set(["p50", "p95", "p99"] satisfies readonly Quantity[]);

/** What a run is expected to say. */
export type Theory = { readonly [Name in Quantity]?: number };

/** A system of which theory knows what a run must say, on average. */
export interface Oracle {
  readonly name: string;
  readonly scenario: ScenarioDocument;
  readonly model: Model;
  /** Its seed is replaced. */
  readonly profile: StressProfile;
  /** From the formulas. */
  readonly theory: Theory;
  /** Known numbers, by which the formulas are checked. */
  readonly known: Theory;
}

/** What differs from theory by more than can be chance, or is not known well enough; empty when all is well. */
export function deviations({ scenario, model, profile, theory }: Oracle): readonly string[] {
  const allowances = new Map<string, number>();
  const estimates = replicate(SEEDS, (seed) => {
    const result = run(scenario, model, { ...profile, seed });
    const laws = result.resources.flatMap((resource, at) => littlesLaw(result, resource, at));
    for (const { quantity, rounding } of laws) {
      allowances.set(quantity, Math.max(rounding, allowances.get(quantity) ?? 0));
    }
    return new Map([
      ...measured(result, theory),
      ...laws.map(({ quantity, difference }) => [quantity, difference] as const),
    ]);
  });
  return [...estimates].flatMap(([quantity, { mean, standardError }]) => {
    const expected = theory[quantity as Quantity] ?? 0;
    const allowance = allowances.get(quantity) ?? (QUANTILES.has(quantity) ? QUANTILE_ERROR * expected : 0);
    const chance = STANDARD_ERRORS * standardError;
    const seen = `${quantity}: ${mean}, standard error ${standardError}`;
    if (Math.abs(mean - expected) > chance + allowance) {
      return [`${seen}, not ${expected}`];
    }
    // What is not sharp enough to see a fifth shows nothing.
    return expected > 0 && chance > expected / 5 ? [`${seen}, too few runs`] : [];
  });
}

function measured(result: StressRun, theory: Theory): readonly (readonly [string, number])[] {
  const [resource] = result.resources;
  const [operation] = result.operations;
  if (resource === undefined || operation === undefined) {
    throw new Error("An oracle has a resource and an operation.");
  }
  return QUANTITIES.filter((quantity) => theory[quantity] !== undefined).map((quantity) => [
    quantity,
    MEASURES[quantity](result, resource, operation),
  ]);
}

interface Difference {
  readonly quantity: string;
  readonly difference: number;
  /** By how much the rounding of the results can make it differ. */
  readonly rounding: number;
}

/** L = lambda W: those who wait are those who come times how long they wait, and so for the slots held. */
function littlesLaw({ profile }: StressRun, resource: ResourceResult, at: number): readonly Difference[] {
  const { durationSeconds, warmUpSeconds } = profile.arrivals;
  const { arrivals, rejected, servers, queueMeanMilli, waitMeanUs, utilisationPpm, offeredLoadPpm } =
    resource;
  const rate = (arrivals - rejected) / (durationSeconds - warmUpSeconds);
  const accepted = (arrivals - rejected) / arrivals;
  return [
    {
      quantity: `Little's law of queue ${at}`,
      difference: queueMeanMilli / 1_000 - (rate * (waitMeanUs ?? 0)) / 1e6,
      rounding: 0.0005 + rate * 0.5e-6,
    },
    {
      quantity: `Little's law of slots ${at}`,
      difference: (servers * (utilisationPpm - accepted * offeredLoadPpm)) / 1e6,
      rounding: servers * 1e-6,
    },
  ];
}

/** Known numbers that the formulas do not give, in words; a known number has four digits or more. */
export function formulaErrors({ theory, known }: Oracle): readonly string[] {
  return QUANTITIES.flatMap((quantity) => {
    const number = known[quantity];
    const formula = theory[quantity] ?? Number.NaN;
    const isSame = number === undefined || Math.abs(formula / number - 1) < 2e-4;
    return isSame ? [] : [`${quantity}: ${formula}, not ${number}`];
  });
}
