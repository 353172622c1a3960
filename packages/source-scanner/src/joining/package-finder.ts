import type { PackageUse } from "../manifests/manifest.js";
import type { Stack } from "./condition-text.js";
import type { Place } from "./place.js";
import { type Project, type Projects, parentOf } from "./projects.js";
import type { ReachedFolder } from "./reach.js";

/** A package that some manifest asks for. */
export interface FoundPackage extends PackageUse {
  readonly ecosystem: Project["manifest"]["ecosystem"];
  readonly place: Place;
}

/** The packages that manifests in the reach of each service ask for. */
export class PackageFinder {
  readonly #projects: Projects;
  readonly #services: ReadonlyMap<string, readonly ReachedFolder[]>;
  /** Services are asked about one after another: of many that share much, all at once would be too many. */
  #last: { readonly serviceKey: string | null; readonly packages: readonly FoundPackage[] } | null = null;

  constructor(projects: Projects, services: ReadonlyMap<string, readonly ReachedFolder[]>) {
    this.#projects = projects;
    this.#services = services;
  }

  /** Null = of every manifest of the repository. */
  of(serviceKey: string | null): readonly FoundPackage[] {
    if (this.#last === null || this.#last.serviceKey !== serviceKey) {
      this.#last = { serviceKey, packages: this.#find(serviceKey) };
    }
    return this.#last.packages;
  }

  #find(serviceKey: string | null): readonly FoundPackage[] {
    return serviceKey === null
      ? this.#projects.all.flatMap((project) => packagesOf(project, []))
      : inReach(this.#projects, this.#services.get(serviceKey) ?? []);
  }
}

/** Manifests of the reached folders, and files that add packages to every project below them. */
function inReach(projects: Projects, folders: readonly ReachedFolder[]): readonly FoundPackage[] {
  const seen = new Set<Project>();
  return folders.flatMap(({ folder, conditions }) => {
    const found = projects.in(folder).flatMap((project) => packagesOf(project, conditions));
    const shared = around(projects, folder).filter((project) => !seen.has(project));
    for (const project of shared) {
      seen.add(project);
    }
    return [...found, ...shared.flatMap((project) => packagesOf(project, []))];
  });
}

/** A Go module, and .NET's files of properties, are for folders below them too; a parent of Maven gives what it has. */
function around(projects: Projects, folder: string): readonly Project[] {
  const found: Project[] = [];
  for (let here = parentOf(folder); here !== null; here = parentOf(here)) {
    found.push(...projects.in(here).filter(({ manifest, path }) => isForBelow(manifest.ecosystem, path)));
  }
  return found;
}

function isForBelow(ecosystem: Project["manifest"]["ecosystem"], path: string): boolean {
  return ecosystem === "go" || ecosystem === "maven" || /\.props$/i.test(path);
}

function packagesOf({ manifest, path }: Project, outer: Stack): readonly FoundPackage[] {
  return manifest.packages.map((one) => ({
    ...one,
    conditions: [...outer, ...one.conditions],
    ecosystem: manifest.ecosystem,
    place: { path, lines: one.lines },
  }));
}
