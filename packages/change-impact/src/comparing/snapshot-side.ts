import {
  isLookedThrough,
  readProvenance,
  type Snapshot,
  type SnapshotFile,
  type SourceFact,
  servicesOfPath,
  UnlookedGround,
} from "@plumbline/source-scanner/snapshots";
import { LostFiles } from "./lost-files.js";

/** One side of a comparison, as far as what is absent in it hangs on what was looked at. */
export class SnapshotSide {
  readonly snapshot: Snapshot;
  readonly files: ReadonlyMap<string, SnapshotFile>;
  /** Not every file is listed: one that is not may be there. */
  readonly isCut: boolean;
  /** Not every fact is kept: one that is not may be there. */
  readonly isFull: boolean;
  readonly #ground: UnlookedGround;
  readonly #lost: LostFiles;
  readonly #other: Snapshot;
  /** The services of the other side that a path was in there. */
  readonly #servicesThere: (path: string) => readonly string[];
  #unseen: ReadonlySet<string> | null = null;

  /** `other` is what the two are compared as: it says where the services were that are not here. */
  constructor(snapshot: Snapshot, other: Snapshot) {
    this.snapshot = snapshot;
    this.#other = other;
    this.#lost = new LostFiles(snapshot, other);
    this.#servicesThere = servicesOfPath(other.services);
    this.#ground = new UnlookedGround(snapshot, {
      pathsOf: pathsOfFacts(other),
      services: other.services.map(({ serviceKey }) => serviceKey),
      isAsBefore: sameIn(other),
    });
    this.files = new Map(snapshot.files.map((file) => [file.path, file]));
    const codes = new Set(snapshot.incomplete.map(({ code }) => code));
    this.isCut = codes.has("tree-truncated");
    this.isFull = codes.has("over-max-facts") || codes.has("over-max-services");
  }

  /** Whether every place is in a file that was read here, or that is not here. */
  hasLookedAt(sources: readonly string[]): boolean {
    return sources.every((source) => {
      const place = readProvenance(source);
      return place !== null && this.#looked(place.path);
    });
  }

  /** Whether what says a fact, and what decides of what it is like, was looked through here. */
  hasLookedFor(fact: Said): boolean {
    return this.hasLookedAt(fact.sources) && !this.#ground.blurs(asWanted(fact));
  }

  /** Whether a fact of the other side that is not here is not there. */
  isWithout(fact: Said): boolean {
    const isHidden = () => this.#ground.hides(asWanted(fact));
    return !this.isFull && this.hasLookedAt(fact.sources) && !isHidden();
  }

  /**
   * Whether what is said here is called as it is, and said of who it is of: in no place of a service that may be there, and
   * was not seen, and without a file that says names, and is not looked through here alone.
   */
  isKnown(fact: Said): boolean {
    this.#unseen ??= new Set(this.#servicesNotSeen());
    const unseen = this.#unseen;
    const wanted = asWanted(fact);
    return (
      !wanted.paths.some((path) => this.#servicesThere(path).some((key) => unseen.has(key))) &&
      !this.#lost.touch(wanted)
    );
  }

  /** Services of the other side that are not here, and not shown to be gone. */
  #servicesNotSeen(): readonly string[] {
    const here = new Set(this.snapshot.services.map(({ serviceKey }) => serviceKey));
    return this.#other.services.flatMap(({ serviceKey, sources }) => {
      const isGone = this.isWithout({ factKey: `service|${serviceKey}`, serviceKey, sources });
      return here.has(serviceKey) || isGone ? [] : [serviceKey];
    });
  }

  #looked(path: string): boolean {
    const file = this.files.get(path);
    return file === undefined ? !this.isCut : isLookedThrough(file);
  }
}

type Said = Pick<SourceFact, "factKey" | "serviceKey" | "sources" | "grounds">;

function asWanted({ factKey, serviceKey, sources, grounds = [] }: Said) {
  return { factKey, serviceKey, paths: pathsOf(sources), grounds };
}

function pathsOf(sources: readonly string[]): readonly string[] {
  return sources.flatMap((source) => readProvenance(source)?.path ?? []);
}

/** What neither side understands is why neither says something, and not why one of them does. */
function sameIn({ files }: Snapshot): (file: SnapshotFile) => boolean {
  const unlooked = files.filter((file) => !isLookedThrough(file));
  const became = new Map(unlooked.map((file) => [file.path, whatBecame(file)]));
  return (file) => became.get(file.path) === whatBecame(file);
}

function whatBecame({ blobSha, status, reason }: SnapshotFile): string {
  return [blobSha, status, reason].join(" ");
}

/** By their keys; a service says itself where it is said. */
function pathsOfFacts({ facts, services }: Snapshot): (factKey: string) => readonly string[] | null {
  const paths = new Map([
    ...facts.map(({ factKey, sources }) => [factKey, sources] as const),
    ...services.map(({ serviceKey, sources }) => [`service|${serviceKey}`, sources] as const),
  ]);
  return (factKey) => {
    const sources = paths.get(factKey);
    return sources === undefined ? null : pathsOf(sources);
  };
}
