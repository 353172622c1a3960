import { describe, expect, it } from "@jest/globals";
import { byteWords } from "./byte-words.js";

describe("a number of bytes", () => {
  it("has the unit that people read it in", () => {
    expect([0, 1023, 1024, 89_107, 2_147_483_648, 5e15].map(byteWords)).toEqual([
      "0 bytes",
      "1,023 bytes",
      "1 KiB",
      "87 KiB",
      "2 GiB",
      "4,547 TiB",
    ]);
  });
});
