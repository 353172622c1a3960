import { codeOf } from "../code-of.js";
import type { Log } from "../logging/log.js";

const EVERY_MS = 1_000;

/** Says on the log that the database is away: once a second, however many requests meet it. */
export class AwayLine {
  private saidAt = Number.NEGATIVE_INFINITY;
  private unsaid = 0;

  constructor(
    private readonly log: Pick<Log, "warn">,
    private readonly now: () => number = () => performance.now(),
  ) {}

  say(thrown: unknown): void {
    const now = this.now();
    if (now - this.saidAt < EVERY_MS) {
      this.unsaid += 1;
      return;
    }
    const reason = thrown instanceof Error ? thrown.message : "unknown";
    this.log.warn({ code: codeOf(thrown), reason, more: this.unsaid }, "the database is away");
    this.saidAt = now;
    this.unsaid = 0;
  }
}
