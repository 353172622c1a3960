import type { StressMeasures } from "./stress-run.js";

const MILLION_SECONDS = 1_000_000;

type Hashed = Omit<StressMeasures, "notes">;

/** The measures with each rate as a whole number for a million seconds: a hash is of no fraction. */
export function inWholeNumbers(measures: Hashed): Hashed {
  const { requests, critical, intervals } = measures;
  return {
    ...measures,
    requests: {
      ...requests,
      throughputPerSecond: whole(requests.throughputPerSecond),
      goodputPerSecond: whole(requests.goodputPerSecond),
    },
    critical:
      critical === null ? null : { ...critical, headroomPerSecond: whole(critical.headroomPerSecond) },
    intervals: intervals.map((interval) =>
      interval.path.endsWith("PerSecond")
        ? { ...interval, low: whole(interval.low), high: whole(interval.high) }
        : interval,
    ),
  };
}

function whole(rate: number): number {
  return Math.round(MILLION_SECONDS * rate);
}
