import type { Schemas } from "@plumbline/api-client";

/** A repository that a project follows. */
export type Repository = Schemas["RepositoryResponse"];

/** A scan of a repository. */
export type Scan = Schemas["ScanResponse"];

/** What a scan found. */
export type ScannedService = Schemas["RepositoryServiceResponse"];
export type SourceFact = Schemas["SourceFactResponse"];
export type PatternFinding = Schemas["PatternFindingResponse"];
export type Coverage = Schemas["SourceCoverageResponse"];
export type SourceFile = Schemas["SourceFileResponse"];

/** What a snapshot proposed: without its items, with them, and one of these. */
export type ImportSummary = Schemas["SourceImportSummary"];
export type SourceImport = Schemas["SourceImportResponse"];
export type ImportItem = Schemas["SourceImportItem"];

/** An element of the model that is a service of a repository, and a fact that no repository shows. */
export type ServiceLink = Schemas["ServiceLinkResponse"];
export type UnseenFact = Schemas["UnseenFactResponse"];

/** What a comparison touches in a design. */
export type ChangeImpact = Schemas["ChangeImpactResponse"];
export type ImpactEntry = Schemas["ImpactEntryResponse"];
export type ImpactReason = Schemas["ImpactReasonResponse"];
