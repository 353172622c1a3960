import { oneOfIn, textIn } from "../../design/search-values.js";

export const BUILD_VIEWS = ["blockers", "files", "document", "brief", "verify", "compare"] as const;
export type BuildView = (typeof BUILD_VIEWS)[number];

/** What the address says of this screen after `?`. */
export interface BuildSearch {
  readonly view?: BuildView | undefined;
  /** Which state is built, as `revision:<id>` or `branch:<id>`; main where it is left out. */
  readonly state?: string | undefined;
  /** The file that is open, by its path in the bundle. */
  readonly file?: string | undefined;
  /** The comparison that a brief is written of, by the ID of its scan. */
  readonly change?: string | undefined;
  /** What is sought among the files or parts. */
  readonly q?: string | undefined;
}

export function readBuildSearch(search: Readonly<Record<string, unknown>>): BuildSearch {
  return {
    view: oneOfIn(search, "view", BUILD_VIEWS),
    state: textIn(search, "state"),
    file: textIn(search, "file"),
    change: textIn(search, "change"),
    q: textIn(search, "q"),
  };
}
