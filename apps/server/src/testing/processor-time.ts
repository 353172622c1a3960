import { ownCpuMs } from "../platform/workers/thread-usage.js";

/** Uses the processor for so long, however long that takes. */
export function work(ms: number): void {
  const until = ownCpuMs() + ms;
  while (ownCpuMs() < until) {
    // The processor is used by asking.
  }
}

/** Lets so much time pass without the processor, as it does while others have it. */
export function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
