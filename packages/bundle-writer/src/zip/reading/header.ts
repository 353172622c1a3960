/** What the directory and the local header of an entry both say. */
export interface Header {
  readonly flags: number;
  readonly method: number;
  readonly time: number;
  readonly date: number;
  readonly crc32: number;
  readonly compressedBytes: number;
  readonly bytes: number;
  readonly nameBytes: number;
  readonly extraBytes: number;
}

/** Where the flags stand in each kind of record; what follows them is alike. */
export const FLAGS_AT = { local: 6, directory: 8 } as const;

/** Reads what follows from the flags on. */
export function readHeader(view: DataView, flagsAt: number): Header {
  return {
    flags: view.getUint16(flagsAt, true),
    method: view.getUint16(flagsAt + 2, true),
    time: view.getUint16(flagsAt + 4, true),
    date: view.getUint16(flagsAt + 6, true),
    crc32: view.getUint32(flagsAt + 8, true),
    compressedBytes: view.getUint32(flagsAt + 12, true),
    bytes: view.getUint32(flagsAt + 16, true),
    nameBytes: view.getUint16(flagsAt + 20, true),
    extraBytes: view.getUint16(flagsAt + 22, true),
  };
}

/** Bytes as characters of the same numbers. */
export function readName(view: DataView, at: number, length: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, length);
  return String.fromCharCode(...bytes);
}
