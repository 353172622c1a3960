import type { Inflate } from "@plumbline/bundle-writer";
import { BitReader, BrokenDataError } from "./bit-reader.js";
import { type BlockCodes, FIXED_CODES, readCodes } from "./block-codes.js";

/**
 * Inflates raw deflate data (RFC 1951). The browser's own streams neither tell how far they read nor answer at once,
 * both of which reading an archive needs.
 */
export const inflate: Inflate = (compressed, mostBytes) => {
  const reader = new BitReader(compressed);
  const out = new Output(mostBytes);
  try {
    while (!readBlock(reader, out)) {}
    return { content: out.content(), used: reader.used };
  } catch (error) {
    if (error instanceof BrokenDataError) {
      return null;
    }
    throw error;
  }
};

/** What came out so far; more than there may be is no data. */
class Output {
  private readonly bytes: Uint8Array;
  private length = 0;

  constructor(mostBytes: number) {
    this.bytes = new Uint8Array(mostBytes);
  }

  add(bytes: Uint8Array): void {
    this.room(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  addByte(byte: number): void {
    this.room(1);
    this.bytes[this.length] = byte;
    this.length += 1;
  }

  /** Bytes that came before once more; they may run into themselves. */
  repeat(distance: number, length: number): void {
    this.room(length);
    if (distance > this.length) {
      throw new BrokenDataError();
    }
    for (const end = this.length + length; this.length < end; this.length += 1) {
      this.bytes[this.length] = this.bytes[this.length - distance] ?? 0;
    }
  }

  content(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private room(wanted: number): void {
    if (this.length + wanted > this.bytes.length) {
      throw new BrokenDataError();
    }
  }
}

/** Reads one block; true when it was the last. */
function readBlock(reader: BitReader, out: Output): boolean {
  const isLast = reader.bits(1) === 1;
  switch (reader.bits(2)) {
    case 0:
      readStored(reader, out);
      break;
    case 1:
      readCoded(reader, out, FIXED_CODES);
      break;
    case 2:
      readCoded(reader, out, readCodes(reader));
      break;
    default:
      throw new BrokenDataError();
  }
  return isLast;
}

function readStored(reader: BitReader, out: Output): void {
  const [low = 0, high = 0, notLow = 0, notHigh = 0] = reader.take(4);
  const length = low | (high << 8);
  if ((length ^ (notLow | (notHigh << 8))) !== 0xffff) {
    throw new BrokenDataError();
  }
  out.add(reader.take(length));
}

const END = 256;
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
] as const;
const DISTANCES = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12_289, 16_385, 24_577,
] as const;

function readCoded(reader: BitReader, out: Output, codes: BlockCodes): void {
  for (;;) {
    const symbol = codes.lengths.read(reader);
    if (symbol === END) {
      return;
    }
    if (symbol < END) {
      out.addByte(symbol);
    } else {
      const length = lengthOf(symbol - END - 1, reader);
      out.repeat(distanceOf(codes.distances.read(reader), reader), length);
    }
  }
}

function lengthOf(at: number, reader: BitReader): number {
  const least = LENGTHS[at];
  if (least === undefined) {
    throw new BrokenDataError();
  }
  const isLongest = at === LENGTHS.length - 1;
  return least + reader.bits(at < 8 || isLongest ? 0 : (at >> 2) - 1);
}

function distanceOf(at: number, reader: BitReader): number {
  const least = DISTANCES[at];
  if (least === undefined) {
    throw new BrokenDataError();
  }
  return least + reader.bits(at < 4 ? 0 : (at >> 1) - 1);
}
