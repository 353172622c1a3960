import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { Log } from "../../../platform/logging/log.js";
import { isOutOfMemory } from "../../../platform/workers/line.js";
import { ownBytes } from "../../../platform/workers/own-bytes.js";
import { Threads } from "../../../platform/workers/threads.js";
import type { CodeHostAccess } from "../code-host/code-hosts.js";
import { RepositoryReader } from "../reading/repository-reader.js";
import type { SourceCommit } from "../reading/repository-reading.js";
import { listingOf, type TreeAnswer, type TreeListing } from "../reading/tree-listing.js";
import { FileChunk } from "./file-chunk.js";
import {
  CHUNK_BYTES,
  CHUNK_FILES,
  CHUNKS_AT_ONCE,
  CHUNKS_OF_FEW_FILES,
  LISTED_HERE_BYTES,
} from "./limits.js";
import type { RunningScan } from "./scan-runs.js";
import { SCANNING } from "./scanning.work.js";
import type { TreeOfCommit, WantedFile } from "./threads/select-source.js";

/** Has every file of a commit read that is wanted and that no scan of the workspace read before. */
@Injectable()
export class SourceExtraction {
  private readonly threads;

  constructor(
    private readonly reader: RepositoryReader,
    private readonly log: Log,
    threads: Threads,
  ) {
    this.threads = threads.lineFor(SCANNING);
  }

  /** Afterwards what the files say is kept, but of those that could not be read. */
  async read(running: RunningScan, access: CodeHostAccess, source: SourceCommit): Promise<TreeOfCommit> {
    const { job, scan, progress, signal } = running;
    const list = (answer: TreeAnswer) => this.listing(answer, signal);
    const { listings, truncated } = await this.reader.tree(access, source, { signal, list });
    const tree: TreeOfCommit = { commit: source.commit, listings, truncated, limits: scan.limits };
    const { workspaceId } = job;
    const selected = await this.threads.run("selectSource", { workspaceId, tree }, { signal });
    const { listed: filesListed, selected: filesSelected, known: filesRead, wanted } = selected;
    progress.add({ filesListed, filesSelected, filesRead });
    if (wanted.length > 0) {
      await this.extractAll(running, this.reader.files(access, source, wanted, signal), wanted);
    }
    return tree;
  }

  /** What lists thousands of files would hold everybody up who waits for an answer. */
  private async listing(answer: TreeAnswer, signal: AbortSignal): Promise<TreeListing | null> {
    if (answer.bytes.byteLength <= LISTED_HERE_BYTES) {
      return listingOf(answer);
    }
    const input = { bytes: ownBytes(answer.bytes), isRecursive: answer.isRecursive };
    return (await this.threads.run("listTree", input, { signal })).listing;
  }

  /** A few chunks are on their way at once, so that files are read while others are looked at. */
  private async extractAll(
    running: RunningScan,
    files: AsyncIterable<{ readonly path: string; readonly bytes: Buffer | null }>,
    wanted: readonly WantedFile[],
  ): Promise<void> {
    const byPath = new Map(wanted.map((file) => [file.path, file]));
    const filesOfChunk = Math.min(CHUNK_FILES, Math.ceil(wanted.length / CHUNKS_OF_FEW_FILES));
    const under: Set<Promise<void>> = new Set();
    let chunk = new FileChunk();
    const send = async (): Promise<void> => {
      const sent = this.extract(running, chunk);
      // What it throws is thrown by whoever waits for it below.
      const settled = sent.catch(() => undefined).then(() => void under.delete(sent));
      under.add(sent);
      void settled;
      chunk = new FileChunk();
      if (under.size >= CHUNKS_AT_ONCE) {
        await Promise.race(under);
      }
    };
    for await (const { path, bytes } of files) {
      const file = byPath.get(path);
      if (file !== undefined && bytes !== null) {
        chunk.add(file, bytes);
      }
      if (chunk.files.length >= filesOfChunk || chunk.byteLength >= CHUNK_BYTES) {
        await send();
      }
    }
    await send();
    await Promise.all(under);
  }

  private async extract({ job, progress, signal }: RunningScan, chunk: FileChunk): Promise<void> {
    if (chunk.files.length === 0) {
      return;
    }
    await this.inThread(job.workspaceId, chunk, signal);
    progress.add({ filesRead: chunk.files.length, bytesRead: chunk.byteLength });
  }

  /** Files that are too much for a thread are tried one by one: one that still is counts as one that was not read. */
  private async inThread(workspaceId: Guid, chunk: FileChunk, signal: AbortSignal): Promise<void> {
    try {
      const input = { workspaceId, ...chunk.packed() };
      const { failed, done } = await this.threads.run("extractFiles", input, { signal });
      for (const { blobSha, reason } of failed) {
        this.log.warn({ blobSha, reason }, "a file of a scan could not be looked at");
      }
      if (done < chunk.files.length) {
        await this.inThread(workspaceId, chunk.after(done), signal);
      }
    } catch (thrown) {
      if (!isOutOfMemory(thrown)) {
        throw thrown;
      }
      await this.oneByOne(workspaceId, chunk, signal);
    }
  }

  private async oneByOne(workspaceId: Guid, chunk: FileChunk, signal: AbortSignal): Promise<void> {
    if (chunk.files.length === 1) {
      this.log.warn({ blobSha: chunk.files[0]?.blobSha }, "a file of a scan takes more memory than there is");
      return;
    }
    for (const single of chunk.singles()) {
      await this.inThread(workspaceId, single, signal);
    }
  }
}
