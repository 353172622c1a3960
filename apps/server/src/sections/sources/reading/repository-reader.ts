import { Injectable } from "@nestjs/common";
import type { CodeHostAccess } from "../code-host/code-hosts.js";
import { HostReading } from "./host-reading.js";
import { FILES_AFTER_ARCHIVE, FILES_AFTER_ARCHIVE_WITHOUT_TOKEN, FILES_ONE_BY_ONE } from "./limits.js";
import { PatientHost } from "./patient-host.js";
import { pinSource, type ReadMergeBase } from "./pin-source.js";
import { readArchive } from "./read-archive.js";
import { readBlobs } from "./read-blobs.js";
import { type ListTree, readTree } from "./read-tree.js";
import type {
  AskedSource,
  PinnedSource,
  SourceCommit,
  SourceFile,
  SourceTree,
  WantedFile,
} from "./repository-reading.js";

/**
 * Reads repositories for scans (docs/reference/source-reading.md#reading-a-repository). What goes wrong is thrown as `ScanFailed`; when
 * the signal is aborted, its reason is.
 */
@Injectable()
export class RepositoryReader {
  constructor(private readonly host: PatientHost) {}

  /** What is asked for becomes one commit. */
  async pin(
    access: CodeHostAccess,
    asked: AskedSource,
    { signal, mergeBase }: { readonly signal: AbortSignal; readonly mergeBase: ReadMergeBase },
  ): Promise<PinnedSource> {
    return pinSource(new HostReading(this.host, access, asked.repository, signal), asked, mergeBase);
  }

  async tree(
    access: CodeHostAccess,
    { repository, commit }: SourceCommit,
    { signal, list }: { readonly signal: AbortSignal; readonly list: ListTree },
  ): Promise<SourceTree> {
    return readTree(new HostReading(this.host, access, repository, signal), commit, list);
  }

  /**
   * Each of the wanted files once, in whatever order they come; the next one is read when the last was taken, so that few
   * are held.
   */
  async *files(
    access: CodeHostAccess,
    { repository, commit }: SourceCommit,
    wanted: readonly WantedFile[],
    signal: AbortSignal,
  ): AsyncGenerator<SourceFile> {
    const reading = new HostReading(this.host, access, repository, signal);
    const mayAskMuch = access.token !== null;
    if (mayAskMuch && wanted.length <= FILES_ONE_BY_ONE) {
      yield* readBlobs(reading, wanted);
      return;
    }
    const missing = new Map(wanted.map((file) => [file.path, file]));
    if (missing.size > 0) {
      yield* readArchive(reading, commit, missing);
    }
    yield* rest(reading, [...missing.values()], mayAskMuch);
  }
}

/** Those that the archive has not: so many are asked for, and the others could not be read. */
async function* rest(
  reading: HostReading,
  files: readonly WantedFile[],
  mayAskMuch: boolean,
): AsyncGenerator<SourceFile> {
  const most = mayAskMuch ? FILES_AFTER_ARCHIVE : FILES_AFTER_ARCHIVE_WITHOUT_TOKEN;
  yield* readBlobs(reading, files.slice(0, most));
  for (const { path } of files.slice(most)) {
    yield { path, bytes: null };
  }
}
