import type { EndsOfBatches } from "../engine/run-clock.js";
import type { Simulation } from "../engine/simulation.js";
import type { Station } from "../engine/station.js";
import type { OperationTarget, SubscriptionTarget } from "../engine/targets.js";
import { MEASURE_LIMITS } from "../limits.js";
import { type BatchFigure, FormulaFigure, QuantileFigure, type Reading } from "../measure/batch-figures.js";
import type { LatencyTally } from "../measure/latency-tally.js";

const PER_SECOND = 1e9;
const PPM = 1e6;
const MILLI = 1e3;
const US = 1e-3;

/** The quantiles of a distribution that are compared. */
const SHARES: ReadonlyMap<string, number> = new Map([
  ["p50Us", 0.5],
  ["p75Us", 0.75],
  ["p90Us", 0.9],
  ["p95Us", 0.95],
  ["p99Us", 0.99],
  ["p999Us", 0.999],
]);

/** What is known of the numbers of a run that are compared with another's: how they vary from batch to batch. */
export class ComparedFigures implements EndsOfBatches {
  readonly #sim: Simulation;
  readonly #figures: BatchFigure[] = [];
  #closed = 0;
  #now = 0;

  constructor(sim: Simulation) {
    this.#sim = sim;
    this.#addTotals();
    const { operations, subscriptions } = sim.targets;
    if (
      operations.length + subscriptions.length + sim.resources.length <=
      MEASURE_LIMITS.partsWithIntervals
    ) {
      for (const operation of operations) {
        this.#addOperation(operation);
      }
      for (const { elementId, station } of sim.resources) {
        this.#addResource(`resources.${elementId}`, station);
      }
      for (const subscription of subscriptions) {
        this.#addSubscription(subscription);
      }
    }
  }

  close(now: number): void {
    this.#now = now;
    this.#closed += 1;
    for (const figure of this.#figures) {
      figure.close();
    }
  }

  /** Half of the interval of each number that has one, by path. */
  halfWidths(): ReadonlyMap<string, number> {
    const known = new Map<string, number>();
    for (const { spreads } of this.#figures) {
      for (const [path, { halfWidth }] of spreads) {
        if (halfWidth !== null) {
          known.set(path, halfWidth);
        }
      }
    }
    return known;
  }

  #addTotals(): void {
    const { requests } = this.#sim;
    const ended = () => requests.succeeded + requests.failed;
    this.#ratio("requests.throughputPerSecond", PER_SECOND, ended, this.#time);
    this.#ratio("requests.goodputPerSecond", PER_SECOND, () => requests.succeeded, this.#time);
    this.#ratio("requests.successRatePpm", PPM, () => requests.succeeded, ended);
    this.#count("requests.failed", () => requests.failed);
    this.#latency("latency", requests.latency);
    this.#latency("failedLatency", requests.failedLatency);
  }

  #addOperation(operation: OperationTarget): void {
    const path = `operations.${operation.id}`;
    const { wait } = operation;
    this.#ratio(
      `${path}.amplificationPpm`,
      PPM,
      () => operation.attempts,
      () => operation.calls,
    );
    for (const key of ["failed", "timedOut", "rejected", "late"] as const) {
      this.#count(`${path}.${key}`, () => operation[key]);
    }
    this.#ratio(
      `${path}.waitMeanUs`,
      US,
      () => wait.sum,
      () => wait.count,
    );
    this.#figures.push(new QuantileFigure(new Map([[`${path}.waitP95Us`, 0.95]]), wait.histogram));
    this.#latency(`${path}.callLatency`, operation.callLatency);
  }

  #addResource(path: string, { meter, servers }: Station): void {
    const { waits, slotTimes } = meter;
    const busy = () => meter.measured("busy");
    this.#ratio(`${path}.utilisationPpm`, PPM / servers, busy, this.#time);
    this.#ratio(`${path}.queueMeanMilli`, MILLI, () => meter.measured("queue"), this.#time);
    this.#ratio(`${path}.saturatedPpm`, PPM, () => meter.measured("saturated"), this.#time);
    this.#ratio(`${path}.lateWorkPpm`, PPM, () => meter.measured("late"), busy);
    this.#count(`${path}.rejected`, () => meter.rejected);
    this.#ratio(
      `${path}.waitMeanUs`,
      US,
      () => waits.sum,
      () => waits.count,
    );
    this.#figures.push(
      new QuantileFigure(new Map([[`${path}.waitP95Us`, 0.95]]), waits.histogram),
      new FormulaFigure(
        `${path}.offeredLoadPpm`,
        [() => meter.arrivals, () => slotTimes.sum, () => slotTimes.count, this.#time],
        (arrivals = 0, held = 0, holders = 0, time = 0) =>
          holders === 0 ? null : (PPM * arrivals * (held / holders)) / (servers * time),
      ),
    );
  }

  #addSubscription(subscription: SubscriptionTarget): void {
    const path = `subscriptions.${subscription.id}`;
    const { meter } = subscription.terms.slots;
    this.#ratio(`${path}.backlogMeanMilli`, MILLI, () => meter.measured("queue"), this.#time);
    this.#ratio(
      `${path}.amplificationPpm`,
      PPM,
      () => subscription.attempts,
      () => subscription.delivered,
    );
    for (const key of ["failed", "deadLettered", "dropped"] as const) {
      this.#count(`${path}.${key}`, () => subscription[key]);
    }
    const { histogram } = subscription.lag;
    this.#figures.push(new QuantileFigure(new Map([[`${path}.lagP95Us`, 0.95]]), histogram));
  }

  #latency(path: string, { moments, histogram }: LatencyTally): void {
    this.#ratio(
      `${path}.meanUs`,
      US,
      () => moments.sum,
      () => moments.count,
    );
    const shares = new Map([...SHARES].map(([key, share]) => [`${path}.${key}`, share]));
    this.#figures.push(new QuantileFigure(shares, histogram));
  }

  /** Nanoseconds measured. */
  readonly #time: Reading = () => this.#now - this.#sim.warmUpNs;

  /** How often something happened: all batches together are the number of the run. */
  #count(path: string, reading: Reading): void {
    this.#ratio(path, MEASURE_LIMITS.batches, reading, () => this.#closed);
  }

  #ratio(path: string, scale: number, above: Reading, below: Reading): void {
    this.#figures.push(
      new FormulaFigure(path, [above, below], (part = 0, whole = 0) =>
        whole === 0 ? null : (scale * part) / whole,
      ),
    );
  }
}
