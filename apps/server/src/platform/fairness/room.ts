/** So much of something (bytes, places) for all callers, and so much of it for each. */
export class Room {
  private taken = 0;
  private readonly ofCallers = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly mostOfCaller: number,
  ) {}

  /** Takes as much for a caller; false, and nothing is taken, when there is no room for it. */
  take(caller: string, much: number): boolean {
    const own = (this.ofCallers.get(caller) ?? 0) + much;
    if (own > this.mostOfCaller || this.taken + much > this.most) {
      return false;
    }
    this.taken += much;
    this.ofCallers.set(caller, own);
    return true;
  }

  give(caller: string, much: number): void {
    const left = (this.ofCallers.get(caller) ?? 0) - much;
    this.taken -= much;
    if (left > 0) {
      this.ofCallers.set(caller, left);
    } else {
      this.ofCallers.delete(caller);
    }
  }
}
