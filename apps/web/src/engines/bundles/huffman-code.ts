import { type BitReader, BrokenDataError } from "./bit-reader.js";

const LONGEST = 15;

/** A Huffman code as RFC 1951 builds it: how many codes there are of each length, and their symbols in order. */
export class HuffmanCode {
  private readonly counts = new Uint16Array(LONGEST + 1);
  private readonly symbols: Uint16Array;

  constructor(lengths: readonly number[]) {
    this.symbols = new Uint16Array(lengths.length);
    for (const length of lengths) {
      this.counts[length] = (this.counts[length] ?? 0) + 1;
    }
    this.counts[0] = 0;
    const starts = this.starts();
    for (const [symbol, length] of lengths.entries()) {
      if (length > 0) {
        const at = starts[length] ?? 0;
        this.symbols[at] = symbol;
        starts[length] = at + 1;
      }
    }
  }

  /** The next symbol of the data. */
  read(reader: BitReader): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= LONGEST; length += 1) {
      code |= reader.bits(1);
      const count = this.counts[length] ?? 0;
      if (code - count < first) {
        return this.symbols[index + code - first] ?? 0;
      }
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new BrokenDataError();
  }

  /** Where the symbols of each length begin. More codes than fit are no code. */
  private starts(): Uint16Array {
    const starts = new Uint16Array(LONGEST + 2);
    let left = 1;
    for (let length = 1; length <= LONGEST; length += 1) {
      const count = this.counts[length] ?? 0;
      left = left * 2 - count;
      if (left < 0) {
        throw new BrokenDataError();
      }
      starts[length + 1] = (starts[length] ?? 0) + count;
    }
    return starts;
  }
}
