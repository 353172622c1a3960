const PIECE_BYTES = 1024 * 1024;

/** Room for texts that are written one after the other and stay where they are. */
export class Pieces {
  /** The piece that is written to, and how much of it is taken. */
  bytes = new Uint8Array();
  length = 0;

  /** Makes room for a text of so many bytes at most, all of it in one piece. */
  begin(most: number): void {
    if (this.length + most > this.bytes.length) {
      this.bytes = new Uint8Array(Math.max(PIECE_BYTES, most));
      this.length = 0;
    }
  }

  /** Makes room for so many bytes more of the text that is being written. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed > this.bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
  }

  /** What was written since a place in the present piece. */
  since(start: number): Uint8Array {
    return new Uint8Array(this.bytes.buffer, start, this.length - start);
  }
}

/** All bytes one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let size = 0;
  for (const { length } of parts) {
    size += length;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
