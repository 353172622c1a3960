/** The first piece; each is twice as large as the one before, up to the largest. */
const FIRST_BYTES = 32 * 1024;
const LARGEST_BYTES = 1024 * 1024;

/** Room for texts that are written one after the other and stay where they are. */
export class Pieces {
  /** The piece that is written to, and how much of it is taken. */
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array();
  length = 0;

  hasRoom(most: number): boolean {
    return this.length + most <= this.bytes.length;
  }

  /** Makes room for a text of so many bytes at most, all of it in one piece. */
  begin(most: number): void {
    if (!this.hasRoom(most)) {
      const next = Math.max(FIRST_BYTES, Math.min(this.bytes.length * 2, LARGEST_BYTES));
      this.bytes = new Uint8Array(Math.max(next, most));
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
  since(start: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.bytes.buffer, start, this.length - start);
  }
}
