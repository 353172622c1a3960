import { parentOf } from "./projects.js";
import { Remembered } from "./remembered.js";

/** Some folders, and all that are in them. */
export class FoldersBelow {
  readonly #below: Remembered<boolean>;

  constructor(folders: Iterable<string>) {
    const all = new Set(folders);
    this.#below = new Remembered((folder) => all.has(folder) || this.#hasParentOf(folder));
  }

  has(folder: string): boolean {
    return this.#below.of(folder);
  }

  #hasParentOf(folder: string): boolean {
    const parent = parentOf(folder);
    return parent !== null && this.has(parent);
  }
}
