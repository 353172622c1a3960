/** Bytes that become more. Whoever adds asks for room before; what was asked for is there until the next asking. */
export class GrowingBytes {
  bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(expected: number) {
    this.bytes = new Uint8Array(expected);
  }

  /** Makes room for so many bytes more. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed > this.bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
  }

  add(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** All bytes, in memory of their own. */
  taken(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }
}
