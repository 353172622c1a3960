import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { lengthOf, readSegments, segmentText } from "./segmented-text.js";

function read(text: ReturnType<typeof segmentText>): string {
  return Buffer.concat([...readSegments(text)]).toString("utf8");
}

describe("segmented text", () => {
  it("reads back as the parts were given, in whatever order long and short ones come", () => {
    const long = fc.constantFrom("a".repeat(1024), "é".repeat(2000), "😀".repeat(1500));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: "grapheme" }), long)), (parts) => {
        const text = segmentText(parts);
        expect(read(text)).toBe(parts.join(""));
        expect(lengthOf(text)).toBe(Buffer.byteLength(parts.join(""), "utf8"));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("keeps a long part once, however often it comes", () => {
    const payload = "x".repeat(65_536);
    const text = segmentText(Array.from({ length: 10_000 }, (_, at) => (at % 2 === 0 ? "," : payload)));
    expect(lengthOf(text)).toBe(5_000 * 65_537);
    expect(text.bytes.length).toBeLessThan(100_000);
  });

  it("is one segment when nothing comes again", () => {
    const parts = ["{", "a".repeat(3000), ",", "b".repeat(3000), "}"];
    expect([...segmentText(parts).segments]).toEqual([0, 6003]);
  });

  it("may be empty", () => {
    expect(read(segmentText([]))).toBe("");
  });
});
