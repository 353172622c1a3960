import { folderOf } from "../selecting/file-path.js";
import type { RepositoryService, SnapshotFile } from "../snapshot.js";
import { parentOf } from "./projects.js";
import { Remembered } from "./remembered.js";
import { plainName } from "./service-book.js";
import type { UnlookedFiles } from "./unlooked-files.js";
import { UnreadProjects } from "./unread-projects.js";

/** Services that a snapshot does not have, and that what it did not look through may say. */
export class UnseenServices {
  readonly #unlooked: UnlookedFiles;
  readonly #pathsOf: (factKey: string) => readonly string[] | null;
  readonly #seen: ReadonlySet<string>;
  readonly #unread: UnreadProjects;
  /** What those that are seen are called. */
  readonly #names: ReadonlySet<string>;
  readonly #folders: ReadonlySet<string>;
  readonly #hidden = new Remembered((serviceKey) => this.#mayBeThere(serviceKey));

  constructor(
    unlooked: UnlookedFiles,
    services: readonly Pick<RepositoryService, "serviceKey" | "name">[],
    pathsOf: (factKey: string) => readonly string[] | null,
  ) {
    this.#unlooked = unlooked;
    this.#pathsOf = pathsOf;
    this.#seen = new Set(services.map(({ serviceKey }) => serviceKey));
    this.#unread = new UnreadProjects(unlooked.missed);
    this.#names = new Set(services.flatMap(({ serviceKey, name }) => [plainName(name), nameOf(serviceKey)]));
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
    return isUnsaid || (isOfImage(serviceKey) ? this.#isTaken(serviceKey) : this.#unread.mayBe(serviceKey));
  }

  /** Where two are called alike nobody knows whose an image is; where one of them is not seen it is the other's. */
  #isTaken(serviceKey: string): boolean {
    const name = nameOf(serviceKey);
    return this.#names.has(name) && this.#unread.areCalled(name);
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

function nameOf(serviceKey: string): string {
  return plainName(serviceKey.replace(/^image:|^.*\//s, ""));
}

/** A service whose source is not here has no folder. */
export function isOfImage(serviceKey: string): boolean {
  return serviceKey.startsWith("image:");
}
