import { sha256Hex } from "@plumbline/model-core";
import type { Grammars } from "../code/grammars/load-grammars.js";
import { extractFile } from "../extracting/extract-file.js";
import type { FileExtraction } from "../extracting/file-extraction.js";
import { joinSnapshot } from "../joining/join-snapshot.js";
import { DEFAULT_EXCLUDE_GLOBS } from "../selecting/globs/compile-globs.js";
import { selectFiles } from "../selecting/select-files.js";
import type { Selection, SelectionSettings, TreeEntry } from "../selecting/selection.js";
import type { Snapshot, SourceFact } from "../snapshot.js";

export type Files = Readonly<Record<string, string | Uint8Array>>;

export const SETTINGS: SelectionSettings = {
  maxFiles: 2000,
  maxFileBytes: 262_144,
  maxTotalBytes: 20_971_520,
  excludeGlobs: DEFAULT_EXCLUDE_GLOBS,
};

export const REPOSITORY = "github.com/acme/shop";
export const COMMIT = "0123456789abcdef0123456789abcdef01234567";

const A_LINK = { mode: "120000", size: 4, blobSha: "0".repeat(40) };
const NO_GRAMMARS = { languages: new Map() } as unknown as Grammars;

/** How files are scanned in a test; without grammars no source is parsed. */
export interface ScanOptions {
  readonly grammars?: Grammars;
  readonly settings?: Partial<SelectionSettings>;
  readonly codes?: readonly ("tree-truncated" | "parse-timeout")[];
  /** Paths that could not be read. */
  readonly failed?: readonly string[];
  /** Paths of symbolic links. */
  readonly links?: readonly string[];
}

export function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}

export function treeOf(files: Files): readonly TreeEntry[] {
  return Object.entries(files).map(([path, content]) => {
    const bytes = bytesOf(content);
    return { path, mode: "100644", size: bytes.length, blobSha: sha256Hex(bytes).slice(0, 40) };
  });
}

export function extractionsOf(
  files: Files,
  selection: Selection,
  { grammars = NO_GRAMMARS, failed = [] }: ScanOptions = {},
): ReadonlyMap<string, FileExtraction> {
  const read = selection.selected.filter(({ path }) => !failed.includes(path));
  return new Map(
    read.map(({ path, ...file }) => [
      path,
      extractFile({ ...file, bytes: bytesOf(files[path] ?? "") }, grammars),
    ]),
  );
}

/** The snapshot of files, as a scan makes it. */
export function scanFiles(files: Files, options: ScanOptions = {}): Snapshot {
  const links = (options.links ?? []).map((path) => ({ ...A_LINK, path }));
  const selection = selectFiles([...treeOf(files), ...links], { ...SETTINGS, ...options.settings });
  const extractions = extractionsOf(files, selection, options);
  return joinSnapshot({
    repository: REPOSITORY,
    commit: COMMIT,
    selection,
    extractions,
    codes: options.codes ?? [],
  });
}

/** The keys of the facts of some kinds; of all when none is named. */
export function keysOf(snapshot: Snapshot, ...kinds: readonly string[]): readonly string[] {
  return snapshot.facts
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ factKey }) => factKey);
}

export function factOf(snapshot: Snapshot, factKey: string): SourceFact {
  const fact = snapshot.facts.find((one) => one.factKey === factKey);
  if (fact === undefined) {
    throw new Error(`no ${factKey} among ${keysOf(snapshot).join(", ")}`);
  }
  return fact;
}

/** The places of a fact, without the repository and the commit. */
export function placesOf(snapshot: Snapshot, factKey: string): readonly string[] {
  return factOf(snapshot, factKey).sources.map((source) => source.slice(`${REPOSITORY}@${COMMIT}:`.length));
}
