import type { Guid } from "@plumbline/model-core";
import type { EvidenceLink, ServiceLink } from "@plumbline/source-import";

/** A service of a repository and its element (docs/reference/source-imports.md#service-links). */
export interface ServiceLinkRecord extends ServiceLink {
  /** Of the repository as it is followed now. */
  readonly repositoryId: Guid;
  /** The version of main that it was made with. */
  readonly sinceVersion: number;
  /** The first version that it is not of any more; null while it is active. */
  readonly untilVersion: number | null;
  readonly createdBy: string;
  readonly createdAt: string;
}

/** Why a link ended: whoever follows the repository again has those back that ended because nobody did. */
export type LinkEnd = "removed" | "replaced" | "unfollowed";

/** The links of a repository that are active. */
export interface ActiveLinks {
  readonly serviceLinks: readonly ServiceLink[];
  readonly evidenceLinks: readonly EvidenceLink[];
}

/** A repository within its project. */
export interface LinkedRepository {
  readonly projectId: Guid;
  /** `host/owner/name`. */
  readonly repository: string;
}
