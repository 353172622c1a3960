import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface SignInSearch {
  /** The address that a person wanted before they were asked who they are. */
  readonly to?: string | undefined;
  /** Why a sign-in at a provider came to nothing. */
  readonly external?: string | undefined;
}

export function readSignInSearch(search: Readonly<Record<string, unknown>>): SignInSearch {
  return { to: textIn(search, "to"), external: textIn(search, "external") };
}
