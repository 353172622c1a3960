import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { portableExp } from "./portable-exp.js";
import { portableLog } from "./portable-log.js";
import { RandomStreams } from "./random-streams.js";

/** The bits of a double, as hexadecimal digits. */
function bits(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, "0");
}

describe("portableLog", () => {
  it.each([
    [1, "0000000000000000"],
    [2, "3fe62e42fefa39ef"],
    [0.5, "bfe62e42fefa39ef"],
    [10, "40026bb1bbb55516"],
    [0.1, "c0026bb1bbb55515"],
    [1.1102230246251565e-16, "c0425e4f7b2737fa"],
    [5e-324, "c0874385446d71c3"],
    [0.9999999, "be7ad7f2b1049b9f"],
    [1.7976931348623157e308, "40862e42fefa39ef"],
    [0, "fff0000000000000"],
  ])("of %d has the bits %s", (argument, expected) => {
    expect(bits(portableLog(argument))).toBe(expected);
  });

  it("is not a number below 0, and infinite at infinity", () => {
    expect(portableLog(-1)).toBeNaN();
    expect(portableLog(Number.NaN)).toBeNaN();
    expect(portableLog(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  });

  it("is the inverse of portableExp to the last bits", () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
        expect(Math.abs(portableLog(portableExp(x)) - x)).toBeLessThan(1e-13 * Math.max(1, Math.abs(x)));
      }),
      { seed: 5, numRuns: 2_000 },
    );
  });
});

describe("portableExp", () => {
  it.each([
    [0, "3ff0000000000000"],
    [1, "4005bf0a8b14576a"],
    [-1, "3fd78b56362cef38"],
    [0.25, "3ff48b5e3c3e8186"],
    [1e-10, "3ff000000006df38"],
    [10, "40d5829dcf950560"],
    [-20, "3e21b48655f37267"],
    [709.782712893384, "7fefffffffffff2a"],
    [-745, "0000000000000001"],
    [710, "7ff0000000000000"],
    [-746, "0000000000000000"],
  ])("of %d has the bits %s", (argument, expected) => {
    expect(bits(portableExp(argument))).toBe(expected);
  });

  it("keeps what is no number, and the infinities", () => {
    expect(portableExp(Number.NaN)).toBeNaN();
    expect(portableExp(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    expect(portableExp(Number.NEGATIVE_INFINITY)).toBe(0);
  });
});

describe("RandomStreams", () => {
  it("gives the same numbers for a seed, a purpose and a target", () => {
    const streams = new RandomStreams("golden");
    const stream = streams.add("service-time", "00000000-0000-4000-8000-000000000001");
    const numbers = Array.from({ length: 4 }, () => bits(streams.uniform(stream)));
    expect(numbers).toEqual(GOLDEN_UNIFORMS);
  });

  it("gives a stream the same numbers whatever other streams there are", () => {
    const alone = new RandomStreams("s");
    const first = alone.add("jitter", "a");
    const among = new RandomStreams("s");
    among.add("arrivals", "");
    const second = among.add("jitter", "a");
    among.add("branch", "a");
    among.uniform(0);
    expect(among.uniform(second)).toBe(alone.uniform(first));
  });

  it("is uniform on (0, 1]", () => {
    const streams = new RandomStreams("u");
    const stream = streams.add("arrivals", "");
    let isInside = true;
    const counts = new Array<number>(20).fill(0);
    for (let draw = 0; draw < 200_000; draw += 1) {
      const value = streams.uniform(stream);
      isInside &&= value > 0 && value <= 1;
      const bin = Math.ceil(value * 20) - 1;
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    expect(isInside).toBe(true);
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(43.8);
  });
});

const GOLDEN_UNIFORMS = ["3fdad991338f510c", "3fd333197563eb40", "3fe3683007b5d21c", "3fdd03bcc950425e"];
