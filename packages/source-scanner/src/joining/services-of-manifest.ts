import { isForBelow } from "../selecting/file-class.js";
import { baseName, folderOf } from "../selecting/file-path.js";
import type { SnapshotFile } from "../snapshot.js";
import { parentOf } from "./projects.js";
import type { ReachedFolder } from "./reach.js";
import { ServiceReach } from "./service-reach.js";

/** Which services a manifest may say something of: those in whose reach it is, and of some all that is below. */
export class ServicesOfManifest {
  readonly #services: ReadonlyMap<string, readonly ReachedFolder[]>;
  readonly #reach: ServiceReach;

  constructor(services: ReadonlyMap<string, readonly ReachedFolder[]>) {
    this.#services = services;
    this.#reach = new ServiceReach(services);
  }

  of({ path, class: fileClass }: Pick<SnapshotFile, "path" | "class">): readonly string[] {
    const around = this.#reach.ofFolder(folderOf(path)).map(({ serviceKey }) => serviceKey);
    const below = isForBelow(fileClass) ? this.#below(folderOfManifest(path)) : [];
    return [...new Set([...around, ...below])];
  }

  #below(folder: string): readonly string[] {
    return [...this.#services].flatMap(([serviceKey, folders]) =>
      folders.some((reached) => isIn(reached.folder, folder)) ? [serviceKey] : [],
    );
  }
}

/** A catalog stands in the folder `gradle` of its build. */
export function folderOfManifest(path: string): string {
  const folder = folderOf(path);
  return baseName(folder) === "gradle" ? (parentOf(folder) ?? ".") : folder;
}

/** Whether a folder is another one, or in it. */
export function isIn(folder: string, outer: string): boolean {
  return outer === "." || folder === outer || folder.startsWith(`${outer}/`);
}
