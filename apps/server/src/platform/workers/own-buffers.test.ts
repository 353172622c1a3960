import { expect, it } from "@jest/globals";
import { ownBuffers } from "./own-buffers.js";

const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length);

it("hands over memory that is all of some bytes, down to a member of a member", () => {
  const [own, deep] = [bytes(4), bytes(5)];
  expect(ownBuffers({ own, in: { deep, more: { deeper: bytes(6) } } })).toEqual([own.buffer, deep.buffer]);
  expect(ownBuffers({ part: bytes(8).subarray(2), text: "x", nothing: null })).toEqual([]);
});

it("hands over the memory of parts of one text, once", () => {
  const [first, second] = [bytes(64), bytes(32)];
  const parts = [first.subarray(0, 10), first.subarray(10, 30), second];
  expect(ownBuffers({ parts })).toEqual([first.buffer, second.buffer]);
});

it("copies what others may have a part of, and lists of anything else", () => {
  expect(ownBuffers({ parts: [Buffer.from("abc")] })).toEqual([]);
  expect(ownBuffers({ list: [], mixed: [bytes(2), "x"] })).toEqual([]);
});
