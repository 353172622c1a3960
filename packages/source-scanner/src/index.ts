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
export { DEFAULT_EXCLUDE_GLOBS } from "./selecting/globs/compile-globs.js";
export { selectFiles } from "./selecting/select-files.js";
export * from "./snapshots.js";
