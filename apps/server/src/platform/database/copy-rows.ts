import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from } from "pg-copy-streams";

/** Lines that go to the database at once. */
const LINES_AT_ONCE = 500;

/** How a text stands in a line: what would end a field or a line is written as two characters. */
const ESCAPES: { readonly [character: string]: string } = {
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/** One row as a line of `COPY`; each value as the text of its column's type. */
export function copyLine(values: readonly string[]): string {
  return `${values.map((value) => value.replace(/[\\\n\r\t]/g, (found) => ESCAPES[found] ?? found)).join("\t")}\n`;
}

/** Writes rows by a `COPY … FROM STDIN`, while the next lines are made. */
export async function copyRows(
  client: ClientBase,
  statement: string,
  lines: Iterable<string>,
): Promise<void> {
  await pipeline(Readable.from(inChunks(lines)), client.query(from(statement)));
}

function* inChunks(lines: Iterable<string>): Generator<Buffer> {
  let waiting: string[] = [];
  for (const line of lines) {
    if (waiting.push(line) === LINES_AT_ONCE) {
      yield Buffer.from(waiting.join(""));
      waiting = [];
    }
  }
  yield Buffer.from(waiting.join(""));
}
