import type { Snapshot, SnapshotFile } from "../snapshot.js";
import { isByReach } from "./ground-of-facts.js";
import { MissedGrounds } from "./missed-grounds.js";
import { MissedServices } from "./missed-services.js";
import { ServiceReach } from "./service-reach.js";
import { foldersOfServices } from "./services-of-path.js";
import { UnknownReach } from "./unknown-reach.js";
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

/**
 * What facts rest on beside the files that say them, and what a snapshot did not look through of that. A fact that rests on
 * such a file is not shown to be absent, nor to be another.
 */
export class UnlookedGround {
  readonly #unlooked: UnlookedFiles;
  readonly #unseen: UnseenServices;
  readonly #pathsOf: KnownElsewhere["pathsOf"];
  readonly #reach: UnknownReach;
  readonly #grounds: MissedGrounds;

  constructor(
    snapshot: Pick<Snapshot, "files" | "services" | "incomplete">,
    { pathsOf, services, isAsBefore = () => false }: KnownElsewhere,
  ) {
    const folders = foldersOfServices(snapshot.services);
    const reach = new ServiceReach(folders);
    this.#unlooked = new UnlookedFiles(snapshot, isAsBefore);
    this.#unseen = new UnseenServices(this.#unlooked, snapshot.services, pathsOf);
    this.#pathsOf = pathsOf;
    const missed = new MissedServices(this.#unlooked, folders, reach);
    const unseen = services.filter((key) => !isOfImage(key) && this.#unseen.has(key));
    this.#reach = new UnknownReach(this.#unlooked, missed, reach);
    this.#grounds = new MissedGrounds(missed, reach, unseen);
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
      this.#areGroundsHidden(fact, kind === "uses" ? parts : []) ||
      (kind === "uses" && endsOf(parts, there).some((end) => this.#isMisnamed(end))) ||
      there.some(
        (file) => this.#isOutOfReach(kind, serviceKey, file) || this.#grounds.hold(kind, serviceKey, file),
      )
    );
  }

  /** Whether what a fact is like may rest on that: its conditions and its technology on any manifest. */
  blurs(fact: WantedFact): boolean {
    const { serviceKey, paths } = fact;
    return this.#grounds.isOfManifest(serviceKey, this.#unlooked.at(paths)) || this.hides(fact);
  }

  /** Another file that it rested on was not looked through, or may be in the reach of whom it is of. */
  #areGroundsHidden({ serviceKey, paths, grounds }: WantedFact, ends: readonly string[]): boolean {
    const owners = () =>
      serviceKey === null ? this.#reach.ownersOf(this.#unlooked.at(paths)) : new Set([serviceKey, ...ends]);
    return this.#unlooked.hasAny(grounds) || this.#reach.mayHoldOne(grounds, owners);
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

  #isOutOfReach(kind: string, serviceKey: string | null, file: SnapshotFile): boolean {
    const isOfSeen = serviceKey !== null && this.#unseen.sees(serviceKey);
    return isOfSeen && isByReach(kind, file) && this.#reach.mayHold(serviceKey, file);
  }
}

/** Whom code is of is known by where it is. */
function endsOf(parts: readonly string[], said: readonly SnapshotFile[]): readonly string[] {
  const isByCode = said.every((file) => isByReach("uses", file));
  return isByCode ? parts.slice(1) : parts;
}
