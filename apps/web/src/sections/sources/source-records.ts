import type { Schemas } from "@plumbline/api-client";

/** A repository that a project follows. */
export type Repository = Schemas["RepositoryResponse"];

/** A scan of a repository, and what kept it from being complete. */
export type Scan = Schemas["ScanResponse"];
export type Incompleteness = Schemas["ScanIncompleteness"];

/** What a scan found. */
export type ScannedService = Schemas["RepositoryServiceResponse"];
export type SourceFact = Schemas["SourceFactResponse"];
export type PatternFinding = Schemas["PatternFindingResponse"];
export type Coverage = Schemas["SourceCoverageResponse"];
export type SourceFile = Schemas["SourceFileResponse"];

/** One thing that source says and the model does not, as it is proposed. */
export interface ImportItem {
  readonly id: string;
  readonly kind:
    | "element"
    | "relationship"
    | "message"
    | "channel"
    | "operation"
    | "subscription"
    | "binding"
    | "schema"
    | "service-link";
  readonly change: "add" | "update" | "confirm" | "link";
  readonly factKey: string | null;
  readonly targetId: string;
  readonly proposed: Readonly<Record<string, unknown>>;
  readonly current: Readonly<Record<string, unknown>> | null;
  readonly sources: readonly string[];
  readonly dependsOn: readonly string[];
  readonly match: "linked" | "same-name" | "none";
  readonly state: "open" | "accepted" | "rejected";
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
}
