import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface WorkspaceSearch {
  readonly q?: string | undefined;
}

export function readWorkspaceSearch(search: Readonly<Record<string, unknown>>): WorkspaceSearch {
  return { q: textIn(search, "q") };
}
