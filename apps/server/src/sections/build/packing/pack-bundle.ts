import { type BundleContent, inPathOrder } from "@plumbline/bundle-writer";
import { ZipArchive } from "archiver";

/** The one time that every entry has: midnight of 1980-01-01, which archiver reads in UTC. */
const DATE = new Date(Date.UTC(1980, 0, 1));
const MODE = 0o644;

/** The archive of a bundle (docs/reference/build.md#the-archive): entries stored in ordinal order of their names. */
export async function packBundle(contents: readonly BundleContent[]): Promise<Uint8Array<ArrayBuffer>> {
  const archive = new ZipArchive({ store: true });
  const packed = collected(archive);
  for (const { path, content } of inPathOrder(contents)) {
    archive.append(asBuffer(content), { name: path, date: DATE, mode: MODE });
  }
  await archive.finalize();
  return packed;
}

function collected(archive: ZipArchive): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    archive.on("data", (chunk: Buffer) => chunks.push(chunk));
    archive.on("end", () => resolve(Buffer.concat(chunks)));
    archive.on("warning", reject);
    archive.on("error", reject);
  });
}

/** The same bytes, which archiver takes as they are. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
