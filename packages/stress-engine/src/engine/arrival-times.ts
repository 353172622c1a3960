import { NS_PER_SECOND, roundNs } from "../kernel/virtual-time.js";
import type { Arrivals } from "../profile/stress-profile.js";
import { portableLog } from "../random/portable-log.js";
import type { RandomStreams } from "../random/random-streams.js";

interface Stage {
  readonly fromNs: number;
  readonly ratePerSecond: number;
}

/** When requests arrive: a rate that changes in steps, each stage starting anew with its own gap. */
export class ArrivalTimes {
  readonly #stages: readonly Stage[];
  readonly #isPoisson: boolean;
  readonly #streams: RandomStreams;
  readonly #stream: number;
  #stage = 0;
  #gapNs: number;
  #endNs: number;
  #last = 0;
  /** Arrivals of the stage so far. */
  #count = 0;

  constructor(arrivals: Arrivals, streams: RandomStreams) {
    const { process, ratePerSecond, stages } = arrivals;
    const later = stages.map((stage) => ({ ...stage, fromNs: stage.fromSecond * NS_PER_SECOND }));
    this.#stages = [{ fromNs: 0, ratePerSecond }, ...later];
    this.#isPoisson = process === "poisson";
    this.#streams = streams;
    this.#stream = streams.add("arrivals", "");
    this.#gapNs = gapOf(this.#stages[0]);
    this.#endNs = this.#stages[1]?.fromNs ?? Number.POSITIVE_INFINITY;
  }

  /** The time of the next arrival; infinite when none comes. */
  next(): number {
    for (;;) {
      this.#count += 1;
      const time = this.#isPoisson ? this.#poisson() : this.#constant();
      if (time < this.#endNs) {
        this.#last = time;
        return time;
      }
      if (this.#endNs === Number.POSITIVE_INFINITY) {
        return time;
      }
      this.#startStage();
    }
  }

  #poisson(): number {
    const gap = -this.#gapNs * portableLog(this.#streams.uniform(this.#stream));
    return this.#gapNs === Number.POSITIVE_INFINITY ? this.#gapNs : this.#last + roundNs(gap);
  }

  /** From the start of the stage, so that no rounding adds up. */
  #constant(): number {
    const from = this.#stages[this.#stage]?.fromNs ?? 0;
    return from + Math.round(this.#count * this.#gapNs);
  }

  #startStage(): void {
    this.#stage += 1;
    this.#last = this.#endNs;
    this.#count = 0;
    this.#gapNs = gapOf(this.#stages[this.#stage]);
    this.#endNs = this.#stages[this.#stage + 1]?.fromNs ?? Number.POSITIVE_INFINITY;
  }
}

/** Nanoseconds from one arrival to the next; infinite when there are none. */
function gapOf(stage: Stage | undefined): number {
  return stage === undefined || stage.ratePerSecond === 0
    ? Number.POSITIVE_INFINITY
    : NS_PER_SECOND / stage.ratePerSecond;
}
