import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { crc32 } from "@plumbline/bundle-writer";
import { NODE_CODEC } from "./codec.js";

const CONTENT = Buffer.from("a text of a file ".repeat(100));
const PACKED = deflateRawSync(CONTENT);

const { inflate } = NODE_CODEC;

describe("inflating", () => {
  it("gives the content and how far it read, whatever stands behind", () => {
    const followed = Buffer.concat([PACKED, Buffer.from("more")]);
    const read = { content: CONTENT, used: PACKED.byteLength };
    expect(inflate(PACKED, CONTENT.byteLength)).toEqual(read);
    expect(inflate(followed, CONTENT.byteLength)).toEqual(read);
    expect(inflate(deflateRawSync(Buffer.alloc(0)), 0)).toMatchObject({ content: Buffer.alloc(0) });
  });

  it("gives nothing over the limit, for broken data, or for data that end early", () => {
    expect(inflate(PACKED, CONTENT.byteLength - 1)).toBeNull();
    expect(inflate(deflateRawSync(Buffer.from("x")), 0)).toBeNull();
    expect(inflate(Buffer.from("no such block"), 1000)).toBeNull();
    expect(inflate(PACKED.subarray(0, -2), CONTENT.byteLength)).toBeNull();
  });

  it("holds no more than the limit of what would grow a thousandfold", () => {
    const bomb = deflateRawSync(Buffer.alloc(64 << 20));
    const before = process.memoryUsage().arrayBuffers;
    expect(inflate(bomb, 1 << 16)).toBeNull();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 << 20);
  });
});

it("the checksum is that of the package", () => {
  expect(NODE_CODEC.crc32?.(CONTENT)).toBe(crc32(CONTENT));
});
