/** An entry of an archive, as wrong as a test wants it. */
export interface HandEntry {
  readonly name: string;
  /** The letter of its kind: `0` is a file. */
  readonly kind?: string;
  readonly content?: Buffer | string;
  readonly linkname?: string;
  /** The twelve bytes of its size, where they are not those of its content. */
  readonly size?: Buffer | string;
  readonly checksum?: string;
}

const BLOCK = 512;

/** Writes an archive byte by byte; nothing about it has to be true. */
export function tarByHand(entries: readonly HandEntry[], end: Buffer = Buffer.alloc(2 * BLOCK)): Buffer {
  return Buffer.concat([...entries.flatMap(blocksOf), end]);
}

/** A header that gives the next entry what its own cannot say. */
export function paxHeader(fields: Readonly<Record<string, string>>, kind: "g" | "x" = "x"): HandEntry {
  return { name: "pax", kind, content: Object.entries(fields).map(recordOf).join("") };
}

function recordOf([key, value]: readonly [string, string]): string {
  const rest = ` ${key}=${value}\n`;
  const guess = Buffer.byteLength(rest) + String(Buffer.byteLength(rest)).length;
  const length = Buffer.byteLength(rest) + String(guess).length;
  return `${length}${rest}`;
}

function blocksOf(entry: HandEntry): readonly Buffer[] {
  const content = Buffer.from(entry.content ?? "");
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  return [headerOf(entry, content.length), content, padding];
}

function headerOf({ name, kind = "0", linkname = "", size, checksum }: HandEntry, bytes: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100);
  header.write("0000664\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  const written = size ?? `${bytes.toString(8).padStart(11, "0")} `;
  Buffer.from(written as string, "latin1").copy(header, 124, 0, 12);
  header.write("14524770400 ", 136);
  header.write("        ", 148);
  header.write(kind, 156);
  header.write(linkname, 157, 100);
  header.write("ustar\0", 257, "latin1");
  header.write("00", 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(checksum ?? `${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}
