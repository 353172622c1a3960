import type { ClientBase } from "pg";
import { to } from "pg-copy-streams";

/** `PGCOPY`, a line of marks, and flags; then the length of what may follow, which is nothing yet. */
const HEADER_LENGTH = 19;
/** In place of a count of columns. */
const END = -1;
const COUNT_BYTES = 2;
const LENGTH_BYTES = 4;

/** What a `COPY … TO STDOUT (FORMAT binary)` writes, whole. Values take no part in it: it has no parameters. */
export async function copyOut(client: ClientBase, statement: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = await client.query(to(statement)).toArray();
  const size = chunks.reduce((all, { length }) => all + length, 0);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * Its rows of two columns, none of them null: the bytes of the second values by the first, which are texts. Rows of one
 * text mostly come together, so it is read once for all of them.
 */
export function copiedByText(
  bytes: Uint8Array<ArrayBuffer>,
): ReadonlyMap<string, readonly Uint8Array<ArrayBuffer>[]> {
  const byText = new Map<string, Uint8Array<ArrayBuffer>[]>();
  const view = new DataView(bytes.buffer);
  let text = new Uint8Array();
  let values: Uint8Array<ArrayBuffer>[] = [];
  for (let at = HEADER_LENGTH; view.getInt16(at) !== END; ) {
    const start = at + COUNT_BYTES + LENGTH_BYTES;
    const end = start + view.getInt32(at + COUNT_BYTES);
    if (byText.size === 0 || !isTextAt(bytes, start, end, text)) {
      text = bytes.subarray(start, end);
      values = listOf(byText, DECODER.decode(text));
    }
    at = end + LENGTH_BYTES + view.getInt32(end);
    values.push(new Uint8Array(bytes.buffer, end + LENGTH_BYTES, at - end - LENGTH_BYTES));
  }
  return byText;
}

const DECODER = new TextDecoder();

function isTextAt(bytes: Uint8Array, start: number, end: number, text: Uint8Array): boolean {
  let same = end - start === text.length;
  for (let index = 0; same && index < text.length; index += 1) {
    same = bytes[start + index] === text[index];
  }
  return same;
}

function listOf<Value>(lists: Map<string, Value[]>, name: string): Value[] {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
}
