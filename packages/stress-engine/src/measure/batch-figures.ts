import { nsToUs } from "../kernel/virtual-time.js";
import { BatchSpread } from "./batch-spread.js";
import { LatencyHistogram } from "./latency-histogram.js";

/** Reads what has come together of something since measuring began. */
export type Reading = () => number;

/** A number, or several, of which the value in each batch is looked at; by path. */
export interface BatchFigure {
  /** A batch ends now. */
  close(): void;
  readonly spreads: ReadonlyMap<string, BatchSpread>;
}

/** A number that follows from what came together in a batch. */
export class FormulaFigure implements BatchFigure {
  readonly spreads: ReadonlyMap<string, BatchSpread>;
  readonly #spread = new BatchSpread();
  readonly #readings: readonly Reading[];
  readonly #before: number[];
  readonly #inBatch: (...parts: number[]) => number | null;

  constructor(path: string, readings: readonly Reading[], inBatch: (...parts: number[]) => number | null) {
    this.spreads = new Map([[path, this.#spread]]);
    this.#readings = readings;
    this.#before = readings.map(() => 0);
    this.#inBatch = inBatch;
  }

  close(): void {
    const parts = this.#readings.map((read, at) => {
      const now = read();
      const part = now - this.#before[at]!;
      this.#before[at] = now;
      return part;
    });
    this.#spread.add(this.#inBatch(...parts));
  }
}

/** Quantiles of durations, in microseconds. A batch with too few to know one says nothing of it. */
export class QuantileFigure implements BatchFigure {
  readonly spreads: ReadonlyMap<string, BatchSpread>;
  readonly #shares: readonly number[];
  readonly #histogram: LatencyHistogram;
  readonly #before = new LatencyHistogram();

  /** Shares by path. */
  constructor(shares: ReadonlyMap<string, number>, histogram: LatencyHistogram) {
    this.#shares = [...shares.values()];
    this.#histogram = histogram;
    this.spreads = new Map([...shares.keys()].map((path) => [path, new BatchSpread()]));
  }

  close(): void {
    const batch = this.#histogram.since(this.#before);
    const { count } = batch;
    let at = 0;
    for (const spread of this.spreads.values()) {
      const share = this.#shares[at]!;
      spread.add(count * (1 - share) < 1 ? null : nsToUs(batch.quantile(share, count)));
      at += 1;
    }
  }
}
