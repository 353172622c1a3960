import { isForBelow, isManifest } from "../selecting/file-class.js";
import { baseName, folderOf } from "../selecting/file-path.js";
import type { SnapshotFile } from "../snapshot.js";
import { parentOf } from "./projects.js";
import { plainName } from "./service-book.js";
import { folderOfManifest } from "./services-of-manifest.js";

/** Where files that say of their folder that it is a service were not looked through. */
export class UnreadProjects {
  readonly #folders: ReadonlySet<string>;
  /** A manifest is of its folder, and of some also of those below. */
  readonly #outer: ReadonlySet<string>;
  readonly #names: ReadonlySet<string>;

  constructor(missed: readonly SnapshotFile[]) {
    const sayers = missed.filter(saysItsFolder);
    const outer = sayers.filter((file) => isForBelow(file.class));
    this.#folders = new Set(sayers.map(({ path }) => folderOf(path)));
    this.#outer = new Set(outer.map(({ path }) => folderOfManifest(path)));
    this.#names = new Set(sayers.map(({ path }) => plainName(baseName(folderOfManifest(path)))));
  }

  /** Whether a folder may be one of them. */
  mayBe(folder: string): boolean {
    return this.#folders.has(folder) || this.#isBelow(folder);
  }

  /** Whether the folder of one of them is called so, letters and digits alone. */
  areCalled(name: string): boolean {
    return name !== "" && this.#names.has(name);
  }

  #isBelow(folder: string): boolean {
    for (let here: string | null = folder; here !== null; here = parentOf(here)) {
      if (this.#outer.has(here)) {
        return true;
      }
    }
    return false;
  }
}

function saysItsFolder({ class: fileClass }: SnapshotFile): boolean {
  return isManifest(fileClass) || fileClass === "dockerfile" || fileClass === "compose";
}
