import { setTimeout } from "node:timers/promises";
import { Injectable } from "@nestjs/common";

/** Lets time pass where a code host wants it. */
@Injectable()
export class Waits {
  /** Throws the reason of the signal as soon as that is aborted. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    await setTimeout(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
