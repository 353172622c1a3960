import { NS_PER_MS, NS_PER_SECOND } from "../kernel/virtual-time.js";
import { MEASURE_LIMITS } from "../limits.js";
import { bucketMsOf } from "../measure/run-series.js";
import type { Arrivals } from "../profile/arrivals.js";
import type { Simulation } from "./simulation.js";
import type { Station } from "./station.js";

/** Levels over time of a station, by bucket. */
export interface StationSeries {
  readonly busyMilli: number[];
  readonly queueMilli: number[];
  /** At the end of each bucket. */
  readonly waiting: number[];
}

/** What has to know when a batch of what is measured ends. */
export interface EndsOfBatches {
  close(now: number): void;
}

/**
 * The moments at which levels are read: the ends of buckets, of the warm-up, and of each third and each batch of what
 * follows.
 */
export class RunClock {
  readonly bucketMs: number;
  readonly series = new Map<Station, StationSeries>();
  /** Nothing has to be read before this time. */
  nextTick: number;
  readonly #bucketNs: number;
  readonly #endNs: number;
  /** Ends of the warm-up and of the thirds. */
  readonly #segmentEnds: readonly number[];
  readonly #batchEnds: readonly number[];
  readonly #batches: EndsOfBatches;
  #segment: number;
  #batch = 0;
  #bucketStart = 0;
  #bucketEnd: number;

  constructor(load: Arrivals, stations: readonly Station[], batches: EndsOfBatches) {
    const warmUp = load.warmUpSeconds * NS_PER_SECOND;
    this.#endNs = load.durationSeconds * NS_PER_SECOND;
    const part = (count: number, of: number): number =>
      warmUp + Math.floor((count * (this.#endNs - warmUp)) / of);
    this.bucketMs = bucketMsOf(load.durationSeconds);
    this.#bucketNs = this.bucketMs * NS_PER_MS;
    this.#segmentEnds = [warmUp, part(1, 3), part(2, 3), this.#endNs];
    this.#batchEnds = Array.from({ length: MEASURE_LIMITS.batches }, (_, batch) =>
      part(batch + 1, MEASURE_LIMITS.batches),
    );
    this.#batches = batches;
    this.#segment = warmUp === 0 ? 1 : 0;
    this.#bucketEnd = Math.min(this.#bucketNs, this.#endNs);
    this.nextTick = this.#soonest();
    for (const station of stations) {
      this.series.set(station, { busyMilli: [], queueMilli: [], waiting: [] });
      station.closeSegment(0, this.#segment);
    }
  }

  /** Reads everything that is due up to a time. */
  tick(sim: Simulation, time: number): void {
    while (this.nextTick <= time) {
      const now = this.nextTick;
      const isSegmentEnd = now === this.#segmentEnds[this.#segment];
      const segment = this.#segment + (isSegmentEnd ? 1 : 0);
      for (const station of this.series.keys()) {
        station.closeSegment(now, segment);
      }
      this.#segment = segment;
      if (now === this.#batchEnds[this.#batch]) {
        this.#batches.close(now);
        this.#batch += 1;
      }
      sim.isMeasuring = segment > 0;
      if (now === this.#bucketEnd) {
        this.#closeBucket(sim);
      }
      this.nextTick = this.#soonest();
    }
  }

  #closeBucket(sim: Simulation): void {
    const length = this.#bucketEnd - this.#bucketStart;
    for (const [{ meter, waiting }, series] of this.series) {
      series.busyMilli.push(Math.round((1_000 * meter.bucketBusy) / length));
      series.queueMilli.push(Math.round((1_000 * meter.bucketQueue) / length));
      series.waiting.push(waiting);
      meter.bucketBusy = 0;
      meter.bucketQueue = 0;
    }
    sim.requests.series.close(this.#bucketStart / NS_PER_MS, sim.requests.inFlight);
    this.#bucketStart = this.#bucketEnd;
    const next = this.#bucketStart + this.#bucketNs;
    this.#bucketEnd =
      this.#bucketStart >= this.#endNs ? Number.POSITIVE_INFINITY : Math.min(next, this.#endNs);
  }

  /** Ends the bucket and the segment under way when a run ends for its budget. */
  stop(sim: Simulation, now: number): void {
    this.tick(sim, now);
    if (now > this.#bucketStart && this.#bucketEnd !== Number.POSITIVE_INFINITY) {
      for (const station of this.series.keys()) {
        station.closeSegment(now, this.#segment);
      }
      this.#bucketEnd = now;
      this.#closeBucket(sim);
    }
  }

  #soonest(): number {
    const never = Number.POSITIVE_INFINITY;
    const segmentEnd = this.#segmentEnds[this.#segment] ?? never;
    return Math.min(this.#bucketEnd, segmentEnd, this.#batchEnds[this.#batch] ?? never);
  }
}
