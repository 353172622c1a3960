/** How much is kept, and for how long. */
export interface KeepingLimits {
  readonly bytes: number;
  readonly seconds: number;
}

interface KeptUntil<Answer> {
  readonly answer: Answer;
  readonly until: number;
}

/** Answers that were sent a short while ago, by what they were made of: who asks again does not wait. */
export class KeptAnswers<Answer extends { readonly bytes: Uint8Array }> {
  private readonly kept = new Map<string, KeptUntil<Answer>>();
  private held = 0;

  constructor(
    private readonly limits: KeepingLimits,
    private readonly now: () => number = Date.now,
  ) {}

  find(madeOf: string): Answer | null {
    this.forget(0);
    return this.kept.get(madeOf)?.answer ?? null;
  }

  /** What was kept longest makes room; what is larger than all of it is not kept. */
  keep(madeOf: string, answer: Answer): void {
    const { byteLength } = answer.bytes;
    if (byteLength > this.limits.bytes || this.kept.has(madeOf)) {
      return;
    }
    this.forget(byteLength);
    const milliseconds = this.limits.seconds * 1000;
    this.kept.set(madeOf, { answer, until: this.now() + milliseconds });
    this.held += byteLength;
    // Memory is given back also when nobody asks any more.
    setTimeout(() => this.forget(0), milliseconds + 1).unref();
  }

  private forget(room: number): void {
    for (const [madeOf, { answer, until }] of this.kept) {
      if (until > this.now() && this.held + room <= this.limits.bytes) {
        return;
      }
      this.kept.delete(madeOf);
      this.held -= answer.bytes.byteLength;
    }
  }
}
