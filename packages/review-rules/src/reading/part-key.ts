import type { Cited } from "../records/cited.js";

/** One text for one thing. */
export function partKey({ kind, id }: Cited): string {
  return `${kind} ${id}`;
}
