import { describe, expect, it } from "@jest/globals";
import { writeOutput } from "../src/files/write-output.js";
import { testWorld } from "../src/testing/run-main.js";

describe("writing to the standard output", () => {
  it.each([
    ["text", "é"],
    ["bytes that are no text", Uint8Array.of(0x50, 0x4b, 0xff, 0x00)],
  ])("writes %s as it is", async (_, content) => {
    const written: unknown[] = [];
    const stdout = { write: (part: unknown) => written.push(part) };
    await writeOutput("-", content, { ...testWorld().world, stdout });
    expect(written).toEqual([content]);
  });
});
