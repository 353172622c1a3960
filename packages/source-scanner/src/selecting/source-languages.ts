/** Languages that are read, by the extension of a file. */
const READ: ReadonlyMap<string, string> = new Map([
  ["cs", "c-sharp"],
  ["java", "java"],
  ["kt", "kotlin"],
  ["ts", "typescript"],
  ["tsx", "typescript"],
  ["mts", "typescript"],
  ["cts", "typescript"],
  ["js", "javascript"],
  ["jsx", "javascript"],
  ["mjs", "javascript"],
  ["cjs", "javascript"],
  ["py", "python"],
  ["go", "go"],
  ["rs", "rust"],
]);

/** Languages that services are written in and that are not read: with one of them nothing is known to be absent. */
const NOT_READ: ReadonlySet<string> = new Set([
  "fs",
  "fsx",
  "vb",
  "scala",
  "sc",
  "clj",
  "cljc",
  "ex",
  "exs",
  "c",
  "h",
  "cc",
  "cpp",
  "cxx",
  "hpp",
  "hh",
  "php",
  "rb",
  "swift",
  "dart",
]);

/** The language that files of an extension are read in; null for one that is not read. */
export function languageOfExtension(extension: string): string | null {
  return READ.get(extension) ?? null;
}

export function isUnreadLanguage(extension: string): boolean {
  return NOT_READ.has(extension);
}
