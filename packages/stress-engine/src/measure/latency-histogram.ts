import { highWord, powerOfTwo } from "../random/double-bits.js";

/** Buckets of one power of two: a value is known to 1 / 128. */
const SUB_BUCKETS = 64;
const SUB_BUCKET_BITS = 6;
/** Powers of two up to the longest time of a run in nanoseconds. */
const OCTAVES = 42;
const BUCKETS = OCTAVES * SUB_BUCKETS + 1;
/** Brings the exponent and the first six bits of 1.0 to bucket 1; bucket 0 is for zero. */
const OFFSET = (1023 << SUB_BUCKET_BITS) - 1;

/** How often which durations came, in buckets that grow with the duration (log-linear). */
export class LatencyHistogram {
  readonly #counts = new Uint32Array(BUCKETS);

  /** Counts a duration in whole nanoseconds. */
  record(ns: number): void {
    const bucket = ns < 1 ? 0 : (highWord(ns) >>> (20 - SUB_BUCKET_BITS)) - OFFSET;
    this.#counts[bucket] = this.#counts[bucket]! + 1;
  }

  /** How many there are. */
  get count(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0);
  }

  /** What came since another one was the same; the other one is the same again afterwards. */
  since(other: LatencyHistogram): LatencyHistogram {
    const later = new LatencyHistogram();
    this.#counts.forEach((count, bucket) => {
      later.#counts[bucket] = count - other.#counts[bucket]!;
    });
    other.#counts.set(this.#counts);
    return later;
  }

  clear(): void {
    this.#counts.fill(0);
  }

  /** The duration that a share of `count` durations does not exceed: the middle of its bucket. */
  quantile(share: number, count: number): number {
    const rank = Math.max(1, Math.ceil(share * count));
    let seen = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      seen += this.#counts[bucket]!;
      if (seen >= rank) {
        return (lowerEnd(bucket) + lowerEnd(bucket + 1) - unitOf(bucket)) / 2;
      }
    }
    return 0;
  }

  /** Calls with the upper end and the count of each bucket that is not empty, in order. */
  forEach(see: (upToNs: number, count: number) => void): void {
    this.#counts.forEach((count, bucket) => {
      if (count > 0) {
        see(bucket === 0 ? 0 : lowerEnd(bucket + 1), count);
      }
    });
  }
}

/** The least duration of a bucket. */
function lowerEnd(bucket: number): number {
  if (bucket === 0) {
    return 0;
  }
  const octave = Math.floor((bucket - 1) / SUB_BUCKETS);
  const part = (bucket - 1) % SUB_BUCKETS;
  return powerOfTwo(octave) * (1 + part / SUB_BUCKETS);
}

/** A bucket holds whole nanoseconds up to one before its end; one narrower than that holds one or none. */
function unitOf(bucket: number): number {
  return Math.min(1, lowerEnd(bucket + 1) - lowerEnd(bucket));
}
