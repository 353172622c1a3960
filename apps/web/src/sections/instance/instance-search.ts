import { oneOfIn, textIn } from "../../design/search-values.js";
import { ACCOUNT_KINDS, type AccountKind } from "./account-filter.js";

export const INSTANCE_TABS = ["service", "settings", "violations", "accounts", "audit"] as const;
export type InstanceTab = (typeof INSTANCE_TABS)[number];

/** What the address says of this screen after `?`. */
export interface InstanceSearch {
  readonly tab?: InstanceTab | undefined;
  readonly q?: string | undefined;
  readonly kind?: AccountKind | undefined;
  readonly about?: string | undefined;
  readonly actor?: string | undefined;
}

export function readInstanceSearch(search: Readonly<Record<string, unknown>>): InstanceSearch {
  return {
    tab: oneOfIn(search, "tab", INSTANCE_TABS),
    q: textIn(search, "q"),
    kind: oneOfIn(search, "kind", ACCOUNT_KINDS),
    about: textIn(search, "about"),
    actor: textIn(search, "actor"),
  };
}
