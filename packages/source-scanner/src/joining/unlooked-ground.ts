import { isManifest } from "../selecting/file-class.js";
import { extensionOf, folderOf } from "../selecting/file-path.js";
import type { Snapshot, SnapshotFile } from "../snapshot.js";
import { BY_CODE, GROUNDS, type Ground, isByCode, isByReach } from "./ground-of-facts.js";
import { Remembered } from "./remembered.js";
import { ServiceReach } from "./service-reach.js";
import { ServicesOfManifest } from "./services-of-manifest.js";
import { foldersOfServices } from "./services-of-path.js";
import { TouchedServices } from "./touched-services.js";
import { UnlookedFiles } from "./unlooked-files.js";
import { isOfImage, UnseenServices } from "./unseen-services.js";

/** A fact that a snapshot does not have, or has otherwise, as it is known from elsewhere. */
export interface WantedFact {
  readonly factKey: string;
  readonly serviceKey: string | null;
  /** Files that said it. */
  readonly paths: readonly string[];
  /** Other files that it rested on. */
  readonly grounds: readonly string[];
}

/** What is known of a repository beside the snapshot of it. */
export interface KnownElsewhere {
  /** The files that said a fact; null where nobody knows. */
  readonly pathsOf: (factKey: string) => readonly string[] | null;
  /** The keys of the services that there were. */
  readonly services: readonly string[];
  /** A file that was the same when the facts were found, and said them no more than now. */
  readonly isAsBefore?: (file: SnapshotFile) => boolean;
}

/** A ground with files that were not looked through, and the services that these are of. */
interface MissedGround extends Omit<Ground, "isPart"> {
  readonly services: TouchedServices;
}

/**
 * What facts rest on beside the files that say them (`GROUNDS`), and what a snapshot did not look through of that. A fact
 * that rests on such a file is not shown to be absent, nor to be another.
 */
export class UnlookedGround {
  readonly #unlooked: UnlookedFiles;
  readonly #unseen: UnseenServices;
  readonly #pathsOf: KnownElsewhere["pathsOf"];
  readonly #reach: ServiceReach;
  /** The services that a file may be of, by its path. */
  readonly #reachers: Remembered<readonly string[]>;
  readonly #grounds: readonly MissedGround[];
  /** Of which a manifest was not looked through. */
  readonly #withManifest: TouchedServices;
  /** Of which a file of Go was not read: what it imports is theirs too. */
  readonly #withImports: TouchedServices;
  /** A manifest was not looked through: by which name its project is referred to, or refers to others, is not known. */
  readonly #isUnnamed: boolean;

  constructor(
    snapshot: Pick<Snapshot, "files" | "services" | "incomplete">,
    { pathsOf, services, isAsBefore = () => false }: KnownElsewhere,
  ) {
    const folders = foldersOfServices(snapshot.services);
    const unlooked = new UnlookedFiles(snapshot, isAsBefore);
    const reach = new ServiceReach(folders);
    const ofManifest = new ServicesOfManifest(folders);
    const touchedBy = (isPart: (file: SnapshotFile) => boolean) => {
      const files = unlooked.missed.filter(isPart);
      // What is not listed may be of each of them.
      const keys = unlooked.isCut ? new Set(folders.keys()) : ofManifest.ofAll(files);
      return new TouchedServices(keys, unlooked.isCut || files.length > 0, reach);
    };
    this.#unlooked = unlooked;
    this.#unseen = new UnseenServices(unlooked, snapshot.services, pathsOf);
    this.#pathsOf = pathsOf;
    this.#reach = reach;
    this.#reachers = new Remembered((path) => unlooked.at([path]).flatMap((file) => ofManifest.of(file)));
    // What is of a service that is not seen may seem to be of the one around it.
    const unseen = services.filter((key) => !isOfImage(key) && this.#unseen.has(key));
    const around = unseen.flatMap((key) => reach.ofFolder(key));
    const mixed = new TouchedServices(new Set(around.map(({ serviceKey }) => serviceKey)), false, reach);
    this.#grounds = [
      { ...BY_CODE, services: mixed },
      ...GROUNDS.map((ground) => ({
        ...ground,
        services: touchedBy((file) => ground.isPart(file.class)),
      })),
    ];
    this.#withManifest = touchedBy((file) => isManifest(file.class));
    this.#withImports = touchedBy(isOfUnknownImports);
    this.#isUnnamed = unlooked.isCut || unlooked.missed.some((file) => isManifest(file.class));
  }

  /** Whether a fact that is not here may rest on what was not looked through. */
  hides(fact: WantedFact): boolean {
    const { factKey, serviceKey, paths } = fact;
    const [kind = "", ...parts] = factKey.split("|");
    const there = this.#unlooked.at(paths);
    // What was said by files that are gone is gone, whatever it rested on; a service may be said by others.
    if (kind !== "service" && paths.length > 0 && there.length === 0) {
      return this.#unlooked.isCut;
    }
    return (
      this.#unlooked.mayHave(paths) ||
      (serviceKey !== null && this.#unseen.has(serviceKey)) ||
      this.#isGroundHidden(fact, kind === "uses" ? parts : []) ||
      (kind === "uses" && endsOf(parts, there).some((end) => this.#isMisnamed(end))) ||
      there.some(
        (file) => this.#isOutOfReach(kind, serviceKey, file) || this.#isOnGround(kind, serviceKey, file),
      )
    );
  }

  /** Another file that it rested on was not looked through, or may be in the reach of whom it is of. */
  #isGroundHidden(fact: WantedFact, ends: readonly string[]): boolean {
    return this.#unlooked.hasAny(fact.grounds) || (this.#isUnnamed && this.#isGroundLeft(fact, ends));
  }

  #isGroundLeft({ serviceKey, paths, grounds }: WantedFact, ends: readonly string[]): boolean {
    const files = this.#unlooked.at(grounds);
    const isOf = (owners: ReadonlySet<string>, { path }: SnapshotFile) =>
      this.#reachers.of(path).some((key) => owners.has(key));
    if (files.length === 0) {
      return false;
    }
    const owners = serviceKey === null ? this.#ownersOf(paths) : new Set([serviceKey, ...ends]);
    return owners.size > 0 && files.some((file) => !isOf(owners, file));
  }

  /** The services that some files are in. */
  #ownersOf(paths: readonly string[]): ReadonlySet<string> {
    const folders = new Set(this.#unlooked.at(paths).map(({ path }) => folderOf(path)));
    return new Set(
      [...folders].flatMap((folder) => this.#reach.ofFolder(folder).map((one) => one.serviceKey)),
    );
  }

  /** Whether what a fact is like may rest on that: its conditions and its technology on any manifest. */
  blurs(fact: WantedFact): boolean {
    return this.#isOfManifest(fact) || this.hides(fact);
  }

  /** What is of no service is of those that it is said in. */
  #isOfManifest({ serviceKey, paths }: WantedFact): boolean {
    return serviceKey === null
      ? this.#unlooked
          .at(paths)
          .some((file) => isByCode(file) && this.#withManifest.hasSaid(null, folderOf(file.path)))
      : this.#withManifest.has(serviceKey);
  }

  /** What a service, a store or a broker is called, the files say that say it. */
  #isMisnamed(end: string): boolean {
    const ofService = this.#pathsOf(`service|${end}`);
    const paths = ofService ?? this.#pathsOf(`store|${end}`) ?? this.#pathsOf(`broker|${end}`);
    if (paths === null) {
      return this.#unlooked.hasImages || this.#unlooked.isCut;
    }
    return this.#unlooked.hasAny(paths) || (ofService !== null && this.#unseen.has(end));
  }

  /** It may be in the reach of a service that is seen, by a manifest of that, of its project, or of one between. */
  #isOutOfReach(kind: string, serviceKey: string | null, file: SnapshotFile): boolean {
    return (
      serviceKey !== null &&
      this.#unseen.sees(serviceKey) &&
      (this.#isUnnamed || (isOfGo(file) && this.#withImports.has(serviceKey))) &&
      isByReach(kind, file) &&
      !this.#isReached(serviceKey, file)
    );
  }

  #isReached(serviceKey: string, { path }: SnapshotFile): boolean {
    return this.#reach.ofFolder(folderOf(path)).some((one) => one.serviceKey === serviceKey);
  }

  #isOnGround(kind: string, serviceKey: string | null, file: SnapshotFile): boolean {
    const folder = folderOf(file.path);
    return this.#grounds.some(
      ({ kinds, isUnder, services }) =>
        kinds.includes(kind) && isUnder(file) && services.hasSaid(serviceKey, folder),
    );
  }
}

function isOfGo({ path, class: fileClass }: SnapshotFile): boolean {
  return fileClass === "source" && extensionOf(path) === "go";
}

/** What a file imports is read also where the rest of it is not understood. */
function isOfUnknownImports(file: SnapshotFile): boolean {
  return isOfGo(file) && file.reason !== "syntax-errors";
}

/** Whom code is of is known by where it is. */
function endsOf(parts: readonly string[], said: readonly SnapshotFile[]): readonly string[] {
  const isByCode = said.every((file) => isByReach("uses", file));
  return isByCode ? parts.slice(1) : parts;
}
