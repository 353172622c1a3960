import { describe, expect, it } from "@jest/globals";
import { watched } from "./watched-body.js";

/** An answer that comes in two parts, the first of which its reader writes over. */
async function read(most: number): Promise<readonly (readonly number[])[]> {
  const told: number[][] = [];
  const parts = [new Uint8Array([1, 2, 3]), new Uint8Array([4, 5])];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (source) => {
      for (const part of parts) {
        source.enqueue(part);
      }
      source.close();
    },
  });
  const answer = watched(new Response(body), most, (bytes) => told.push([...bytes]));
  for await (const part of answer.body ?? []) {
    part.fill(0);
  }
  return told;
}

describe("a body that is watched", () => {
  it("is told whole, as it passed, when it is no larger than it may be", async () => {
    expect(await read(5)).toEqual([[1, 2, 3, 4, 5]]);
  });

  it("is not told when it is larger", async () => {
    expect(await read(4)).toEqual([]);
  });
});
