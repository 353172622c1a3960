import { crc32 } from "node:zlib";

const DIRECTORY_RECORD = 0x02014b50;
const END_BYTES = 22;

/**
 * The archive of a bundle with one byte of one file changed, as somebody would do it who hides it well: its checksums are
 * made anew.
 * @param {Buffer} archive
 * @param {string} path
 * @returns {Buffer<ArrayBuffer>}
 */
export function changeByte(archive, path) {
  const changed = Buffer.from(archive);
  const record = recordOf(changed, path);
  const local = changed.readUInt32LE(record + 42);
  const start = local + 30 + changed.readUInt16LE(local + 26) + changed.readUInt16LE(local + 28);
  const content = changed.subarray(start, start + changed.readUInt32LE(record + 20));
  const middle = Math.floor(content.length / 2);
  content.writeUInt8(content.readUInt8(middle) === 0x78 ? 0x79 : 0x78, middle);
  const sum = crc32(content);
  changed.writeUInt32LE(sum, record + 16);
  changed.writeUInt32LE(sum, local + 14);
  return changed;
}

/**
 * Where the directory of an archive tells of a file.
 * @param {Buffer} archive
 * @param {string} path
 * @returns {number}
 */
function recordOf(archive, path) {
  let at = archive.readUInt32LE(archive.length - END_BYTES + 16);
  while (archive.readUInt32LE(at) === DIRECTORY_RECORD) {
    const length = archive.readUInt16LE(at + 28);
    if (archive.toString("latin1", at + 46, at + 46 + length) === path) {
      return at;
    }
    at += 46 + length;
  }
  throw new Error(`The archive has no ${path}`);
}
