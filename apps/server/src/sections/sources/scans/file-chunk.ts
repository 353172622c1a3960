import type { FileToExtract } from "./threads/extract-files.js";
import type { WantedFile } from "./threads/select-source.js";

interface Held extends WantedFile {
  readonly bytes: Buffer;
}

/** Files on their way to a thread. */
export class FileChunk {
  readonly files: Held[] = [];
  byteLength = 0;

  add({ blobSha, class: fileClass, extension, path, size }: WantedFile, bytes: Buffer): void {
    this.files.push({ blobSha, class: fileClass, extension, path, size, bytes });
    this.byteLength += bytes.byteLength;
  }

  /** Their bytes in one piece of memory, which the thread takes over. */
  packed(): { readonly files: readonly FileToExtract[]; readonly bytes: Uint8Array } {
    const bytes = new Uint8Array(this.byteLength);
    let from = 0;
    const files = this.files.map((file) => {
      bytes.set(file.bytes, from);
      const { blobSha, class: fileClass, extension } = file;
      const placed = { blobSha, class: fileClass, extension, from, to: from + file.bytes.byteLength };
      from = placed.to;
      return placed;
    });
    return { files, bytes };
  }

  /** Those after the first so many. */
  after(count: number): FileChunk {
    return chunkOf(this.files.slice(count));
  }

  /** Each of them in a chunk of its own. */
  singles(): readonly FileChunk[] {
    return this.files.map((file) => chunkOf([file]));
  }
}

function chunkOf(files: readonly Held[]): FileChunk {
  const chunk = new FileChunk();
  for (const file of files) {
    chunk.add(file, file.bytes);
  }
  return chunk;
}
