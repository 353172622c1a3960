import { compareCodeUnits } from "@plumbline/model-core";
import type { Fault } from "@plumbline/playback-engine";
import type { Outage } from "../profile/policy.js";
import type { RandomStreams } from "../random/random-streams.js";
import { FaultBook, HAZARD_OF_KIND, Hazards, OutageWindows } from "./hazards.js";

/** Makes the hazards of targets from a scenario's faults and a profile's outages. */
export class HazardBuilder {
  readonly book: FaultBook;
  readonly #faults = new Map<string, number>();
  readonly #windows = new Map<string, OutageWindows>();

  constructor(faults: readonly Fault[], outages: readonly Outage[], streams: RandomStreams) {
    const ordered = faults.toSorted((left, right) => compareCodeUnits(left.target, right.target));
    ordered.forEach((fault, number) => {
      this.#faults.set(fault.target, number);
    });
    this.book = new FaultBook(
      ordered.map((fault) => HAZARD_OF_KIND[fault.kind]),
      ordered.map((fault) => fault.failFirst ?? Number.POSITIVE_INFINITY),
    );
    for (const [target, of] of Map.groupBy(outages, (outage) => outage.targetId)) {
      this.#windows.set(target, new OutageWindows(of, streams, streams.add("outage-share", target)));
    }
  }

  /** Of a target, then of the element that serves it. */
  of(...targets: readonly string[]): Hazards {
    return new Hazards(
      targets.map((target) => this.#faults.get(target)).filter((fault) => fault !== undefined),
      targets.map((target) => this.#windows.get(target)).filter((windows) => windows !== undefined),
    );
  }
}
