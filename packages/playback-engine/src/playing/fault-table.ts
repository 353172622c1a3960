import type { FaultKind } from "../document/faults-and-assertions.js";
import type { Fault } from "../playable-scenario.js";

/** Counts attempts against the faults of a scenario, in time order (docs/reference/scenarios.md#faults). */
export class FaultTable {
  readonly #faults = new Map<string, { readonly kind: FaultKind; left: number }>();

  constructor(faults: readonly Fault[]) {
    for (const { target, kind, failFirst } of faults) {
      this.#faults.set(target, { kind, left: failFirst ?? Number.POSITIVE_INFINITY });
    }
  }

  /**
   * Counts one attempt against a fault on each target, and gives the kind that is active: that of the
   * first target named when several are; null when none is.
   */
  strike(...targets: readonly string[]): FaultKind | null {
    let kind: FaultKind | null = null;
    for (const target of targets) {
      const fault = this.#faults.get(target);
      if (fault !== undefined && fault.left > 0) {
        fault.left -= 1;
        kind ??= fault.kind;
      }
    }
    return kind;
  }
}
