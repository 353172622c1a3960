import { oneOfIn, textIn } from "../../design/search-values.js";

export const WORKSPACE_TABS = ["projects", "members", "settings", "credentials", "tokens", "audit"] as const;
export type WorkspaceTab = (typeof WORKSPACE_TABS)[number];

/** What the address says of this screen after `?`. */
export interface WorkspaceSearch {
  readonly tab?: WorkspaceTab | undefined;
  readonly q?: string | undefined;
  readonly about?: string | undefined;
  readonly actor?: string | undefined;
}

export function readWorkspaceSearch(search: Readonly<Record<string, unknown>>): WorkspaceSearch {
  return {
    tab: oneOfIn(search, "tab", WORKSPACE_TABS),
    q: textIn(search, "q"),
    about: textIn(search, "about"),
    actor: textIn(search, "actor"),
  };
}
