/** Says to whoever listens that the service knows the session no more. */
class SessionEnd {
  private isRaised = false;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): boolean => this.isRaised;

  raise(): void {
    this.set(true);
  }

  clear(): void {
    this.set(false);
  }

  private set(isRaised: boolean): void {
    if (this.isRaised !== isRaised) {
      this.isRaised = isRaised;
      for (const listener of this.listeners) {
        listener();
      }
    }
  }
}

export const sessionEnded = new SessionEnd();
