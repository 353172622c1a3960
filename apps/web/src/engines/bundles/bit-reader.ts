/** The data end before what they say does, or say what nothing means. */
export class BrokenDataError extends Error {}

/** Reads deflate data bit by bit, the lowest bit of a byte first. */
export class BitReader {
  private next = 0;
  private held = 0;
  private count = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** Bytes of which something was read. */
  get used(): number {
    return this.next;
  }

  bits(wanted: number): number {
    while (this.count < wanted) {
      const byte = this.bytes[this.next];
      if (byte === undefined) {
        throw new BrokenDataError();
      }
      this.next += 1;
      this.held |= byte << this.count;
      this.count += 8;
    }
    const value = this.held & ((1 << wanted) - 1);
    this.held >>>= wanted;
    this.count -= wanted;
    return value;
  }

  /** Whole bytes from the next one on; what is left of the present one is passed over. */
  take(length: number): Uint8Array {
    // No more than one byte is ever read ahead of the bits that were asked for.
    this.held = 0;
    this.count = 0;
    if (this.next + length > this.bytes.length) {
      throw new BrokenDataError();
    }
    this.next += length;
    return this.bytes.subarray(this.next - length, this.next);
  }
}
