import type { Line } from "../../../platform/workers/line.js";
import type { ThreadUsage } from "../../../platform/workers/thread-usage.js";
import { SCHEMA_CHECKS_OUTSIDE_MS, SCHEMA_CHECKS_WALL_MS } from "../limits.js";
import type { SchemaCheckClock } from "./schema-check-clock.js";

/** A thread that fills its heap can end the process with it, so it is ended long before. */
export const CHECKING_BYTES = 384 * 1024 * 1024;
const LOOK_MS = 50;
const MOST_LOOKS = SCHEMA_CHECKS_WALL_MS / LOOK_MS;

/** Who knows what a thread uses. */
export type UsageWatch = Pick<Line<unknown>, "usageOf">;

/** What went beyond its bounds. */
export interface Excess {
  /** The hash of the schema to blame; null when the check ended just then. */
  readonly schema: string | null;
}

/** Looks from outside at a thread that checks schemas, again and again until it is told to end. */
export class ChecksWatch {
  private readonly looks: NodeJS.Timeout;
  private isAsking = false;
  /** How often a check was going on. */
  private seen = 0;
  /** What went beyond its bounds; null while nothing has. */
  found: Excess | null = null;

  constructor(
    private readonly watch: UsageWatch,
    private readonly clock: SchemaCheckClock,
    outOfBounds: () => void,
  ) {
    this.looks = setInterval(async () => {
      const found = await this.look();
      if (found !== null) {
        this.found ??= found;
        outOfBounds();
      }
    }, LOOK_MS);
  }

  end(): void {
    clearInterval(this.looks);
  }

  private async look(): Promise<Excess | null> {
    if (!this.clock.isRunning) {
      return null;
    }
    this.seen += 1;
    if (this.seen > MOST_LOOKS) {
      return { schema: this.clock.present };
    }
    return this.isAsking ? null : this.ask();
  }

  private async ask(): Promise<Excess | null> {
    this.isAsking = true;
    const usage = await this.watch.usageOf(this.clock.threadId);
    this.isAsking = false;
    return usage === null ? null : excessIn(usage, this.clock);
  }
}

/** Schema checks have bounds in time and in memory. */
function excessIn({ cpuMs, heapBytes }: ThreadUsage, clock: SchemaCheckClock): Excess | null {
  if (!clock.isRunning) {
    return null;
  }
  // Where none alone is slow yet, one will be, or the thread ends by itself before the next: that is to be known by its name.
  const slow = clock.slowAt(cpuMs);
  if (slow !== null && clock.elapsedMs(cpuMs) > SCHEMA_CHECKS_OUTSIDE_MS) {
    return { schema: slow };
  }
  // What fills the memory before its time is over is the schema of this moment, however long it took.
  return heapBytes > CHECKING_BYTES ? { schema: clock.present } : null;
}
