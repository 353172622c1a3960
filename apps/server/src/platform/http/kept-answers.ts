/** How much is kept, and for how long. */
export interface KeepingLimits {
  readonly bytes: number;
  readonly seconds: number;
}

interface KeptUntil<Answer> {
  readonly madeOf: string;
  readonly answer: Answer;
  readonly until: number;
}

/** Answers that were sent a short while ago, by what they answer and what they were made of: who asks again does not wait. */
export class KeptAnswers<Answer extends { readonly bytes: Uint8Array }> {
  private readonly kept = new Map<string, KeptUntil<Answer>>();
  private held = 0;

  constructor(
    private readonly limits: KeepingLimits,
    private readonly now: () => number = Date.now,
  ) {}

  /** One that was made of something else goes at once: its memory is there for the one that is made now. */
  find(asked: string, madeOf: string): Answer | null {
    this.forget(0);
    const found = this.kept.get(asked);
    if (found?.madeOf === madeOf) {
      return found.answer;
    }
    this.drop(asked);
    return null;
  }

  /** What was kept longest makes room; what is larger than all of it is not kept. */
  keep(asked: string, madeOf: string, answer: Answer): void {
    const { byteLength } = answer.bytes;
    if (byteLength > this.limits.bytes || this.kept.get(asked)?.madeOf === madeOf) {
      return;
    }
    this.drop(asked);
    this.forget(byteLength);
    const milliseconds = this.limits.seconds * 1000;
    this.kept.set(asked, { madeOf, answer, until: this.now() + milliseconds });
    this.held += byteLength;
    // Memory is given back also when nobody asks any more.
    setTimeout(() => this.forget(0), milliseconds + 1).unref();
  }

  private forget(room: number): void {
    for (const [asked, { until }] of this.kept) {
      if (until > this.now() && this.held + room <= this.limits.bytes) {
        return;
      }
      this.drop(asked);
    }
  }

  private drop(asked: string): void {
    this.held -= this.kept.get(asked)?.answer.bytes.byteLength ?? 0;
    this.kept.delete(asked);
  }
}
