import type { CodeSite } from "../code-extraction.js";
import type { Directives, Group } from "./directives.js";
import { type Standing, standingOf } from "./line-conditions.js";

interface Placed {
  readonly site: CodeSite;
  readonly standing: readonly Standing[];
}

/**
 * Sites with the conditions of the lines they begin on. What stands in every branch of a group that has an `#else`
 * stands whatever the group's conditions are, so they do not count for it.
 */
export function withConditions(directives: Directives, sites: readonly CodeSite[]): readonly CodeSite[] {
  let placed: readonly Placed[] = sites.map((site) => ({
    site,
    standing: standingOf(directives, site.lines.first),
  }));
  const depth = Math.max(0, ...placed.map(({ standing }) => standing.length));
  for (let at = depth; at > 0; at -= 1) {
    placed = liftCovered(placed, at);
  }
  return placed.map(({ site, standing }) => ({
    ...site,
    conditions: [...standing.map(({ branch }) => branch.condition), ...site.conditions],
  }));
}

function liftCovered(placed: readonly Placed[], depth: number): readonly Placed[] {
  const seen = new Map<Group, Map<string, Set<unknown>>>();
  for (const one of placed) {
    const last = one.standing.length === depth ? one.standing.at(-1) : undefined;
    if (last !== undefined) {
      const byKey = seen.get(last.group) ?? new Map<string, Set<unknown>>();
      seen.set(last.group, byKey);
      byKey.set(keyOf(one.site), (byKey.get(keyOf(one.site)) ?? new Set()).add(last.branch));
    }
  }
  return placed.map((one) => {
    const last = one.standing.length === depth ? one.standing.at(-1) : undefined;
    const isCovered =
      last !== undefined &&
      last.group.branches.at(-1)?.test === null &&
      seen.get(last.group)?.get(keyOf(one.site))?.size === last.group.branches.length;
    return isCovered ? { ...one, standing: one.standing.slice(0, -1) } : one;
  });
}

/** What a site says, wherever it stands. */
function keyOf({ kind, library, name, detail, conditions }: CodeSite): string {
  return JSON.stringify([kind, library, name, detail, conditions]);
}
