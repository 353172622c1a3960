import { crc32 } from "node:zlib";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;

/** A bundle in which one letter of a file was changed, as somebody would who knows archives: its checksums are right. */
export function forgedBundle(bundle: Buffer, path: string): Buffer {
  const forged = Buffer.from(bundle);
  const local = recordOf(forged, path, { signature: LOCAL, nameAt: 30 });
  const bytes = forged.readUInt32LE(local + 18);
  const content = local + 30 + forged.readUInt16LE(local + 26) + forged.readUInt16LE(local + 28);
  const letter = forged.indexOf("a", content);
  forged.write("e", letter);
  const checksum = crc32(forged.subarray(content, content + bytes));
  forged.writeUInt32LE(checksum, local + 14);
  forged.writeUInt32LE(checksum, recordOf(forged, path, { signature: CENTRAL, nameAt: 46 }) + 16);
  return forged;
}

interface Record {
  readonly signature: number;
  /** How far after its beginning it names the file. */
  readonly nameAt: number;
}

function recordOf(archive: Buffer, path: string, { signature, nameAt }: Record): number {
  for (let name = archive.indexOf(path); name >= 0; name = archive.indexOf(path, name + 1)) {
    if (name >= nameAt && archive.readUInt32LE(name - nameAt) === signature) {
      return name - nameAt;
    }
  }
  throw new Error(`${path} is not in the archive`);
}
