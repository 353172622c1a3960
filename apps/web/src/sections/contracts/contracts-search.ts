import { oneOfIn, textIn } from "../../design/search-values.js";

export const CONTRACT_KINDS = ["message", "channel", "operation", "schema"] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const CONTRACT_VIEWS = ["catalogue", "documents"] as const;

/** What the address says of this screen after `?`. */
export interface ContractsSearch {
  readonly view?: (typeof CONTRACT_VIEWS)[number] | undefined;
  readonly kind?: ContractKind | undefined;
  readonly q?: string | undefined;
  /** The contract that is looked at, by its ID. */
  readonly open?: string | undefined;
  /** The document that is looked at, by its path in a bundle. */
  readonly file?: string | undefined;
}

export function readContractsSearch(search: Readonly<Record<string, unknown>>): ContractsSearch {
  return {
    view: oneOfIn(search, "view", CONTRACT_VIEWS),
    kind: oneOfIn(search, "kind", CONTRACT_KINDS),
    q: textIn(search, "q"),
    open: textIn(search, "open"),
    file: textIn(search, "file"),
  };
}
