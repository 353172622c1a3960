import { writeZip, zipLength } from "../zip/writing/write-zip.js";
import { type BundleContent, type Crc32, zipEntries } from "../zip/writing/zip-entries.js";

/** Whether an archive of these files is, to the byte, the one that a bundle is written as. */
export function isAsWritten(archive: Uint8Array, files: readonly BundleContent[], crc?: Crc32): boolean {
  if (archive.length !== zipLength(files)) {
    return false;
  }
  let at = 0;
  for (const chunk of writeZip(zipEntries(files, crc))) {
    if (!standsAt(archive, at, chunk)) {
      return false;
    }
    at += chunk.length;
  }
  return true;
}

function standsAt(archive: Uint8Array, at: number, chunk: Uint8Array): boolean {
  for (let place = 0; place < chunk.length; place += 1) {
    if (archive[at + place] !== chunk[place]) {
      return false;
    }
  }
  return true;
}
