/** Languages that services are written in and that are not read: with one of them nothing is known to be absent. */
const NOT_READ: ReadonlySet<string> = new Set([
  ...["fs", "fsx", "vb"],
  ...["scala", "sc", "clj", "cljc", "groovy"],
  ...["ex", "exs"],
  ...["c", "h", "cc", "cpp", "cxx", "hpp", "hh"],
  ...["php", "rb", "swift", "dart"],
]);

/** Whether files of an extension are source that is not read. */
export function isUnreadLanguage(extension: string): boolean {
  return NOT_READ.has(extension);
}
