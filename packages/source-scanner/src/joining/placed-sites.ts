import type { CodeSite } from "../code/code-extraction.js";
import { SCAN_LIMITS } from "../limits.js";
import { conditionsOfLibrary, hasPackage } from "../patterns/library-packages.js";
import { folderOf } from "../selecting/file-path.js";
import type { Stack } from "./condition-text.js";
import { groundPaths } from "./ground-paths.js";
import type { JoinedRepository } from "./joined-repository.js";
import { listAt } from "./list-at.js";
import type { FoundPackage } from "./package-finder.js";
import type { Place } from "./place.js";
import { Remembered } from "./remembered.js";
import type { FileOfKind } from "./scanned-repository.js";

/** A site of source in one service, or in none. */
export interface PlacedSite {
  readonly site: CodeSite;
  readonly serviceKey: string | null;
  readonly place: Place;
  /** Of the file, of the way to it, of the library's package, and its own. */
  readonly conditions: Stack;
  /** Other files that say conditions of it, or ask for its package. */
  readonly grounds: readonly string[];
  /** Its source is in other services too. */
  readonly isShared: boolean;
}

export interface PlacedSites {
  readonly ofService: ReadonlyMap<string | null, readonly PlacedSite[]>;
  /** There are more than are told. */
  readonly isCut: boolean;
}

interface PlacedFile {
  readonly file: FileOfKind<"source">;
  readonly conditions: Stack;
  readonly grounds: readonly string[];
  readonly isShared: boolean;
}

/** The sites of all source, once for each service that they are in. One whose package nobody asks for is none. */
export function placedSites(joined: JoinedRepository): PlacedSites {
  const ofService = new Map<string | null, readonly PlacedSite[]>();
  let left: number = SCAN_LIMITS.placedSites;
  let isCut = false;
  for (const [serviceKey, files] of filesOfServices(joined)) {
    const sites: PlacedSite[] = [];
    const packages = joined.packages.of(serviceKey);
    const elsewhere = new Remembered((wanted) => askedElsewhere(packages, wanted, serviceKey));
    for (const { file, conditions, grounds, isShared } of files) {
      for (const site of file.content.code.sites) {
        isCut ||= sites.length >= left;
        if (!isCut && (site.needsPackage === null || hasPackage(packages, site.needsPackage))) {
          const ofCalls = joined.calls.of(site.calls, serviceKey);
          const ofLibrary = conditionsOfLibrary(packages, site.library);
          const stack = [...conditions, ...ofLibrary, ...ofCalls.conditions, ...site.conditions];
          sites.push({
            site,
            serviceKey,
            place: { path: file.path, lines: site.lines },
            conditions: [...new Set(stack)],
            grounds: together(grounds, [
              ...ofCalls.paths,
              ...(site.needsPackage === null ? [] : elsewhere.of(site.needsPackage)),
            ]),
            isShared,
          });
        }
      }
    }
    left -= sites.length;
    ofService.set(serviceKey, sites);
  }
  return { ofService, isCut };
}

/** Most sites of a file share one list. */
function together(ofFile: readonly string[], own: readonly string[]): readonly string[] {
  return own.length === 0 ? ofFile : groundPaths([...own, ...ofFile]);
}

/** The manifests of other projects that ask for the package without which a site is none. */
function askedElsewhere(
  packages: readonly FoundPackage[],
  wanted: string,
  serviceKey: string | null,
): readonly string[] {
  const asked = packages.filter((one) => hasPackage([one], wanted));
  const isOwn = asked.some(({ place }) => folderOf(place.path) === serviceKey);
  return isOwn ? [] : groundPaths(asked.map(({ place }) => place.path));
}

/** Source with sites, by the services that it is in. */
function filesOfServices({
  repository,
  reach,
  conditions,
}: JoinedRepository): ReadonlyMap<string | null, readonly PlacedFile[]> {
  const found = new Map<string | null, PlacedFile[]>();
  const files = repository.ofKind("source").filter(({ content }) => content.code.sites.length > 0);
  for (const file of files.filter(({ path }) => conditions.isCompiled(path))) {
    const reaching = reach.ofFolder(file.folder);
    const ofFile = conditions.of(file.path);
    const { paths: grounds } = ofFile;
    for (const { serviceKey, conditions: ofWay } of reaching) {
      listAt<string | null, PlacedFile>(found, serviceKey).push({
        file,
        conditions: [...ofWay, ...ofFile.conditions],
        grounds,
        isShared: reaching.length > 1,
      });
    }
    if (reaching.length === 0) {
      listAt<string | null, PlacedFile>(found, null).push({
        file,
        conditions: ofFile.conditions,
        grounds,
        isShared: false,
      });
    }
  }
  return found;
}
