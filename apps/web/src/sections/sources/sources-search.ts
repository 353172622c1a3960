import { oneOfIn, textIn } from "../../design/search-values.js";

export const SOURCES_TABS = ["repositories", "scans", "imports", "links", "unseen"] as const;
export type SourcesTab = (typeof SOURCES_TABS)[number];

export const SCAN_KINDS = ["tracking", "comparison"] as const;
export const SCAN_STATES = ["queued", "running", "completed", "failed", "cancelled"] as const;
export const IMPORT_STATES = ["open", "decided", "superseded"] as const;

/** What the address says of this screen after `?`; filters have the names that the API gives them. */
export interface SourcesSearch {
  readonly tab?: SourcesTab | undefined;
  readonly q?: string | undefined;
  /** Whose scans, imports or links are listed. */
  readonly repositoryId?: string | undefined;
  readonly kind?: (typeof SCAN_KINDS)[number] | undefined;
  readonly state?: (typeof SCAN_STATES)[number] | undefined;
  readonly import?: (typeof IMPORT_STATES)[number] | undefined;
  /** Somebody came to follow one. */
  readonly follow?: "yes" | undefined;
}

export function readSourcesSearch(search: Readonly<Record<string, unknown>>): SourcesSearch {
  return {
    tab: oneOfIn(search, "tab", SOURCES_TABS),
    q: textIn(search, "q"),
    repositoryId: textIn(search, "repositoryId"),
    kind: oneOfIn(search, "kind", SCAN_KINDS),
    state: oneOfIn(search, "state", SCAN_STATES),
    import: oneOfIn(search, "import", IMPORT_STATES),
    follow: oneOfIn(search, "follow", ["yes"]),
  };
}
