import type { JsonValue } from "@plumbline/model-core";
import type { FileClass } from "./selecting/file-class.js";
import type { FileStatus, IncompleteCode } from "./selecting/selection.js";

/** What read a commit, as snapshots show it. */
export const EXTRACTOR_VERSION = "source-extract/1";

/** Rises with whatever makes equal files give another extraction or another snapshot while the version stays. */
const FORM = 4;

/** What is kept of a file, or of a commit, may be used again where this is equal. */
export const EXTRACTOR_FORM = `${EXTRACTOR_VERSION}+${FORM}`;

/** The version that a form is of. */
export function versionOfForm(form: string): string {
  return form.replace(/\+\d+$/, "");
}

/** Kinds of facts that source says. */
export const SOURCE_FACT_KINDS = [
  "service",
  "store",
  "broker",
  "uses",
  "operation",
  "channel",
  "binding",
  "message",
  "publish",
  "subscribe",
  "schema",
] as const;
export type SourceFactKind = (typeof SOURCE_FACT_KINDS)[number];

/** A deployable unit of a repository. */
export interface RepositoryService {
  /** Its root folder, `.` for that of the repository; `image:<name>` for one whose source is not here. */
  readonly serviceKey: string;
  readonly name: string;
  readonly root: string | null;
  readonly technology: string | null;
  readonly languages: readonly string[];
  /** Folders whose source is in it, its root first in order; `<folder>/*` is one without the folders in it. */
  readonly reach: readonly string[];
  readonly sources: readonly string[];
}

/** What a repository says, in the words of a model, with the places that say it. */
export interface SourceFact {
  /** Holds no line, path of a file or commit: moved code keeps its facts. */
  readonly factKey: string;
  readonly kind: SourceFactKind;
  readonly name: string;
  /** Of the service that it is of; null for what is shared. */
  readonly serviceKey: string | null;
  readonly attributes: { readonly [key: string]: JsonValue };
  /** 1 to 20 places, in order. */
  readonly sources: readonly string[];
  /**
   * Paths of up to 20 other files that it has its name, its prefix, its conditions, its package or its other end from, in
   * order; not there where there are none.
   */
  readonly grounds?: readonly string[];
  /** Compile-time condition under which alone it is; null = always. */
  readonly condition: string | null;
  readonly notes: readonly string[];
}

export const SOURCE_PATTERNS = ["transactional-outbox", "in-memory-outbox"] as const;
export type SourcePattern = (typeof SOURCE_PATTERNS)[number];

/** A place that has a part of a pattern. */
export interface PatternSite {
  readonly role: string;
  readonly source: string;
  readonly conditions: readonly string[];
}

export interface PatternFinding {
  readonly pattern: SourcePattern;
  /** Null = of source that is in no service. */
  readonly serviceKey: string | null;
  /** `hand-written` where no library does it. */
  readonly library: string;
  readonly sites: readonly PatternSite[];
  /** All its parts are there. */
  readonly established: boolean;
  /** All its parts are there whatever is compiled. */
  readonly unconditional: boolean;
  /** Some of its parts are there. */
  readonly candidate: boolean;
  readonly limitations: readonly string[];
}

/** Why it is not known that a pattern is absent. */
export const COVERAGE_REASONS = [
  "scan-incomplete",
  "no-supported-source",
  "unsupported-language",
  "unparsed-file",
  "excluded-source",
  "unknown-outbox-package",
] as const;
export type CoverageReason = (typeof COVERAGE_REASONS)[number];

export interface Coverage {
  /** Null = the whole repository. */
  readonly serviceKey: string | null;
  /** What was not found is not there. */
  readonly looked: boolean;
  readonly reasons: readonly CoverageReason[];
}

export interface SnapshotFile {
  readonly path: string;
  readonly blobSha: string;
  readonly class: FileClass | null;
  readonly status: FileStatus;
  /** Why it was not read, not parsed, or not understood whole (`syntax-errors`); null = it was. */
  readonly reason: string | null;
}

export interface Incompleteness {
  readonly code: IncompleteCode;
  readonly count: number;
  readonly paths: readonly string[];
}

export interface SnapshotCounts {
  readonly filesListed: number;
  readonly filesSelected: number;
  readonly filesRead: number;
  readonly bytesRead: number;
  readonly services: number;
  readonly facts: number;
  readonly patterns: number;
}

/** What one commit of a repository says; every list is in the order of its keys. */
export interface Snapshot {
  readonly extractorVersion: typeof EXTRACTOR_VERSION;
  /** `host/owner/name`. */
  readonly repository: string;
  readonly commit: string;
  readonly complete: boolean;
  readonly incomplete: readonly Incompleteness[];
  readonly counts: SnapshotCounts;
  readonly services: readonly RepositoryService[];
  readonly facts: readonly SourceFact[];
  readonly patterns: readonly PatternFinding[];
  readonly coverage: readonly Coverage[];
  readonly files: readonly SnapshotFile[];
}
