import type { SnapshotFile } from "../snapshot.js";
import type { ReachedFolder } from "./reach.js";
import type { ServiceReach } from "./service-reach.js";
import { ServicesOfManifest } from "./services-of-manifest.js";
import { TouchedServices } from "./touched-services.js";
import type { UnlookedFiles } from "./unlooked-files.js";

/** Which services files may be of that were not looked through. */
export class MissedServices {
  readonly #unlooked: UnlookedFiles;
  readonly #folders: ReadonlyMap<string, readonly ReachedFolder[]>;
  readonly #reach: ServiceReach;
  readonly #ofManifest: ServicesOfManifest;

  constructor(
    unlooked: UnlookedFiles,
    folders: ReadonlyMap<string, readonly ReachedFolder[]>,
    reach: ServiceReach,
  ) {
    this.#unlooked = unlooked;
    this.#folders = folders;
    this.#reach = reach;
    this.#ofManifest = new ServicesOfManifest(folders);
  }

  /** Of those that are such; what is not listed may be of each service. */
  where(isPart: (file: SnapshotFile) => boolean): TouchedServices {
    const { isCut, missed } = this.#unlooked;
    const files = missed.filter(isPart);
    const keys = isCut ? new Set(this.#folders.keys()) : this.#ofManifest.ofAll(files);
    return new TouchedServices(keys, isCut || files.length > 0, this.#reach);
  }

  /** Whatever became of the file. */
  of(file: SnapshotFile): readonly string[] {
    return this.#ofManifest.of(file);
  }
}
