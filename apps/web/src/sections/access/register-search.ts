import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface RegisterSearch {
  /** The address that a person wanted before they were asked who they are. */
  readonly to?: string | undefined;
}

export function readRegisterSearch(search: Readonly<Record<string, unknown>>): RegisterSearch {
  return { to: textIn(search, "to") };
}
