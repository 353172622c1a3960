import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { ClientBase } from "pg";
import { CopiedRows, copyOut } from "./copied-rows.js";

type Row = readonly [string, string];

/** Rows as `COPY … (FORMAT binary)` writes them. */
function copied(rows: readonly Row[]): Buffer {
  const begun = Buffer.concat([Buffer.from("PGCOPY\n\xff\r\n\0", "latin1"), Buffer.alloc(8)]);
  const lines = rows.map(([text, value]) => Buffer.concat([short(2), field(text), field(value)]));
  return Buffer.concat([begun, ...lines, short(-1)]);
}

function field(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

/** Bytes cut at some places. */
function cut(bytes: Buffer, places: readonly number[]): readonly Buffer[] {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.map((end, index) => bytes.subarray(index === 0 ? 0 : ends[index - 1], end));
}

const ROWS: readonly Row[] = [
  ["element", '{"name":"a"}'],
  ["element", ""],
  ["message", '{"name":"é"}'],
];

/** A client that answers a copy with chunks, and how many were read of it. */
function answering(chunks: readonly Buffer[]) {
  let read = 0;
  const query = (copy: Copy): void => {
    for (const chunk of chunks) {
      read += 1;
      copy.handleCopyData({ chunk });
    }
    copy.handleReadyForQuery();
  };
  return { client: { query } as unknown as ClientBase, read: () => read };
}

interface Copy {
  handleCopyData(message: { readonly chunk: Uint8Array }): void;
  handleReadyForQuery(): void;
}

describe("rows that are copied out", () => {
  it("are the same wherever the pieces of them end", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 9 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), fc.array(fc.nat()), (rows, places) => {
        const taken: Row[] = [];
        const reader = new CopiedRows((first, value) => taken.push([first, Buffer.from(value).toString()]));
        for (const chunk of cut(copied(rows), places)) {
          reader.add(chunk);
        }
        expect(taken).toEqual(rows);
      }),
      { seed: 41 },
    );
  });

  it("are taken while they come", async () => {
    const { client } = answering(cut(copied(ROWS), [40, 60]));
    const taken: string[] = [];
    await copyOut(client, "COPY", (first, value) => taken.push(`${first} ${value.length}`));
    expect(taken).toEqual(["element 12", "element 0", "message 13"]);
  });

  it("are read to their end by a copy that fails at one of them, and the first failure is told", async () => {
    const { client, read } = answering(cut(copied(ROWS), [50, 60, 70]));
    let failures = 0;
    const work = copyOut(client, "COPY", () => {
      failures += 1;
      throw new Error(`Not this one (${failures})`);
    });
    await expect(work).rejects.toThrow("Not this one (1)");
    expect([failures, read()]).toEqual([1, 4]);
  });
});
