import type { Guid } from "@plumbline/model-core";

/** What was read of a promise, and the stamp by which it is seen whether that is still so. */
export interface OfPromise<Value> extends StampedPromise {
  readonly value: Value;
  /** Characters that it is stored in. */
  readonly length: number;
}

/** A promise at one moment. */
export interface StampedPromise {
  readonly projectId: Guid;
  readonly id: Guid;
  readonly stamp: string | number;
}

/** What a promise takes beside them, in characters. */
const ENTRY_LENGTH = 500;

/** What was read of promises and may be asked for again: of those that were asked for last, as much as has room. */
export class Remembered<Value> {
  /** By project and promise; what was asked for last is at the end. */
  private readonly remembered = new Map<string, OfPromise<Value>>();
  private length = 0;

  /** @param most characters that are kept */
  constructor(private readonly most: number) {}

  /** What was read under a stamp; null where it is not known, or was another. */
  of(promise: StampedPromise): OfPromise<Value> | null {
    const found = this.remembered.get(keyOf(promise));
    return found?.stamp === promise.stamp ? found : null;
  }

  /** Keeps all that was asked for at once, or nothing: what goes through all promises would put out what is asked for again. */
  keep(found: readonly OfPromise<Value>[]): void {
    if (found.reduce((sum, one) => sum + roomOf(one), 0) <= this.most) {
      for (const one of found) {
        this.forget(keyOf(one));
        this.remembered.set(keyOf(one), one);
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

  private forget(key: string): void {
    const forgotten = this.remembered.get(key);
    this.length -= forgotten === undefined ? 0 : roomOf(forgotten);
    this.remembered.delete(key);
  }
}

function keyOf({ projectId, id }: Pick<StampedPromise, "projectId" | "id">): string {
  return `${projectId} ${id}`;
}

function roomOf({ length }: OfPromise<unknown>): number {
  return length + ENTRY_LENGTH;
}
