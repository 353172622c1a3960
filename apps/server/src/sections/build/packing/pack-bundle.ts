import { crc32 } from "node:zlib";
import { type BundleContent, inPathOrder, writeZip, zipEntries, zipLength } from "@plumbline/bundle-writer";
import { ZipArchive } from "archiver";

/** Files that archiver writes at most: its time for each is many times that of `bundle-writer` (docs/adr/0011). */
export const MOST_BY_ARCHIVER = 500;

/** The one time that every entry has: midnight of 1980-01-01, which archiver reads in UTC. */
const DATE = new Date(Date.UTC(1980, 0, 1));
const MODE = 0o644;

/** The archive of a bundle (docs/reference/build.md#the-archive), the same bytes whoever of the two writes it. */
export function packBundle(contents: readonly BundleContent[]): Promise<Uint8Array<ArrayBuffer>> {
  return contents.length > MOST_BY_ARCHIVER ? packMany(contents) : packByArchiver(contents);
}

async function packMany(contents: readonly BundleContent[]): Promise<Uint8Array<ArrayBuffer>> {
  return Buffer.concat([...writeZip(zipEntries(contents, crc32))]);
}

async function packByArchiver(contents: readonly BundleContent[]): Promise<Uint8Array<ArrayBuffer>> {
  const archive = new ZipArchive({ store: true });
  const packed = collected(archive, zipLength(contents));
  for (const { path, content } of inPathOrder(contents)) {
    archive.append(asBuffer(content), { name: path, date: DATE, mode: MODE });
  }
  await archive.finalize();
  return packed;
}

/** An archive comes in thirty pieces an entry, so they are not kept one by one. */
function collected(archive: ZipArchive, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const packed = new Uint8Array(length);
    let at = 0;
    archive.on("data", (chunk: Buffer) => {
      packed.set(chunk, at);
      at += chunk.length;
    });
    archive.on("end", () =>
      at === length ? resolve(packed) : reject(new Error(`${at} bytes, not ${length}`)),
    );
    archive.on("warning", reject);
    archive.on("error", reject);
  });
}

/** The same bytes, which archiver takes as they are. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
