import type { CodeSite } from "../code/code-extraction.js";
import { conditionsOfLibrary, hasPackage } from "../patterns/library-packages.js";
import type { Stack } from "./condition-text.js";
import type { JoinedRepository } from "./joined-repository.js";
import type { Place } from "./place.js";

/** A site of source in one service, or in none. */
export interface PlacedSite {
  readonly site: CodeSite;
  readonly serviceKey: string | null;
  readonly place: Place;
  /** Of the file, of the way to it, of the library's package, and its own. */
  readonly conditions: Stack;
  /** Its source is in other services too. */
  readonly isShared: boolean;
}

/** The sites of all source, once for each service that they are in. One whose package nobody asks for is none. */
export function placedSites(joined: JoinedRepository): readonly PlacedSite[] {
  const { repository, reach, packages, conditions } = joined;
  const placed: PlacedSite[] = [];
  for (const { path, folder, content } of repository.ofKind("source")) {
    if (content.code.sites.length === 0) {
      continue;
    }
    const ofFile = conditions.of(path);
    const reaching = reach.ofFolder(folder);
    const parties = reaching.length === 0 ? [{ serviceKey: null, conditions: [] }] : reaching;
    for (const { serviceKey, conditions: ofWay } of parties) {
      const found = packages.of(serviceKey);
      for (const site of content.code.sites) {
        if (site.needsPackage === null || hasPackage(found, site.needsPackage)) {
          const stack = [...ofWay, ...conditionsOfLibrary(found, site.library), ...ofFile, ...site.conditions];
          const place = { path, lines: site.lines };
          placed.push({ site, serviceKey, place, conditions: [...new Set(stack)], isShared: reaching.length > 1 });
        }
      }
    }
  }
  return placed;
}
