import { assertNever } from "@plumbline/model-core";
import { msToNs, roundNs } from "../kernel/virtual-time.js";
import type { ServiceTimeDistribution } from "../profile/distribution.js";
import { portableExp } from "./portable-exp.js";
import { portableLog } from "./portable-log.js";
import type { RandomStreams } from "./random-streams.js";

/** Of the standard normal distribution. */
const Z_95 = 1.6448536269514722;
/** Uniform numbers multiplied before a logarithm is taken: their product stays a normal double. */
/** Looked up once: a global is slow to reach from a sandbox. */
const { sqrt } = Math;
const FACTORS_PER_LOG = 16;

/** Draws durations of one distribution, in whole nanoseconds. */
export class DurationSampler {
  /** The one duration there is; -1 when durations vary. */
  readonly constantNs: number;
  /** The duration drawn last. */
  drawnNs = 0;
  readonly #streams: RandomStreams;
  readonly #stream: number;
  readonly #kind: number;
  readonly #first: number;
  readonly #second: number;
  readonly #percentiles: Float64Array;
  readonly #values: Float64Array;
  /** The second number of a normal pair, when there is one. */
  #spare = 0.5;
  #hasSpare = false;

  constructor(distribution: ServiceTimeDistribution | null, streams: RandomStreams, stream: number) {
    const points = distribution?.kind === "empirical" ? distribution.points : [];
    this.#streams = streams;
    this.#stream = stream;
    [this.#kind, this.#first, this.#second] = parametersOf(distribution);
    this.constantNs = this.#kind === CONSTANT ? this.#first : -1;
    this.#percentiles = Float64Array.from(points, (point) => point.percentile / 100);
    this.#values = Float64Array.from(points, (point) => msToNs(point.valueMs));
  }

  /** Draws the next duration. */
  draw(): void {
    switch (this.#kind) {
      case CONSTANT:
        this.drawnNs = this.#first;
        break;
      case EXPONENTIAL:
        this.#streams.drawExponential(this.#stream);
        this.drawnNs = roundNs(this.#first * this.#streams.drawn);
        break;
      case UNIFORM:
        this.drawnNs = roundNs(this.#first + this.#second * this.#streams.uniform(this.#stream));
        break;
      case ERLANG:
        this.drawnNs = this.#erlang();
        break;
      case LOGNORMAL:
        this.drawnNs = roundNs(this.#first * portableExp(this.#second * this.#normal()));
        break;
      default:
        this.drawnNs = this.#empirical();
        break;
    }
  }

  /** The sum of `second` exponential phases of mean `first`. */
  #erlang(): number {
    let logs = 0;
    let product = 1;
    for (let phase = 1; phase <= this.#second; phase += 1) {
      product *= this.#streams.uniform(this.#stream);
      if (phase % FACTORS_PER_LOG === 0 || phase === this.#second) {
        logs += portableLog(product);
        product = 1;
      }
    }
    return roundNs(-this.#first * logs);
  }

  /** Marsaglia's polar method; the square root is exact by IEEE 754. */
  #normal(): number {
    if (this.#hasSpare) {
      const spare = this.#spare;
      this.#hasSpare = false;
      return spare;
    }
    for (;;) {
      const x = 2 * this.#streams.uniform(this.#stream) - 1;
      const y = 2 * this.#streams.uniform(this.#stream) - 1;
      const square = x * x + y * y;
      if (square > 0 && square < 1) {
        const scale = sqrt((-2 * portableLog(square)) / square);
        this.#spare = y * scale;
        this.#hasSpare = true;
        return x * scale;
      }
    }
  }

  #empirical(): number {
    const share = this.#streams.uniform(this.#stream);
    let low = 0;
    let high = this.#percentiles.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#percentiles[middle]! < share) {
        low = middle;
      } else {
        high = middle;
      }
    }
    const from = this.#percentiles[low]!;
    const part = (share - from) / (this.#percentiles[high]! - from);
    const least = this.#values[low]!;
    return roundNs(least + part * (this.#values[high]! - least));
  }
}

const CONSTANT = 0;
const EXPONENTIAL = 1;
const UNIFORM = 2;
const ERLANG = 3;
const LOGNORMAL = 4;
const EMPIRICAL = 5;

/** The kind as a number and its two parameters in nanoseconds. */
function parametersOf(distribution: ServiceTimeDistribution | null): readonly [number, number, number] {
  if (distribution === null) {
    return [CONSTANT, 0, 0];
  }
  switch (distribution.kind) {
    case "constant":
      return [CONSTANT, msToNs(distribution.valueMs), 0];
    case "exponential":
      return [EXPONENTIAL, msToNs(distribution.meanMs), 0];
    case "uniform":
      return [UNIFORM, msToNs(distribution.minMs), msToNs(distribution.maxMs) - msToNs(distribution.minMs)];
    case "erlang":
      return [ERLANG, msToNs(distribution.meanMs) / distribution.k, distribution.k];
    case "lognormal": {
      const spread = portableLog(distribution.p95Ms) - portableLog(distribution.medianMs);
      return [LOGNORMAL, msToNs(distribution.medianMs), spread / Z_95];
    }
    case "empirical":
      return [EMPIRICAL, 0, 0];
    default:
      return assertNever(distribution);
  }
}
