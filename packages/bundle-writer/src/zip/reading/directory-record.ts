import { RECORD_BYTES } from "../zip-format.js";
import { FLAGS_AT, type Header, readHeader } from "./header.js";

/** What the directory says of an entry. */
export interface DirectoryRecord extends Header {
  readonly commentBytes: number;
  readonly disk: number;
  readonly externalAttributes: number;
  /** Where its local header stands. */
  readonly offset: number;
  /** Where its name stands, in the directory. */
  readonly nameAt: number;
}

/** Reads a record of the directory, whose fixed part is there. */
export function readDirectoryRecord(view: DataView, at: number): DirectoryRecord {
  return {
    ...readHeader(view, at + FLAGS_AT.directory),
    commentBytes: view.getUint16(at + 32, true),
    disk: view.getUint16(at + 34, true),
    externalAttributes: view.getUint32(at + 38, true),
    offset: view.getUint32(at + 42, true),
    nameAt: at + RECORD_BYTES.directory,
  };
}
