/**
 * What a file is read as, by its path alone, in the order in which files are taken.
 * `yaml` and `json` say by their content what they are.
 */
export const FILE_CLASSES = [
  "compose",
  "dockerfile",
  "helm-chart",
  "helm-values",
  "helm-template",
  "npm",
  "dotnet-project",
  "dotnet-solution",
  "dotnet-props",
  "maven",
  "gradle",
  "gradle-settings",
  "gradle-catalog",
  "app-config",
  "go-module",
  "python-project",
  "python-requirements",
  "cargo",
  "yaml",
  "json",
  "proto",
  "source",
  "sql",
] as const;
export type FileClass = (typeof FILE_CLASSES)[number];

/** What says of its folder which project it is, what that asks for, and what it refers to. */
const MANIFESTS: ReadonlySet<FileClass> = new Set([
  "npm",
  "dotnet-project",
  "dotnet-props",
  "maven",
  "gradle",
  "gradle-catalog",
  "go-module",
  "python-project",
  "python-requirements",
  "cargo",
]);

export function isManifest(fileClass: FileClass | null): boolean {
  return fileClass !== null && MANIFESTS.has(fileClass);
}

/** Manifests that are for projects in folders below them too. */
const FOR_BELOW: ReadonlySet<FileClass> = new Set(["dotnet-props", "maven", "gradle-catalog", "go-module"]);

export function isForBelow(fileClass: FileClass | null): boolean {
  return fileClass !== null && FOR_BELOW.has(fileClass);
}

/** Of which a file without a word, or of comments alone, is none: a tool refuses it, and what it was to say is not known. */
const NEVER_EMPTY: ReadonlySet<FileClass> = new Set([
  "compose",
  "dockerfile",
  "helm-chart",
  "npm",
  "dotnet-project",
  "dotnet-props",
  "maven",
  "go-module",
  "cargo",
  "json",
]);

/** Whether a file without a word is a file of its class that says nothing. */
export function mayBeEmpty(fileClass: FileClass): boolean {
  return !NEVER_EMPTY.has(fileClass);
}

const RANKS: Readonly<Partial<Record<FileClass, number>>> = { json: 1, proto: 1, source: 2, sql: 3 };

/** What is taken first: what says which services there are, then contracts, then source, then tables. */
export function rankOfClass(fileClass: FileClass): number {
  return RANKS[fileClass] ?? 0;
}
