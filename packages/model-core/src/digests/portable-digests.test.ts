import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anyText } from "../testing/any-text.js";
import { digests as nodes } from "./node-digests.js";
import { digests as portable } from "./portable-digests.js";

const bytesOf = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => index * 7 + length);

describe("the hash functions where there is no Node", () => {
  it("give the digits of the standard", () => {
    const abc = new TextEncoder().encode("abc");
    expect(portable.sha1Hex(abc)).toBe("a9993e364706816aba3e25717850c26c9cd0d89d");
    expect(portable.sha256Hex(abc)).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("give the digits of Node for bytes of every length around the ends of blocks", () => {
    for (let length = 0; length <= 260; length += 1) {
      const bytes = bytesOf(length);
      expect(portable.sha1Hex(bytes)).toBe(nodes.sha1Hex(bytes));
      expect(portable.sha256Hex(bytes)).toBe(nodes.sha256Hex(bytes));
    }
  });

  it("give the digits of Node for long bytes, and for a part of a buffer", () => {
    const bytes = bytesOf(3_000_001);
    expect(portable.sha256Hex(bytes)).toBe(nodes.sha256Hex(bytes));
    expect(portable.sha1Hex(bytes.subarray(13, 1_000_000))).toBe(
      nodes.sha1Hex(bytes.subarray(13, 1_000_000)),
    );
  });

  it("give the same digits for bytes that come in pieces", () => {
    const bytes = bytesOf(10_000);
    for (const { startSha256 } of [portable, nodes]) {
      const running = startSha256();
      running.update(bytes.subarray(0, 4_321));
      running.update(bytes.subarray(4_321));
      expect(running.hex()).toBe(nodes.sha256Hex(bytes));
    }
  });

  it("give the digits of Node for any text, whole or in pieces, lone surrogates too", () => {
    const texts = fc.array(anyText(200), { maxLength: 8 });
    fc.assert(
      fc.property(texts, fc.constantFrom("", "\ud800", "\udc00x"), (pieces, lone) => {
        const all = [...pieces, lone];
        const running = [portable.startSha256(), nodes.startSha256()];
        for (const piece of all) {
          for (const one of running) {
            one.update(piece);
          }
        }
        const [ours, theirs] = running.map((one) => one.hex());
        expect(ours).toBe(theirs);
        expect(portable.sha256Hex(all.join("|"))).toBe(nodes.sha256Hex(all.join("|")));
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});
