import { crc32, inflateRawSync } from "node:zlib";

/**
 * What a reader makes of an archive that goes from local header to local header and never looks at the directory: written
 * apart from the reader of the package, to be compared with it.
 */
export function readSequentially(archive: Uint8Array): ReadonlyMap<string, string> | null {
  const bytes = Buffer.from(archive);
  const files = new Map<string, string>();
  let at = 0;
  while (at + 30 <= bytes.length && bytes.readUInt32LE(at) === 0x04034b50) {
    const [method, sum] = [bytes.readUInt16LE(at + 8), bytes.readUInt32LE(at + 14)];
    const [packed, name, extra] = [
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ];
    const dataAt = at + 30 + name + extra;
    const data = bytes.subarray(dataAt, dataAt + packed);
    const content = method === 8 ? inflateRawSync(data) : data;
    if (data.length !== packed || crc32(content) !== sum) {
      return null;
    }
    files.set(bytes.toString("latin1", at + 30, at + 30 + name), content.toString("base64"));
    at = dataAt + packed;
  }
  return files;
}
