import { busy } from "../../platform/errors/api-error.js";
import { RUNS_AT_ONCE } from "./limits.js";

/** Counts the stress runs in progress in this process (spec 1, section 4.3). */
export class RunSlots {
  private taken = 0;

  /** Does the work in a slot, or answers 429 `busy` when none is free. */
  async within<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.taken >= RUNS_AT_ONCE) throw busy("Too many stress runs are in progress");
    this.taken += 1;
    try {
      return await work();
    } finally {
      this.taken -= 1;
    }
  }
}
