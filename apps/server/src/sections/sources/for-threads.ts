// What threads of other sections use of sources. None of it knows the framework; the lint follows every import.
export type { LinksAtVersion } from "./links/link-record.js";
export { Links } from "./links/links.js";
export { FollowedRepositories } from "./repositories/followed.repository.js";
export type { CompletedScan, ScanCompletion } from "./scans/scan-completion.js";
export type { ScanPlace, ScanRecord } from "./scans/scan-record.js";
export { Snapshots } from "./scans/snapshots.js";
