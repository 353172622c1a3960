/** Places that are taken in the order of asking. */
export class Turns {
  private readonly waitingStarts: (() => void)[] = [];
  private taken = 0;

  constructor(private readonly places: number) {}

  get running(): number {
    return this.taken;
  }

  get waiting(): number {
    return this.waitingStarts.length;
  }

  get isFull(): boolean {
    return this.taken >= this.places;
  }

  /** Waits for a place; who is called off before is left out. */
  async take(calledOff: AbortSignal | undefined): Promise<void> {
    calledOff?.throwIfAborted();
    if (!this.isFull) {
      this.taken += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        calledOff?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        this.waitingStarts.splice(this.waitingStarts.indexOf(start), 1);
        reject(calledOff?.reason);
      };
      this.waitingStarts.push(start);
      calledOff?.addEventListener("abort", leave, { once: true });
    });
  }

  /** Does the work in a place of its own. */
  async within<Value>(calledOff: AbortSignal | undefined, work: () => Promise<Value>): Promise<Value> {
    await this.take(calledOff);
    try {
      return await work();
    } finally {
      this.give();
    }
  }

  /** Gives a place to who waits longest. */
  give(): void {
    const next = this.waitingStarts.shift();
    if (next === undefined) {
      this.taken -= 1;
    } else {
      next();
    }
  }
}
