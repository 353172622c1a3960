import { busy } from "../../../platform/errors/api-error.js";

/** Counts the stress runs in progress in this process (docs/reference/stress-runs.md#runs-at-once). */
export class RunSlots {
  private taken = 0;

  /** Does the work in one of so many slots, or answers 429 `busy` when none is free. */
  async within<Value>(slots: number, work: () => Promise<Value>): Promise<Value> {
    if (this.taken >= slots) {
      throw busy("Too many stress runs are in progress");
    }
    this.taken += 1;
    try {
      return await work();
    } finally {
      this.taken -= 1;
    }
  }
}
