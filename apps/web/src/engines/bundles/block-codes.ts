import { type BitReader, BrokenDataError } from "./bit-reader.js";
import { HuffmanCode } from "./huffman-code.js";

/** The two codes of a block: of bytes with lengths, and of distances. */
export interface BlockCodes {
  readonly lengths: HuffmanCode;
  readonly distances: HuffmanCode;
}

const of = (count: number, length: number): readonly number[] => new Array<number>(count).fill(length);

/** Those of a block that brings none. */
export const FIXED_CODES: BlockCodes = {
  lengths: new HuffmanCode([...of(144, 8), ...of(112, 9), ...of(24, 7), ...of(8, 8)]),
  distances: new HuffmanCode(of(30, 5)),
};

const MOST_LENGTHS = 286;
const MOST_DISTANCES = 30;
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const;

/** Those that a block brings along. */
export function readCodes(reader: BitReader): BlockCodes {
  const [lengths, distances] = [reader.bits(5) + 257, reader.bits(5) + 1];
  const codes = reader.bits(4) + 4;
  if (lengths > MOST_LENGTHS || distances > MOST_DISTANCES) {
    throw new BrokenDataError();
  }
  const lengthsOfCodes = new Array<number>(ORDER.length).fill(0);
  for (const symbol of ORDER.slice(0, codes)) {
    lengthsOfCodes[symbol] = reader.bits(3);
  }
  const all = readLengths(reader, new HuffmanCode(lengthsOfCodes), lengths + distances);
  return {
    lengths: new HuffmanCode(all.slice(0, lengths)),
    distances: new HuffmanCode(all.slice(lengths)),
  };
}

function readLengths(reader: BitReader, code: HuffmanCode, count: number): readonly number[] {
  const all: number[] = [];
  while (all.length < count) {
    const symbol = code.read(reader);
    if (symbol < 16) {
      all.push(symbol);
      continue;
    }
    const [repeated, times] = repetition(symbol, reader, all.at(-1));
    if (all.length + times > count) {
      throw new BrokenDataError();
    }
    all.push(...of(times, repeated));
  }
  return all;
}

function repetition(symbol: number, reader: BitReader, before: number | undefined) {
  if (symbol === 17) {
    return [0, reader.bits(3) + 3] as const;
  }
  if (symbol === 18) {
    return [0, reader.bits(7) + 11] as const;
  }
  if (before === undefined) {
    throw new BrokenDataError();
  }
  return [before, reader.bits(2) + 3] as const;
}
