import { isForBelow } from "../selecting/file-class.js";
import { baseName, folderOf } from "../selecting/file-path.js";
import type { SnapshotFile } from "../snapshot.js";
import { parentOf } from "./projects.js";
import type { ReachedFolder } from "./reach.js";
import { ServiceReach } from "./service-reach.js";

type Manifest = Pick<SnapshotFile, "path" | "class">;

/** Which services a manifest may say something of: those in whose reach it is, and of some all that is below. */
export class ServicesOfManifest {
  readonly #services: ReadonlyMap<string, readonly ReachedFolder[]>;
  readonly #reach: ServiceReach;
  #inFolder: ReadonlyMap<string, ReadonlySet<string>> | null = null;

  constructor(services: ReadonlyMap<string, readonly ReachedFolder[]>) {
    this.#services = services;
    this.#reach = new ServiceReach(services);
  }

  of({ path, class: fileClass }: Manifest): readonly string[] {
    const around = this.#around(folderOf(path));
    const below = isForBelow(fileClass) ? this.#below(folderOfManifest(path)) : [];
    return [...new Set([...around, ...below])];
  }

  /** Those of all of them; many in one folder are one. */
  ofAll(files: readonly Manifest[]): ReadonlySet<string> {
    const found = new Set<string>();
    const each = new Map(files.map((file) => [`${isForBelow(file.class)} ${folderOf(file.path)}`, file]));
    for (const file of each.values()) {
      for (const serviceKey of this.of(file)) {
        found.add(serviceKey);
      }
    }
    return found;
  }

  #around(folder: string): readonly string[] {
    return this.#reach.ofFolder(folder).map(({ serviceKey }) => serviceKey);
  }

  /** Which services reach into a folder, or into one in it: looked up, since there may be as many folders as files. */
  #below(folder: string): Iterable<string> {
    this.#inFolder ??= servicesByFolder(this.#services);
    return this.#inFolder.get(folder) ?? [];
  }
}

function servicesByFolder(
  services: ReadonlyMap<string, readonly ReachedFolder[]>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [serviceKey, folders] of services) {
    for (const reached of folders) {
      for (let folder: string | null = reached.folder; folder !== null; folder = parentOf(folder)) {
        found.set(folder, (found.get(folder) ?? new Set()).add(serviceKey));
      }
    }
  }
  return found;
}

/** A catalog stands in the folder `gradle` of its build. */
export function folderOfManifest(path: string): string {
  const folder = folderOf(path);
  return baseName(folder) === "gradle" ? (parentOf(folder) ?? ".") : folder;
}
