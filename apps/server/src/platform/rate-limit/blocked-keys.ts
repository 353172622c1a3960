/** How many are remembered; beyond that the database is asked. */
const REMEMBERED = 10_000;

/** Clients over a limit, until their window ends. By a clock that nobody sets. */
export class BlockedKeys {
  private readonly untils = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  block(key: string, ms: number): void {
    if (this.untils.size >= REMEMBERED) {
      this.forgetOver();
    }
    if (this.untils.size < REMEMBERED) {
      this.untils.set(key, this.now() + ms);
    }
  }

  /** Milliseconds until the window of a client ends; null when it is not over its limit, as far as is known. */
  restMs(key: string): number | null {
    const rest = (this.untils.get(key) ?? 0) - this.now();
    if (rest > 0) {
      return rest;
    }
    this.untils.delete(key);
    return null;
  }

  private forgetOver(): void {
    for (const key of this.untils.keys()) {
      this.restMs(key);
    }
  }
}
