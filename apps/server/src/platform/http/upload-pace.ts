/** Milliseconds in which at least one byte of a body has to arrive. */
export const MOST_SILENCE_MS = 10_000;

/** Milliseconds in which at least `LEAST_BYTES` of a body have to arrive, unless it ends: 16 KiB a second. */
export const PACE_MS = 30_000;
export const LEAST_BYTES = 16 * 1024 * (PACE_MS / 1000);

/** Watches how a body arrives: whoever sends nothing, or a byte now and then, holds memory that others need. */
export class UploadPace {
  private arrived = 0;
  private readonly silence: NodeJS.Timeout;
  private readonly pace: NodeJS.Timeout;

  constructor(tooSlow: () => void) {
    this.silence = setTimeout(tooSlow, MOST_SILENCE_MS);
    this.pace = setInterval(() => {
      if (this.arrived < LEAST_BYTES) {
        tooSlow();
      }
      this.arrived = 0;
    }, PACE_MS);
  }

  came(bytes: number): void {
    this.arrived += bytes;
    this.silence.refresh();
  }

  end(): void {
    clearTimeout(this.silence);
    clearInterval(this.pace);
  }
}
