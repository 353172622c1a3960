/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { constants, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { inflate } from "./inflate.js";

const TEXT = Buffer.from("An order is placed, paid and shipped. ".repeat(2_000));
const MIXED = Buffer.concat([randomBytes(70_000), TEXT, Buffer.alloc(50_000), randomBytes(300)]);

const DATA: readonly (readonly [string, Buffer])[] = [
  ["nothing", Buffer.alloc(0)],
  ["one byte", Buffer.from("a")],
  ["text", TEXT],
  ["noise, text and zeros", MIXED],
];

describe.each(DATA)("what zlib made of %s", (_, data) => {
  it.each([
    ["stored", { level: 0 }],
    ["quickly", { level: 1 }],
    ["well", { level: 9 }],
    ["with the codes that all know", { strategy: constants.Z_FIXED }],
    ["without repetitions", { strategy: constants.Z_HUFFMAN_ONLY }],
  ])("%s is inflated to it, with how far it was read", (_how, options) => {
    const compressed = deflateRawSync(data, options);
    const inflated = inflate(Buffer.concat([compressed, Buffer.from("more")]), data.length);
    expect(inflated?.used).toBe(compressed.length);
    expect(Buffer.compare(inflated?.content ?? Buffer.from("?"), data)).toBe(0);
  });
});

describe("data that are none", () => {
  const compressed = deflateRawSync(TEXT);

  it("give more than there may be", () => {
    expect(inflate(compressed, TEXT.length - 1)).toBeNull();
    expect(inflate(deflateRawSync(TEXT, { level: 0 }), 10)).toBeNull();
  });

  it("end early", () => {
    for (let length = 0; length < compressed.length; length += 7) {
      expect(inflate(compressed.subarray(0, length), TEXT.length)).toBeNull();
    }
  });

  it("say what nothing means", () => {
    expect(inflate(Buffer.from([0b111]), 10)).toBeNull();
    expect(inflate(Buffer.from([0b001, 1, 0, 1, 0, 65]), 10)).toBeNull();
  });

  it("never break the reader, whatever they are", () => {
    for (let times = 0; times < 2_000; times += 1) {
      const broken = Buffer.from(compressed);
      broken[times % compressed.length] = times & 0xff;
      const inflated = inflate(broken, TEXT.length);
      expect(inflated === null || inflated.content.length <= TEXT.length).toBe(true);
      inflate(randomBytes(200), 1_000);
    }
  });
});
