import type { Manifest } from "../manifests/manifest.js";
import type { GradleCatalog } from "../manifests/read-gradle-catalog.js";
import { withGradleCatalog } from "../manifests/with-gradle-catalog.js";
import { isManifest } from "../selecting/file-class.js";
import { baseName, folderOf } from "../selecting/file-path.js";
import { listAt } from "./list-at.js";
import type { ScannedRepository } from "./scanned-repository.js";

/** What a manifest makes of its folder. */
export interface Project {
  readonly folder: string;
  /** Of the manifest. */
  readonly path: string;
  readonly name: string;
  readonly manifest: Manifest;
}

/** The projects of a repository, by their folders. */
export class Projects {
  readonly all: readonly Project[];
  readonly #byFolder: ReadonlyMap<string, readonly Project[]>;
  /** Folders with a manifest, read or not. */
  readonly #folders: ReadonlySet<string>;

  constructor(repository: ScannedRepository) {
    const catalogs = catalogsOf(repository);
    this.all = repository.ofKind("manifest").map(({ path, folder, content: { manifest } }) => ({
      folder,
      path,
      manifest: withCatalog(manifest, folder, catalogs),
      name: nameOf(path, folder, manifest),
    }));
    const byFolder = new Map<string, Project[]>();
    for (const project of this.all) {
      listAt(byFolder, project.folder).push(project);
    }
    this.#byFolder = byFolder;
    const manifests = repository.files.filter(({ file }) => isManifest(file.class));
    this.#folders = new Set(manifests.map(({ file }) => folderOf(file.path)));
  }

  /** Whether a folder is that of a project, though it may not be known what it says. */
  isAt(folder: string): boolean {
    return this.#folders.has(folder);
  }

  in(folder: string): readonly Project[] {
    return this.#byFolder.get(folder) ?? [];
  }

  /** Of one ecosystem, in the nearest folder around a path that has one. */
  around(folder: string, ecosystem: Manifest["ecosystem"]): Project | null {
    for (let here: string | null = folder; here !== null; here = parentOf(here)) {
      const found = this.in(here).find(({ manifest }) => manifest.ecosystem === ecosystem);
      if (found !== undefined) {
        return found;
      }
    }
    return null;
  }
}

/** The folder around a folder; null around the root. */
export function parentOf(folder: string): string | null {
  if (folder === ".") {
    return null;
  }
  const slash = folder.lastIndexOf("/");
  return slash === -1 ? "." : folder.slice(0, slash);
}

/** By the folders of the builds that they are for: a catalog stands in the folder `gradle` of its build. */
function catalogsOf(repository: ScannedRepository): ReadonlyMap<string, GradleCatalog> {
  const files = repository.ofKind("gradle-catalog").filter(({ folder }) => baseName(folder) === "gradle");
  return new Map(files.map(({ folder, content }) => [String(parentOf(folder)), content.catalog]));
}

function withCatalog(
  manifest: Manifest,
  folder: string,
  catalogs: ReadonlyMap<string, GradleCatalog>,
): Manifest {
  if (manifest.ecosystem !== "gradle") {
    return manifest;
  }
  for (let here: string | null = folder; here !== null; here = parentOf(here)) {
    const catalog = catalogs.get(here);
    if (catalog !== undefined) {
      return withGradleCatalog(manifest, catalog);
    }
  }
  return manifest;
}

/** A .NET project is named like its file, others by what they say, or like their folder. */
function nameOf(path: string, folder: string, manifest: Manifest): string {
  if (manifest.ecosystem === "dotnet") {
    return baseName(path).replace(/\.\w+$/, "");
  }
  return manifest.name ?? (folder === "." ? "" : baseName(folder));
}
