// What a snapshot is made of, without what makes one: whoever only shows snapshots loads no reader of languages.
export { writeProvenance } from "./joining/provenance.js";
export { readProvenance, type SourcePlace } from "./joining/read-provenance.js";
export { servicesOfPath } from "./joining/services-of-path.js";
export { isLookedThrough } from "./joining/unlooked-files.js";
export { UnlookedGround, type WantedFact } from "./joining/unlooked-ground.js";
export { SCAN_LIMITS } from "./limits.js";
export { FILE_CLASSES, type FileClass, isManifest } from "./selecting/file-class.js";
export type {
  FileReason,
  FileStatus,
  IncompleteCode,
  SelectedFile,
  Selection,
  SelectionSettings,
  TreeEntry,
  UnselectedFile,
} from "./selecting/selection.js";
export { FILE_STATUSES, INCOMPLETE_CODES } from "./selecting/selection.js";
export type {
  Coverage,
  CoverageReason,
  Incompleteness,
  PatternFinding,
  PatternSite,
  RepositoryService,
  Snapshot,
  SnapshotCounts,
  SnapshotFile,
  SourceFact,
  SourceFactKind,
  SourcePattern,
} from "./snapshot.js";
export {
  COVERAGE_REASONS,
  EXTRACTOR_FORM,
  EXTRACTOR_VERSION,
  SOURCE_FACT_KINDS,
  SOURCE_PATTERNS,
  versionOfForm,
} from "./snapshot.js";
