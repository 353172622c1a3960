import { textIn } from "../../design/search-values.js";

/** What the address says of the import after `?`. */
export interface ImportSearch {
  /** The project that is imported into, unless another one is chosen. */
  readonly projectId?: string | undefined;
}

export function readImportSearch(search: Readonly<Record<string, unknown>>): ImportSearch {
  return { projectId: textIn(search, "projectId") };
}
