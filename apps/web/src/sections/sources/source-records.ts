import type { Schemas } from "@plumbline/api-client";

/** A repository that a project follows. */
export type Repository = Schemas["RepositoryResponse"];

export interface Incompleteness {
  readonly code: string;
  readonly count: number;
  readonly paths: readonly string[];
  readonly setting: string | null;
}

/** A scan of a repository. */
export interface Scan {
  readonly id: string;
  readonly repositoryId: string;
  readonly repository: string;
  readonly kind: "tracking" | "comparison";
  readonly ref: string | null;
  readonly pullRequest: number | null;
  readonly commit: string | null;
  readonly baseCommit: string | null;
  readonly state: "queued" | "running" | "completed" | "failed" | "cancelled";
  readonly complete: boolean;
  readonly incomplete: readonly Incompleteness[];
  readonly counts: {
    readonly filesListed: number;
    readonly filesSelected: number;
    readonly filesRead: number;
    readonly bytesRead: number;
    readonly services: number;
    readonly facts: number;
    readonly patterns: number;
  };
  readonly limits: {
    readonly maxFiles: number;
    readonly maxFileBytes: number;
    readonly maxTotalBytes: number;
    readonly excludeGlobs: readonly string[];
  };
  readonly extractorVersion: string;
  readonly private: boolean | null;
  readonly hasSnapshot: boolean;
  readonly snapshotHash: string | null;
  readonly failure: {
    readonly code: string;
    readonly message: string;
    readonly retryAt: string | null;
  } | null;
  readonly requestedBy: string;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

/** A deployable unit of a repository. */
export interface ScannedService {
  readonly serviceKey: string;
  readonly name: string;
  readonly root: string | null;
  readonly technology: string | null;
  readonly languages: readonly string[];
  readonly reach: readonly string[];
  readonly linkedElementId: string | null;
  readonly sources: readonly string[];
}

/** What a repository says, with the places that say it. */
export interface SourceFact {
  readonly factKey: string;
  readonly kind: string;
  readonly name: string;
  readonly serviceKey: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly sources: readonly string[];
  readonly condition: string | null;
  readonly notes: readonly string[];
}

export interface PatternFinding {
  readonly pattern: string;
  readonly serviceKey: string | null;
  readonly library: string;
  readonly sites: readonly {
    readonly role: string;
    readonly source: string;
    readonly conditions: readonly string[];
  }[];
  readonly established: boolean;
  readonly unconditional: boolean;
  readonly candidate: boolean;
  readonly limitations: readonly string[];
}

export interface Coverage {
  readonly serviceKey: string | null;
  readonly looked: boolean;
  readonly reasons: readonly string[];
}

export interface SourceFile {
  readonly path: string;
  readonly blobSha: string;
  readonly class: string | null;
  readonly status: string;
  readonly reason: string | null;
}
