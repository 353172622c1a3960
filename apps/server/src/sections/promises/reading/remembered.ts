import type { Guid } from "@plumbline/model-core";

/** What was read of a promise, and the number by which it is seen whether that is still so. */
export interface OfPromise<Value> {
  readonly id: Guid;
  readonly stamp: number;
  readonly value: Value;
  /** Characters that it is stored in. */
  readonly length: number;
}

/** What a promise takes beside them, in characters. */
const ENTRY_LENGTH = 500;

/** What was read of promises and may be asked for again: of those that were asked for last, as much as has room. */
export class Remembered<Value> {
  /** By promise; what was asked for last is at the end. */
  private readonly remembered = new Map<Guid, OfPromise<Value>>();
  private length = 0;

  /** @param most characters that are kept */
  constructor(private readonly most: number) {}

  /** What was read under a stamp; null where it is not known, or was another. */
  of(id: Guid, stamp: number): OfPromise<Value> | null {
    const found = this.remembered.get(id);
    return found?.stamp === stamp ? found : null;
  }

  /** Keeps all that was asked for at once, or nothing: what goes through all promises would put out what is asked for again. */
  keep(found: readonly OfPromise<Value>[]): void {
    if (found.reduce((sum, one) => sum + roomOf(one), 0) <= this.most) {
      for (const one of found) {
        this.forget(one.id);
        this.remembered.set(one.id, one);
        this.length += roomOf(one);
      }
      this.forgetOldest();
    }
  }

  private forgetOldest(): void {
    for (const oldest of this.remembered.keys()) {
      if (this.length <= this.most) {
        break;
      }
      this.forget(oldest);
    }
  }

  private forget(id: Guid): void {
    const forgotten = this.remembered.get(id);
    this.length -= forgotten === undefined ? 0 : roomOf(forgotten);
    this.remembered.delete(id);
  }
}

function roomOf({ length }: OfPromise<unknown>): number {
  return length + ENTRY_LENGTH;
}
