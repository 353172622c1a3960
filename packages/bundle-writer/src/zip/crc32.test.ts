import { crc32 as nodes } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { crc32 } from "./crc32.js";

describe("the CRC-32", () => {
  it("of the check value is the published one", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  it("is that of zlib", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        expect(crc32(bytes)).toBe(nodes(bytes));
      }),
      { seed: 14 },
    );
  });
});
