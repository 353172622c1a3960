import type { SiteDetail, SiteNote } from "../code-extraction.js";
import { namesOf } from "../finding/names.js";
import type { Use } from "../finding/use.js";
import type { Call, Value } from "../syntax/value.js";
import { joinRoutes } from "./routes.js";

/** Where a router stands among the routes of its service. */
export interface Mount {
  readonly detail: SiteDetail;
  readonly notes: readonly SiteNote[];
}

export const AT_ROOT: Mount = { detail: {}, notes: [] };
export const UNKNOWN: Mount = { detail: {}, notes: ["prefix-unknown"] };

/** At the route that is the first argument of what mounts it. */
export function mountedBy(use: Use, call: Call): Mount {
  const [name] = namesOf(use, call.positional[0]);
  return name !== null && name !== undefined && "literal" in name
    ? { detail: { prefix: { literal: joinRoutes(name.literal) } }, notes: [] }
    : UNKNOWN;
}

/** Whether a value is what is held by a name, or given back by a function of it. */
export function isHeldBy(value: Value | undefined, name: string | undefined): boolean {
  return (
    (value?.is === "name" && value.path === name) ||
    (value?.is === "call" && value.name === name && !value.isNew)
  );
}

/** One within another, from the outermost in. */
export function within(...mounts: readonly Mount[]): Mount {
  if (mounts.some(({ notes }) => notes.length > 0)) {
    return UNKNOWN;
  }
  const prefixes = mounts.flatMap(({ detail }) => detail.prefix ?? []);
  const routes = prefixes.flatMap((prefix) => (prefix !== null && "literal" in prefix ? prefix.literal : []));
  return routes.length === 0
    ? AT_ROOT
    : { detail: { prefix: { literal: joinRoutes(...routes) } }, notes: [] };
}
