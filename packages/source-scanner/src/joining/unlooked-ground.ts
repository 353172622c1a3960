import { isManifest } from "../selecting/file-class.js";
import type { Snapshot, SnapshotFile } from "../snapshot.js";
import { GROUNDS, type Ground, isByReach } from "./ground-of-facts.js";
import { ServicesOfManifest } from "./services-of-manifest.js";
import { foldersOfServices, servicesOfPath } from "./services-of-path.js";
import { UnlookedFiles } from "./unlooked-files.js";
import { UnseenServices } from "./unseen-services.js";

/** A fact that a snapshot does not have, or has otherwise, as it is known from elsewhere. */
export interface WantedFact {
  readonly factKey: string;
  readonly serviceKey: string | null;
  /** Files that said it. */
  readonly paths: readonly string[];
}

/** What is known of a repository beside the snapshot of it. */
export interface KnownElsewhere {
  /** The files that said a fact; null where nobody knows. */
  readonly pathsOf: (factKey: string) => readonly string[] | null;
  /** A file that was the same when the facts were found, and said them no more than now. */
  readonly isAsBefore?: (file: SnapshotFile) => boolean;
}

/** A ground with files that were not looked through, and the services that these are of. */
interface MissedGround extends Ground {
  readonly services: ReadonlySet<string>;
}

/**
 * What facts rest on beside the files that say them (`GROUNDS`), and what a snapshot did not look through of that. A fact
 * that rests on such a file is not shown to be absent, nor to be another.
 */
export class UnlookedGround {
  readonly #unlooked: UnlookedFiles;
  readonly #unseen: UnseenServices;
  readonly #pathsOf: KnownElsewhere["pathsOf"];
  readonly #servicesOf: (path: string) => readonly string[];
  readonly #grounds: readonly MissedGround[];
  /** Of which a manifest was not looked through. */
  readonly #withManifest: ReadonlySet<string>;

  constructor(
    { files, services }: Pick<Snapshot, "files" | "services">,
    { pathsOf, isAsBefore = () => false }: KnownElsewhere,
  ) {
    const unlooked = new UnlookedFiles(files, isAsBefore);
    const ofManifest = new ServicesOfManifest(foldersOfServices(services));
    const isOf = ({ classes }: Ground) =>
      unlooked.missed.filter((file) => classes.some((one) => one === file.class));
    this.#unlooked = unlooked;
    this.#unseen = new UnseenServices(unlooked, services, pathsOf);
    this.#pathsOf = pathsOf;
    this.#servicesOf = servicesOfPath(services);
    this.#grounds = GROUNDS.filter((ground) => isOf(ground).length > 0).map((ground) => ({
      ...ground,
      services: ofManifest.ofAll(isOf(ground)),
    }));
    this.#withManifest = ofManifest.ofAll(unlooked.missed.filter((file) => isManifest(file.class)));
  }

  /** Whether a fact that is not here may rest on what was not looked through. */
  hides({ factKey, serviceKey, paths }: WantedFact): boolean {
    const [kind = "", ...parts] = factKey.split("|");
    const there = this.#unlooked.at(paths);
    // What was said by files that are gone is gone, whatever it rested on; a service may be said by others.
    if (kind !== "service" && paths.length > 0 && there.length === 0) {
      return false;
    }
    return (
      (serviceKey !== null && this.#unseen.has(serviceKey)) ||
      (kind === "uses" && endsOf(parts, there).some((end) => this.#isMisnamed(end))) ||
      there.some(
        (file) => this.#isOutOfReach(kind, serviceKey, file) || this.#isOnGround(kind, serviceKey, file),
      )
    );
  }

  /** Whether what a fact is like may rest on that: its conditions and its technology on any manifest. */
  blurs(fact: WantedFact): boolean {
    const services = this.#servicesFor(fact.serviceKey, fact.paths);
    return services.some((one) => this.#withManifest.has(one)) || this.hides(fact);
  }

  /** What is of no service is of those that it is said in. */
  #servicesFor(serviceKey: string | null, paths: readonly string[]): readonly string[] {
    return serviceKey === null ? paths.flatMap(this.#servicesOf) : [serviceKey];
  }

  /** What a service, a store or a broker is called, the files say that say it. */
  #isMisnamed(end: string): boolean {
    const ofService = this.#pathsOf(`service|${end}`);
    const paths = ofService ?? this.#pathsOf(`store|${end}`) ?? this.#pathsOf(`broker|${end}`);
    if (paths === null) {
      return this.#unlooked.hasImages;
    }
    return this.#unlooked.hasAny(paths) || (ofService !== null && this.#unseen.has(end));
  }

  #isOutOfReach(kind: string, serviceKey: string | null, file: SnapshotFile): boolean {
    const isCut = serviceKey !== null && this.#withManifest.has(serviceKey);
    return isCut && isByReach(kind, file) && !this.#servicesOf(file.path).includes(serviceKey);
  }

  /** What is in no service rests on all files. */
  #isOnGround(kind: string, serviceKey: string | null, file: SnapshotFile): boolean {
    const services = this.#servicesFor(serviceKey, [file.path]);
    return this.#grounds.some(
      (ground) =>
        ground.kinds.includes(kind) &&
        ground.isUnder(file) &&
        (services.length === 0 || services.some((one) => ground.services.has(one))),
    );
  }
}

/** Whom code is of is known by where it is. */
function endsOf(parts: readonly string[], said: readonly SnapshotFile[]): readonly string[] {
  const isByCode = said.every((file) => isByReach("uses", file));
  return isByCode ? parts.slice(1) : parts;
}
