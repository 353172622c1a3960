import { oneOfIn, textIn } from "../../../design/search-values.js";

export const SCAN_TABS = ["impact", "services", "facts", "patterns", "coverage", "files"] as const;
export type ScanTab = (typeof SCAN_TABS)[number];

export const FACT_KINDS = [
  "service",
  "store",
  "broker",
  "uses",
  "operation",
  "channel",
  "binding",
  "message",
  "publish",
  "subscribe",
  "schema",
] as const;
export const FILE_STATUSES = ["read", "excluded", "unknown-class", "skipped"] as const;
export const IMPACT_KINDS = ["promise", "scenario", "element"] as const;
export const CERTAINTIES = ["definite", "possible", "unknown"] as const;

/** What the address says of one scan after `?`; filters have the names that the API gives them. */
export interface ScanSearch {
  readonly tab?: ScanTab | undefined;
  readonly q?: string | undefined;
  readonly kind?: (typeof FACT_KINDS)[number] | undefined;
  readonly serviceKey?: string | undefined;
  readonly status?: (typeof FILE_STATUSES)[number] | undefined;
  readonly certainty?: (typeof CERTAINTIES)[number] | undefined;
  readonly of?: (typeof IMPACT_KINDS)[number] | undefined;
  /** Which state of the design an impact is about, as `revision:<id>` or `branch:<id>`; main where it is left out. */
  readonly on?: string | undefined;
}

export function readScanSearch(search: Readonly<Record<string, unknown>>): ScanSearch {
  return {
    tab: oneOfIn(search, "tab", SCAN_TABS),
    q: textIn(search, "q"),
    kind: oneOfIn(search, "kind", FACT_KINDS),
    serviceKey: textIn(search, "serviceKey"),
    status: oneOfIn(search, "status", FILE_STATUSES),
    certainty: oneOfIn(search, "certainty", CERTAINTIES),
    of: oneOfIn(search, "of", IMPACT_KINDS),
    on: textIn(search, "on"),
  };
}
