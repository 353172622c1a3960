import type { CodeName } from "../code/code-extraction.js";
import type { PlacedSite, PlacedSites } from "./placed-sites.js";

/** What a library puts before all of its HTTP routes in a service (`app.setGlobalPrefix("api")`). */
export class RoutePrefixes {
  readonly #found = new Map<string, Set<string | null>>();

  constructor(
    ofService: PlacedSites["ofService"],
    resolve: (name: CodeName, placed: PlacedSite) => string | null,
  ) {
    for (const placed of [...ofService.values()].flat().filter(({ site }) => site.kind === "prefix")) {
      const found = this.#found.get(keyOf(placed)) ?? new Set();
      this.#found.set(keyOf(placed), found.add(resolve(placed.site.name, placed)));
    }
  }

  /** Null where it is not known, or there are several. */
  of(placed: PlacedSite): string | null {
    const [only = null, ...others] = this.#found.get(keyOf(placed)) ?? [""];
    return others.length === 0 ? only : null;
  }
}

function keyOf({ site, serviceKey }: PlacedSite): string {
  return JSON.stringify([serviceKey, site.library]);
}
