import { NS_PER_SECOND, roundNs } from "../kernel/virtual-time.js";
import type { Arrivals } from "../profile/arrivals.js";
import type { RandomStreams } from "../random/random-streams.js";

interface Stage {
  readonly fromNs: number;
  readonly ratePerSecond: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** When requests arrive: a rate that changes in steps, each stage starting anew with its own gap. */
export class ArrivalTimes {
  readonly #stages: readonly Stage[];
  readonly #isPoisson: boolean;
  readonly #streams: RandomStreams;
  readonly #stream: number;
  /** The time of the next arrival; infinite when none comes. */
  nextNs = 0;
  #stage = 0;
  #gapNs: number;
  #endNs: number;
  /** Arrivals of the stage so far. */
  #count = 0;

  constructor(arrivals: Arrivals, streams: RandomStreams) {
    const { process, ratePerSecond, stages } = arrivals;
    const later = stages.map((stage) => ({ ...stage, fromNs: stage.fromSecond * NS_PER_SECOND }));
    this.#stages = [{ fromNs: 0, ratePerSecond }, ...later];
    this.#isPoisson = process === "poisson";
    this.#streams = streams;
    this.#stream = streams.add("arrivals", "");
    this.#gapNs = gapOf(this.#stages[0]!);
    this.#endNs = this.#stages[1]?.fromNs ?? NEVER;
    this.advance();
  }

  /** Goes on to the next arrival. */
  advance(): void {
    for (;;) {
      this.#count += 1;
      if (this.#isPoisson) {
        this.#poisson();
      } else {
        this.#constant();
      }
      if (this.nextNs < this.#endNs || this.#endNs === NEVER) {
        return;
      }
      this.#startStage();
    }
  }

  #poisson(): void {
    if (this.#gapNs === NEVER) {
      this.nextNs = this.#gapNs;
    } else {
      this.#streams.drawExponential(this.#stream);
      this.nextNs += roundNs(this.#gapNs * this.#streams.drawn);
    }
  }

  /** From the start of the stage, so that no rounding adds up. */
  #constant(): void {
    const from = this.#stages[this.#stage]!.fromNs;
    this.nextNs = from + Math.round(this.#count * this.#gapNs);
  }

  #startStage(): void {
    this.#stage += 1;
    this.nextNs = this.#endNs;
    this.#count = 0;
    this.#gapNs = gapOf(this.#stages[this.#stage]!);
    this.#endNs = this.#stages[this.#stage + 1]?.fromNs ?? NEVER;
  }
}

/** Nanoseconds from one arrival to the next; infinite when there are none. */
function gapOf(stage: Stage): number {
  return stage.ratePerSecond === 0 ? NEVER : NS_PER_SECOND / stage.ratePerSecond;
}
