import type { CodeName } from "../code/code-extraction.js";
import { groundPaths } from "./ground-paths.js";
import { listAt } from "./list-at.js";
import { NO_NAME, type ResolvedName } from "./name-resolver.js";
import type { PlacedSite, PlacedSites } from "./placed-sites.js";
import { Remembered } from "./remembered.js";

/** What a library puts before all of its HTTP routes in a service (`app.setGlobalPrefix("api")`). */
export class RoutePrefixes {
  readonly #found = new Map<string, (ResolvedName | null)[]>();
  readonly #only = new Remembered((key) => onlyOne(this.#found.get(key) ?? [NO_NAME]));

  constructor(
    ofService: PlacedSites["ofService"],
    resolve: (name: CodeName, placed: PlacedSite) => ResolvedName | null,
  ) {
    for (const placed of [...ofService.values()].flat().filter(({ site }) => site.kind === "prefix")) {
      const name = resolve(placed.site.name, placed);
      const prefix = name === null ? null : { ...name, grounds: [placed.place.path, ...name.grounds] };
      listAt(this.#found, keyOf(placed)).push(prefix);
    }
  }

  /** With where it is said; null where it is not known, or there are several. */
  of(placed: PlacedSite): ResolvedName | null {
    return this.#only.of(keyOf(placed));
  }
}

function onlyOne(prefixes: readonly (ResolvedName | null)[]): ResolvedName | null {
  const known = prefixes.filter((prefix) => prefix !== null);
  const [text, ...others] = new Set(known.map((prefix) => prefix.text));
  const grounds = groundPaths(known.flatMap((prefix) => prefix.grounds));
  const isOne = text !== undefined && others.length === 0 && known.length === prefixes.length;
  return isOne ? { text, grounds } : null;
}

function keyOf({ site, serviceKey }: PlacedSite): string {
  return JSON.stringify([serviceKey, site.library]);
}
