import { Pieces } from "./pieces.js";

/** Parts from which on one stays where it is. */
const LONG_BYTES = 64 * 1024;

/** The same bytes in few parts: long ones are as they were, and the short ones between them are put together. */
export function fewParts(parts: readonly Uint8Array<ArrayBuffer>[]): readonly Uint8Array<ArrayBuffer>[] {
  const few = new FewParts();
  for (const part of parts) {
    few.add(part);
  }
  return few.all();
}

class FewParts {
  readonly #few: Uint8Array<ArrayBuffer>[] = [];
  readonly #short = new Pieces();
  #start = 0;

  add(part: Uint8Array<ArrayBuffer>): void {
    if (part.length >= LONG_BYTES) {
      this.#endShort();
      this.#few.push(part);
      return;
    }
    if (!this.#short.hasRoom(part.length)) {
      this.#endShort();
      this.#short.begin(part.length);
      this.#start = 0;
    }
    this.#short.bytes.set(part, this.#short.length);
    this.#short.length += part.length;
  }

  all(): readonly Uint8Array<ArrayBuffer>[] {
    this.#endShort();
    return this.#few;
  }

  #endShort(): void {
    if (this.#short.length > this.#start) {
      this.#few.push(this.#short.since(this.#start));
    }
    this.#start = this.#short.length;
  }
}
