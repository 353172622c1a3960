import type { ClientBase, Connection, Submittable } from "pg";

/** `PGCOPY`, a line of marks, and flags; then the length of what may follow, which is nothing yet. */
const HEADER_LENGTH = 19;
/** In place of a count of columns. */
const END = -1;
const COUNT_BYTES = 2;
const LENGTH_BYTES = 4;

/** What becomes of a row: the first value as a text, the bytes of the second, which are the row's until it returns. */
export type TakeRow = (text: string, value: Uint8Array) => void;

/**
 * The rows of a `COPY … TO STDOUT (FORMAT binary)` of two columns, none of them null, each taken when it is there, while the
 * database makes the next ones. Values take no part in the statement: it has no parameters.
 */
export function copyOut(client: ClientBase, statement: string, take: TakeRow): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(statement, new CopiedRows(take), { resolve, reject }));
  });
}

/** A statement of the driver's that answers with copied data, as its parser finds it: mostly a row at a time. */
class CopyOut implements Submittable {
  private failure: { readonly thrown: unknown } | null = null;

  constructor(
    private readonly statement: string,
    private readonly rows: CopiedRows,
    private readonly done: { readonly resolve: () => void; readonly reject: (reason: unknown) => void },
  ) {}

  submit(connection: Connection): void {
    connection.query(this.statement);
  }

  /** The connection goes on behind the last row alone: what fails is said then. */
  handleCopyData({ chunk }: { readonly chunk: Uint8Array }): void {
    if (this.failure !== null) {
      return;
    }
    try {
      this.rows.add(chunk);
    } catch (thrown) {
      this.failure = { thrown };
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.failure === null) {
      this.done.resolve();
    } else {
      this.done.reject(this.failure.thrown);
    }
  }

  handleError(error: Error): void {
    this.done.reject(error);
  }
}

/** Reads rows of chunks, which end anywhere. */
export class CopiedRows {
  private rest: Uint8Array = new Uint8Array();
  private isBegun = false;
  /** The first value of the last row: rows of one text mostly come together, so it is read once for all of them. */
  private textBytes: Uint8Array = new Uint8Array();
  private text = "";

  constructor(private readonly take: TakeRow) {}

  add(chunk: Uint8Array): void {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = this.isBegun ? 0 : HEADER_LENGTH;
    for (let end = endOfRow(view, at); end !== null; end = endOfRow(view, at)) {
      this.row(bytes, view, at);
      at = end;
      this.isBegun = true;
    }
    this.rest = this.isBegun ? bytes.subarray(at) : bytes;
  }

  private row(bytes: Uint8Array, view: DataView, at: number): void {
    const start = at + COUNT_BYTES + LENGTH_BYTES;
    const end = start + view.getInt32(at + COUNT_BYTES);
    if (!isTextAt(bytes, start, end, this.textBytes)) {
      this.textBytes = bytes.slice(start, end);
      this.text = DECODER.decode(this.textBytes);
    }
    const value = end + LENGTH_BYTES;
    this.take(this.text, new Uint8Array(bytes.buffer, bytes.byteOffset + value, view.getInt32(end)));
  }
}

const DECODER = new TextDecoder();

/** Where the row ends that begins at a place; null for one that is not whole yet, and at the end of all. */
function endOfRow(view: DataView, at: number): number | null {
  const start = at + COUNT_BYTES + LENGTH_BYTES;
  if (start > view.byteLength || view.getInt16(at) === END) {
    return null;
  }
  const value = start + view.getInt32(at + COUNT_BYTES) + LENGTH_BYTES;
  if (value > view.byteLength) {
    return null;
  }
  const end = value + view.getInt32(value - LENGTH_BYTES);
  return end > view.byteLength ? null : end;
}

function isTextAt(bytes: Uint8Array, start: number, end: number, text: Uint8Array): boolean {
  let same = end - start === text.length && text.length > 0;
  for (let index = 0; same && index < text.length; index += 1) {
    same = bytes[start + index] === text[index];
  }
  return same;
}
