import { readZip, writeZip, zipEntries } from "@plumbline/bundle-writer";
import { NODE_CODEC } from "../../src/sections/build/codec.js";

/** The files of an archive packed by another tool: the same, with another time of every entry. */
export function packedAgain(archive: Uint8Array): Buffer {
  const read = readZip(archive, NODE_CODEC);
  const packed = Buffer.concat([...writeZip(zipEntries(read.ok ? read.value : []))]);
  const directory = packed.readUInt32LE(packed.length - 6);
  for (let at = directory; packed.readUInt32LE(at) === 0x02014b50; ) {
    const [name, local] = [packed.readUInt16LE(at + 28), packed.readUInt32LE(at + 42)];
    packed.writeUInt16LE(0x5921, at + 14);
    packed.writeUInt16LE(0x5921, local + 12);
    at += 46 + name;
  }
  return packed;
}
