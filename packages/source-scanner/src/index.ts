export { isParserBroken } from "./code/grammars/broken-parsers.js";
export { GRAMMAR_NAMES, type GrammarName } from "./code/grammars/grammar-name.js";
export {
  type GrammarFiles,
  type Grammars,
  loadGrammars,
  type WithoutOptimizer,
} from "./code/grammars/load-grammars.js";
export { extractFile, type FileBytes } from "./extracting/extract-file.js";
export type { FileContent, FileExtraction } from "./extracting/file-extraction.js";
export type { JoinInput } from "./joining/join-input.js";
export { joinSnapshot, snapshotHash } from "./joining/join-snapshot.js";
export { writeProvenance } from "./joining/provenance.js";
export { readProvenance, type SourcePlace } from "./joining/read-provenance.js";
export { servicesOfPath } from "./joining/services-of-path.js";
export { SCAN_LIMITS } from "./limits.js";
export { FILE_CLASSES, type FileClass } from "./selecting/file-class.js";
export { DEFAULT_EXCLUDE_GLOBS } from "./selecting/globs/compile-globs.js";
export { selectFiles } from "./selecting/select-files.js";
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
export { COVERAGE_REASONS, EXTRACTOR_VERSION, SOURCE_FACT_KINDS, SOURCE_PATTERNS } from "./snapshot.js";
