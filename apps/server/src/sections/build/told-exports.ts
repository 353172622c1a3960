import { MOST_TOLD_EXPORTS, TOLD_EXPORT_SECONDS } from "./limits.js";

/** Exports that the audit list was told of a short while ago: who asks again for the same fills no list. */
export class ToldExports {
  private readonly until = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether it was not told of yet; it is, from now on. What was told of longest makes room. */
  isNews(name: string): boolean {
    const now = this.now();
    if ((this.until.get(name) ?? 0) > now) {
      return false;
    }
    this.until.delete(name);
    this.until.set(name, now + TOLD_EXPORT_SECONDS * 1000);
    const [oldest] = this.until.keys();
    if (this.until.size > MOST_TOLD_EXPORTS && oldest !== undefined) {
      this.until.delete(oldest);
    }
    return true;
  }
}
