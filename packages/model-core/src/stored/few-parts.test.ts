import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { fewParts } from "./few-parts.js";

const LONG = 64 * 1024;

/** Bytes whose every place can be told. */
function bytesOf(length: number, first = 0): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 31 + first) % 251);
}

function all(parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat(parts);
}

describe("few parts", () => {
  it("are the same bytes, long ones where they were and short ones together", () => {
    const long = bytesOf(LONG, 7);
    const parts = [bytesOf(10), bytesOf(20, 3), long, bytesOf(LONG - 1, 9), bytesOf(1, 5), bytesOf(0)];
    const few = fewParts(parts);
    expect(few.map(({ length }) => length)).toEqual([30, LONG, LONG]);
    expect(few[1]).toBe(long);
    expect(all(few).equals(all(parts))).toBe(true);
  });

  it("are none of nothing", () => {
    expect(fewParts([])).toEqual([]);
    expect(fewParts([bytesOf(0)])).toEqual([]);
  });

  it("are the same bytes whatever the lengths, and share no memory but of long ones", () => {
    const lengths = fc.array(
      fc.oneof(fc.nat(200), fc.integer({ min: LONG - 2, max: LONG + 2 }), fc.nat(400_000)),
      {
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(lengths, (some) => {
        const parts = some.map((length, index) => bytesOf(length, index));
        const few = fewParts(parts);
        expect(all(few).equals(all(parts))).toBe(true);
        const shared = few.filter(({ buffer }) => parts.some((part) => part.buffer === buffer));
        expect(shared.every(({ length }) => length >= LONG)).toBe(true);
        const short = parts.filter(({ length }) => length > 0 && length < LONG);
        expect(few.length - shared.length).toBeLessThanOrEqual(short.length);
      }),
      { numRuns: 60, seed: 5 },
    );
  });
});
