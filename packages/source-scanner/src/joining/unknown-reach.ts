import { isManifest } from "../selecting/file-class.js";
import { extensionOf, folderOf } from "../selecting/file-path.js";
import type { SnapshotFile } from "../snapshot.js";
import type { MissedServices } from "./missed-services.js";
import { Remembered } from "./remembered.js";
import type { ServiceReach } from "./service-reach.js";
import type { TouchedServices } from "./touched-services.js";
import type { UnlookedFiles } from "./unlooked-files.js";

/** Where it is not known how far services reach. */
export class UnknownReach {
  readonly #unlooked: UnlookedFiles;
  readonly #reach: ServiceReach;
  /** A manifest was not looked through: by which name its project is referred to, or refers to others, is not known. */
  readonly #isUnnamed: boolean;
  /** Of which a file of Go was not read: what it imports is theirs too. */
  readonly #withImports: TouchedServices;
  /** The services that a file may be of, by its path. */
  readonly #reachers: Remembered<readonly string[]>;

  constructor(unlooked: UnlookedFiles, missed: MissedServices, reach: ServiceReach) {
    this.#unlooked = unlooked;
    this.#reach = reach;
    this.#isUnnamed = unlooked.isCut || unlooked.missed.some((file) => isManifest(file.class));
    this.#withImports = missed.where(isOfUnknownImports);
    this.#reachers = new Remembered((path) => unlooked.at([path]).flatMap((file) => missed.of(file)));
  }

  /** Whether a file is out of the reach of a service, and may be in it: by a manifest of that, of its project, or of one between. */
  mayHold(serviceKey: string, file: SnapshotFile): boolean {
    const isOpen = this.#isUnnamed || (isOfGo(file) && this.#withImports.has(serviceKey));
    const reaching = isOpen ? this.#reach.ofFolder(folderOf(file.path)) : [];
    return isOpen && !reaching.some((one) => one.serviceKey === serviceKey);
  }

  /** Whether one of some files is out of the reach of all who are, or of all whom others are of, and may be in it. */
  mayHoldOne(grounds: readonly string[], owners: () => ReadonlySet<string>): boolean {
    if (!this.#isUnnamed || this.#unlooked.at(grounds).length === 0) {
      return false;
    }
    const keys = owners();
    const isOf = ({ path }: SnapshotFile) => this.#reachers.of(path).some((key) => keys.has(key));
    return keys.size > 0 && !this.#unlooked.at(grounds).every(isOf);
  }

  /** The services that some files are in. */
  ownersOf(files: readonly SnapshotFile[]): ReadonlySet<string> {
    const folders = new Set(files.map(({ path }) => folderOf(path)));
    const reaching = [...folders].flatMap((folder) => this.#reach.ofFolder(folder));
    return new Set(reaching.map(({ serviceKey }) => serviceKey));
  }
}

function isOfGo({ path, class: fileClass }: SnapshotFile): boolean {
  return fileClass === "source" && extensionOf(path) === "go";
}

/** What a file imports is read also where the rest of it is not understood. */
function isOfUnknownImports(file: SnapshotFile): boolean {
  return isOfGo(file) && file.reason !== "syntax-errors";
}
