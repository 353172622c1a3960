import { isForBelow, isManifest } from "../selecting/file-class.js";
import { baseName, folderOf } from "../selecting/file-path.js";
import type { RepositoryService, SnapshotFile } from "../snapshot.js";
import { parentOf } from "./projects.js";
import { Remembered } from "./remembered.js";
import { plainName } from "./service-book.js";
import { folderOfManifest, isIn } from "./services-of-manifest.js";
import type { UnlookedFiles } from "./unlooked-files.js";

/** Services that a snapshot does not have, and that what it did not look through may say. */
export class UnseenServices {
  readonly #unlooked: UnlookedFiles;
  readonly #pathsOf: (factKey: string) => readonly string[] | null;
  readonly #seen: ReadonlySet<string>;
  /** Files that say that their folder is a service. */
  readonly #sayers: readonly SnapshotFile[];
  readonly #folders: ReadonlySet<string>;
  readonly #hidden = new Remembered((serviceKey) => this.#mayBeThere(serviceKey));

  constructor(
    unlooked: UnlookedFiles,
    services: readonly Pick<RepositoryService, "serviceKey">[],
    pathsOf: (factKey: string) => readonly string[] | null,
  ) {
    this.#unlooked = unlooked;
    this.#pathsOf = pathsOf;
    this.#seen = new Set(services.map(({ serviceKey }) => serviceKey));
    this.#sayers = unlooked.missed.filter(saysItsFolder);
    this.#folders = foldersAround(unlooked.all);
  }

  sees(serviceKey: string): boolean {
    return this.#seen.has(serviceKey);
  }

  /** Whether a service is not seen, and may be there. */
  has(serviceKey: string): boolean {
    return this.#hidden.of(serviceKey);
  }

  /** A service whose folder is gone is gone. */
  #mayBeThere(serviceKey: string): boolean {
    return (
      !this.sees(serviceKey) &&
      (this.#unlooked.isCut || (this.#hasFolder(serviceKey) && this.#mayBeSaid(serviceKey)))
    );
  }

  #mayBeSaid(serviceKey: string): boolean {
    const paths = this.#pathsOf(`service|${serviceKey}`);
    const isUnsaid = paths === null ? this.#unlooked.hasImages : this.#unlooked.hasAny(paths);
    return isUnsaid || this.#sayers.some((file) => isOf(file, serviceKey) || isAlike(file, serviceKey));
  }

  #hasFolder(serviceKey: string): boolean {
    return isOfImage(serviceKey) || this.#folders.has(serviceKey);
  }
}

/** Folders of files, and those that they are in. */
function foldersAround(files: readonly SnapshotFile[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const { path } of files) {
    for (let here: string | null = folderOf(path); here !== null && !all.has(here); here = parentOf(here)) {
      all.add(here);
    }
  }
  return all;
}

function saysItsFolder({ class: fileClass }: SnapshotFile): boolean {
  return isManifest(fileClass) || fileClass === "dockerfile" || fileClass === "compose";
}

/** A manifest is of its folder, and of some also of those below. */
function isOf({ path, class: fileClass }: SnapshotFile, folder: string): boolean {
  const isBelow = isForBelow(fileClass) && isIn(folder, folderOfManifest(path));
  return !isOfImage(folder) && (folderOf(path) === folder || isBelow);
}

/** A project that is called like a service: of two of one name it is not known which is meant. */
function isAlike({ path }: SnapshotFile, serviceKey: string): boolean {
  const name = plainName(serviceKey.replace(/^image:|^.*\//s, ""));
  return name !== "" && plainName(baseName(folderOfManifest(path))) === name;
}

/** A service whose source is not here has no folder. */
function isOfImage(serviceKey: string): boolean {
  return serviceKey.startsWith("image:");
}
