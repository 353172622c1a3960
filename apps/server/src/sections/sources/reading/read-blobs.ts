import { present } from "@plumbline/model-core";
import { CODE_HOST_BYTES } from "../limits.js";
import { isBlob } from "./blob-sha.js";
import type { HostReading } from "./host-reading.js";
import { FILES_AT_ONCE } from "./limits.js";
import type { SourceFile, WantedFile } from "./repository-reading.js";

const RAW = "application/vnd.github.raw+json";

/** Files one by one, in the order in which they are wanted; few are on their way at the same moment. */
export async function* readBlobs(
  reading: HostReading,
  wanted: readonly WantedFile[],
): AsyncGenerator<SourceFile> {
  const coming: Promise<SourceFile>[] = [];
  for (const file of wanted) {
    if (coming.length >= FILES_AT_ONCE) {
      yield await present(coming.shift());
    }
    coming.push(heard(readBlob(reading, file)));
  }
  for (const one of coming) {
    yield await one;
  }
}

/** One that fails before its turn is told of in its turn. */
function heard(coming: Promise<SourceFile>): Promise<SourceFile> {
  coming.catch(() => undefined);
  return coming;
}

/** What is not there, or not what the tree says, could not be read. A refusal may be longer than the file. */
async function readBlob(reading: HostReading, { path, blobSha, size }: WantedFile): Promise<SourceFile> {
  const how = { accept: RAW, maxBytes: Math.max(size, CODE_HOST_BYTES) };
  const found = await reading.find(`/git/blobs/${blobSha}`, how);
  const isIt = found.outcome === "found" && found.body.length === size && isBlob(found.body, blobSha);
  return { path, bytes: isIt ? found.body : null };
}
