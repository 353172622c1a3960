// What threads of other sections use of sources. None of it knows the framework; the lint follows every import.
export { MAX_REPOSITORIES } from "./limits.js";
export { LinkRepository } from "./links/link.repository.js";
export { type LinkedState, LinksHeld } from "./links/links-held.js";
export { FollowedRepositories } from "./repositories/followed.repository.js";
export { ImportedSources } from "./repositories/imported-sources.js";
export { FoundPatterns } from "./scans/found-patterns.js";
export { holdSnapshot } from "./scans/hold-snapshot.js";
export { ScanRepository } from "./scans/scan.repository.js";
export type { ScanPlace } from "./scans/scan-record.js";
export { Snapshots } from "./scans/snapshots.js";
