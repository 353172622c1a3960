import { type HandEntry, zipByHand } from "./zip-by-hand.js";

/** Numbers below a bound, the same for the same seed. */
export function numbersOf(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

type Random = (bound: number) => number;
type Mutation = (real: Buffer, random: Random) => Buffer;

const FIELDS = [0, 4, 6, 8, 10, 12, 14, 18, 22, 26, 28, 30, 32, 34, 36, 38, 42];
const NUMBERS = [0, 1, 2, 8, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0xffffffff, 0x04034b50];

/** The places of headers: every local one, every record of the directory and the end. */
function headersOf(archive: Buffer): readonly number[] {
  const places: number[] = [];
  for (let at = archive.indexOf("PK"); at >= 0; at = archive.indexOf("PK", at + 2)) {
    places.push(at);
  }
  return places;
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)];
  if (item === undefined) {
    throw new Error("There is nothing to pick from");
  }
  return item;
}

function flip(real: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(real);
  for (let count = 1 + random(3); count > 0; count -= 1) {
    const at = random(bytes.length);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random(8)), at);
  }
  return bytes;
}

/** A number of a header is another. */
function renumber(real: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(real);
  const at = pick(headersOf(real), random) + pick(FIELDS, random);
  const number = pick(NUMBERS, random);
  if (at + 4 > bytes.length) {
    return bytes;
  }
  return random(2) === 0
    ? Buffer.from(bytes.fill(Buffer.from(Uint16Array.of(number).buffer), at, at + 2))
    : Buffer.from(bytes.fill(Buffer.from(Uint32Array.of(number).buffer), at, at + 4));
}

function cut(real: Buffer, random: Random): Buffer {
  const from = random(real.length);
  return random(2) === 0 ? real.subarray(0, from) : real.subarray(from);
}

/** A part is taken out, doubled or put elsewhere. */
function splice(real: Buffer, random: Random): Buffer {
  const [from, to] = [random(real.length), random(real.length)];
  const part = real.subarray(from, from + 1 + random(2_000));
  const way = random(3);
  const rest = way === 0 ? to : to + part.length;
  return way === 2
    ? Buffer.concat([real.subarray(0, from), real.subarray(from + part.length)])
    : Buffer.concat([real.subarray(0, to), part, real.subarray(rest)]);
}

/** Two headers change places. */
function swap(real: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(real);
  const places = headersOf(real);
  const [one, other, length] = [pick(places, random), pick(places, random), pick([30, 46, 22], random)];
  const kept = Buffer.from(real.subarray(other, other + length));
  real.copy(bytes, other, one, one + length);
  kept.copy(bytes, one);
  return bytes;
}

/** Packed again, some of it deflated, in another order, and then perhaps broken. */
function repack(files: readonly HandEntry[]): Mutation {
  return (_, random) => {
    const entries = files.map((file) => ({ ...file, deflated: random(2) === 0, at: random(1_000) }));
    const packed = zipByHand(entries.sort((left, right) => left.at - right.at));
    return random(4) === 0 ? packed : pick([flip, renumber, cut], random)(packed, random);
  };
}

/** One file holds other bytes, and its headers say so. */
function rewrite(files: readonly HandEntry[]): Mutation {
  return (_, random) => {
    const one = pick(files, random);
    return zipByHand(
      files.map((file) =>
        file === one ? { ...file, content: flip(Buffer.from(file.content), random) } : file,
      ),
    );
  };
}

/** So many archives that once were the real one. */
export function mutatedArchives(
  real: Buffer,
  files: readonly HandEntry[],
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly Buffer[] {
  const random = numbersOf(seed);
  const ways = [flip, renumber, cut, splice, swap, repack(files), rewrite(files)];
  return Array.from({ length: count }, (_, index) =>
    pick([ways[index % ways.length] ?? flip], random)(real, random),
  );
}
