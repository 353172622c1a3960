import { oneOfIn, textIn } from "../../design/search-values.js";
import { FOUND_KINDS, type FoundKind } from "./found-kinds.js";

/** What the address says of this screen after `?`. */
export interface HomeSearch {
  /** What is looked for, in everything that one may see. */
  readonly q?: string | undefined;
  /** Only things of this kind. */
  readonly kind?: FoundKind | undefined;
}

export function readHomeSearch(search: Readonly<Record<string, unknown>>): HomeSearch {
  return { q: textIn(search, "q"), kind: oneOfIn(search, "kind", FOUND_KINDS) };
}
