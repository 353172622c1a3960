import { describe, expect, it } from "@jest/globals";
import { ownBytes } from "./own-bytes.js";

describe("bytes for a thread", () => {
  it("keep their memory when it is all theirs", () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(ownBytes(bytes).buffer).toBe(bytes.buffer);
  });

  it("are copied out of memory they share", () => {
    const pool = new Uint8Array([0, 1, 2, 3, 0]);
    const own = ownBytes(pool.subarray(1, 4));
    expect([...own]).toEqual([1, 2, 3]);
    expect(own.buffer.byteLength).toBe(3);
  });
});
