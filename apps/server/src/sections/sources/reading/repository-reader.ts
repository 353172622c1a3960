import { Injectable } from "@nestjs/common";
import type { CodeHostAccess } from "../code-host/code-hosts.js";
import {
  type AskedSource,
  type PinnedSource,
  ScanFailed,
  type SourceCommit,
  type SourceFile,
  type SourceTree,
  type WantedFile,
} from "./repository-reading.js";

/**
 * Reads repositories for scans (docs/reference/sources.md#reading-a-repository). What goes wrong is thrown as `ScanFailed`;
 * a signal that is aborted is thrown with its reason.
 */
@Injectable()
export class RepositoryReader {
  /** What is asked for becomes one commit. */
  async pin(_access: CodeHostAccess, _asked: AskedSource, signal: AbortSignal): Promise<PinnedSource> {
    signal.throwIfAborted();
    throw new ScanFailed("internal");
  }

  async tree(_access: CodeHostAccess, _source: SourceCommit, signal: AbortSignal): Promise<SourceTree> {
    signal.throwIfAborted();
    throw new ScanFailed("internal");
  }

  /**
   * Each of the wanted files once, in whatever order they come; the next one is read when the last was taken, so that few
   * are held.
   */
  async *files(
    _access: CodeHostAccess,
    _source: SourceCommit,
    _wanted: readonly WantedFile[],
    signal: AbortSignal,
  ): AsyncGenerator<SourceFile> {
    signal.throwIfAborted();
    throw new ScanFailed("internal");
  }
}
