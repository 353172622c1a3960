/** Says when a limit of one playback was passed; then nothing more is played and nothing more is kept. */
export class PlaybackBudget {
  #reason: string | null = null;

  exceed(reason: string): void {
    this.#reason ??= reason;
  }

  get isExceeded(): boolean {
    return this.#reason !== null;
  }

  /** What was too much; null while nothing is. */
  get reason(): string | null {
    return this.#reason;
  }
}
