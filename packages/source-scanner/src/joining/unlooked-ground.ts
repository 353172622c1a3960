import { isForBelow, isManifest } from "../selecting/file-class.js";
import { folderOf } from "../selecting/file-path.js";
import type { Snapshot, SnapshotFile } from "../snapshot.js";
import { parentOf } from "./projects.js";
import { folderOfManifest, isIn, ServicesOfManifest } from "./services-of-manifest.js";
import { foldersOfServices } from "./services-of-path.js";

/** A fact that a snapshot does not have, as it is known from elsewhere. */
export interface WantedFact {
  readonly factKey: string;
  readonly serviceKey: string | null;
  /** Files that said it. */
  readonly paths: readonly string[];
}

/** What is known of a repository beside the snapshot of it. */
export interface KnownElsewhere {
  /** The files that said a service which is here no more; null where nobody knows. */
  readonly pathsOfService: (serviceKey: string) => readonly string[] | null;
  /** A file that was the same when the facts were found, and said them no more than now. */
  readonly isAsBefore?: (file: SnapshotFile) => boolean;
}

/** Whether a file says all that it says: it was read, and understood whole. */
export function isLookedThrough({ status, reason }: Pick<SnapshotFile, "status" | "reason">): boolean {
  return status === "read" && reason === null;
}

/** Files that say where a service is that has no manifest, and what runs beside it. */
const IMAGES: ReadonlySet<SnapshotFile["class"]> = new Set(["compose", "dockerfile"]);

/**
 * What other facts rest on than the files that say them, and what a snapshot did not look through: manifests, settings of
 * applications, what builds images. A fact that rests on such a file is not shown to be absent.
 */
export class UnlookedGround {
  readonly #files: ReadonlyMap<string, SnapshotFile>;
  readonly #services: ReadonlySet<string>;
  readonly #pathsOfService: (serviceKey: string) => readonly string[] | null;
  readonly #manifests: readonly SnapshotFile[];
  readonly #hasSettings: boolean;
  readonly #hasImages: boolean;
  readonly #folders: ReadonlySet<string>;
  /** In whose reach there is a manifest or a file of settings. */
  readonly #touched: ReadonlySet<string>;
  readonly #hidden = new Map<string, boolean>();

  constructor(
    { files, services }: Pick<Snapshot, "files" | "services">,
    { pathsOfService, isAsBefore = () => false }: KnownElsewhere,
  ) {
    const unlooked = files.filter((file) => isMissed(file) && !isAsBefore(file));
    const settings = unlooked.filter((file) => file.class === "app-config");
    const ofManifest = new ServicesOfManifest(foldersOfServices(services));
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#services = new Set(services.map(({ serviceKey }) => serviceKey));
    this.#pathsOfService = pathsOfService;
    this.#manifests = unlooked.filter((file) => isManifest(file.class));
    this.#hasSettings = settings.length > 0;
    this.#hasImages = unlooked.some((file) => IMAGES.has(file.class));
    this.#folders = withFoldersAround(foldersOf(files));
    this.#touched = ofManifest.ofAll([...this.#manifests, ...settings]);
  }

  /** Whether a fact that is not here may rest on what was not looked through. */
  hides({ factKey, serviceKey, paths }: WantedFact): boolean {
    const [kind = "", ...parts] = factKey.split("|");
    // What was said by files that are gone is gone, whatever it rested on; a service may be said by others.
    if (kind !== "service" && paths.length > 0 && !paths.some((path) => this.#files.has(path))) {
      return false;
    }
    return (
      (serviceKey !== null && this.#hidesOfService(serviceKey)) ||
      (kind === "service" && this.#hidesService(parts.join("|"))) ||
      (kind === "uses" && this.#hidesEnd(parts.at(-1) ?? "")) ||
      (this.#hasImages && ["uses", "store", "broker"].includes(kind)) ||
      (this.#hasSettings && ["channel", "binding"].includes(kind) && paths.some((path) => this.#isCode(path)))
    );
  }

  #hidesOfService(serviceKey: string): boolean {
    return this.#services.has(serviceKey) ? this.#touched.has(serviceKey) : this.#hidesService(serviceKey);
  }

  #hidesService(serviceKey: string): boolean {
    const known = this.#hidden.get(serviceKey);
    const isHidden = known ?? this.#mayBeThere(serviceKey);
    this.#hidden.set(serviceKey, isHidden);
    return isHidden;
  }

  /** A service whose folder is gone is gone. */
  #mayBeThere(serviceKey: string): boolean {
    if (this.#services.has(serviceKey) || !this.#hasFolder(serviceKey)) {
      return false;
    }
    const paths = this.#pathsOfService(serviceKey);
    const isUnsaid = paths === null ? this.#hasImages : paths.some((path) => this.#isUnlooked(path));
    return isUnsaid || this.#manifests.some((file) => isOf(file, serviceKey));
  }

  /** What a service turns to may be another one. */
  #hidesEnd(key: string): boolean {
    return this.#pathsOfService(key) !== null && this.#hidesService(key);
  }

  #hasFolder(serviceKey: string): boolean {
    return isOfImage(serviceKey) || this.#folders.has(serviceKey);
  }

  #isUnlooked(path: string): boolean {
    const file = this.#files.get(path);
    return file !== undefined && !isLookedThrough(file);
  }

  /** Names in code may be taken from settings. */
  #isCode(path: string): boolean {
    return this.#files.get(path)?.class === "source";
  }
}

/** What is built, and tests, nobody wants to look through. */
function isMissed(file: SnapshotFile): boolean {
  return !isLookedThrough(file) && file.reason !== "default-glob" && file.reason !== "test";
}

function foldersOf(files: readonly SnapshotFile[]): ReadonlySet<string> {
  return new Set(files.map(({ path }) => folderOf(path)));
}

/** Folders, and those that they are in. */
function withFoldersAround(folders: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(folders);
  for (const folder of folders) {
    for (let outer = parentOf(folder); outer !== null && !all.has(outer); outer = parentOf(outer)) {
      all.add(outer);
    }
  }
  return all;
}

/** A manifest is of its folder, and of some also of those below. */
function isOf({ path, class: fileClass }: SnapshotFile, folder: string): boolean {
  const isBelow = isForBelow(fileClass) && isIn(folder, folderOfManifest(path));
  return !isOfImage(folder) && (folderOf(path) === folder || isBelow);
}

/** A service whose source is not here has no folder. */
function isOfImage(serviceKey: string): boolean {
  return serviceKey.startsWith("image:");
}
