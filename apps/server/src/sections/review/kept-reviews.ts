import { KEPT_REVIEW_BYTES, KEPT_REVIEW_SECONDS } from "./limits.js";

interface Kept {
  readonly bytes: Uint8Array;
  readonly until: number;
}

/** Answers with findings that were sent a short while ago, by their entity tags: who asks again does not wait. */
export class KeptReviews {
  private readonly kept = new Map<string, Kept>();
  private held = 0;

  constructor(private readonly now: () => number = Date.now) {}

  find(etag: string): Uint8Array | null {
    this.forget(0);
    return this.kept.get(etag)?.bytes ?? null;
  }

  /** What was kept longest makes room; what is larger than all of it is not kept. */
  keep(etag: string, bytes: Uint8Array): void {
    if (bytes.byteLength > KEPT_REVIEW_BYTES || this.kept.has(etag)) {
      return;
    }
    this.forget(bytes.byteLength);
    this.kept.set(etag, { bytes, until: this.now() + KEPT_REVIEW_SECONDS * 1000 });
    this.held += bytes.byteLength;
    // Memory is given back also when nobody asks any more.
    setTimeout(() => this.forget(0), KEPT_REVIEW_SECONDS * 1000 + 1).unref();
  }

  private forget(room: number): void {
    for (const [etag, { bytes, until }] of this.kept) {
      if (until > this.now() && this.held + room <= KEPT_REVIEW_BYTES) {
        return;
      }
      this.kept.delete(etag);
      this.held -= bytes.byteLength;
    }
  }
}
