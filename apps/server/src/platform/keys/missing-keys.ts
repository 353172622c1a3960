import type { MasterKey } from "./master-key.js";
import { inWords, type KeyCounts } from "./row-counts.js";

/** The keys of stored rows that are not among these. */
export function notLoaded(
  stored: readonly KeyCounts[],
  { current, previous }: { readonly current: MasterKey | null; readonly previous: MasterKey | null },
): readonly KeyCounts[] {
  return stored.filter(({ keyId }) => keyId !== current?.id && keyId !== previous?.id);
}

/** Each key with its rows: `0123456789abcdef (2 credentials and 1 session key)`. */
export function rowsInWords(stored: readonly KeyCounts[]): string {
  return stored.map(({ keyId, rows }) => `${keyId} (${inWords(rows)})`).join(", ");
}
