import { MeanTally, WaitTally } from "./mean-tally.js";

/** Segments of a run: the warm-up, then the three thirds of what is measured. */
export const SEGMENTS = 4;

/** Integrals over time, in nanoseconds times things. */
export interface StationIntegrals {
  /** Slots held. */
  busy: number;
  queue: number;
  /** Time with every server held. */
  saturated: number;
  /** Slots held for attempts that have timed out. */
  late: number;
}

const none = (): StationIntegrals => ({ busy: 0, queue: 0, saturated: 0, late: 0 });

/** What is measured at a station: integrals by segment, and counts from the end of the warm-up on. */
export class StationMeter {
  readonly segments: readonly StationIntegrals[] = Array.from({ length: SEGMENTS }, none);
  /** Of the bucket of the series under way. */
  bucketBusy = 0;
  bucketQueue = 0;
  queueMax = 0;
  arrivals = 0;
  rejected = 0;
  readonly waits = new WaitTally();
  readonly slotTimes = new MeanTally();

  /** The sum of an integral over what is measured. */
  measured(of: keyof StationIntegrals): number {
    return this.segments.slice(1).reduce((sum, segment) => sum + segment[of], 0);
  }
}
