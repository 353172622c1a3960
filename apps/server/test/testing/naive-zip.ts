import { crc32, inflateRawSync } from "node:zlib";

/** What somebody who goes by the local headers alone finds in an archive; null where they are broken. */
export function naiveFiles(archive: Buffer): ReadonlyMap<string, Buffer> | null {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (at + 30 <= archive.length && archive.readUInt32LE(at) === 0x04034b50) {
    const [packed, name] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const dataAt = at + 30 + name + archive.readUInt16LE(at + 28);
    const data = archive.subarray(dataAt, dataAt + packed);
    const content = archive.readUInt16LE(at + 8) === 8 ? inflateRawSync(data) : data;
    if (crc32(content) !== archive.readUInt32LE(at + 14)) {
      return null;
    }
    files.set(archive.toString("latin1", at + 30, at + 30 + name), content);
    at = dataAt + packed;
  }
  return files;
}
