import {
  isLookedThrough,
  readProvenance,
  type Snapshot,
  type SnapshotFile,
  servicesOfPath,
} from "@plumbline/source-scanner/snapshots";

/** What is said on one side. */
export interface SaidHere {
  readonly factKey: string;
  readonly serviceKey: string | null;
  /** Files that say it. */
  readonly paths: readonly string[];
}

/** Who is there, and who turns to whom. */
const PARTIES: readonly string[] = ["service", "store", "broker", "uses"];

/**
 * The files of one side that the other looked through, and this one did not. Names, prefixes and conditions that these say
 * are missing here: what seems to be new may be what was there, under another name.
 */
export class LostFiles {
  readonly #servicesOf: (path: string) => readonly string[];
  readonly #servicesThere: (path: string) => readonly string[];
  readonly #keysThere: ReadonlySet<string>;
  readonly #services: ReadonlySet<string>;
  readonly #isInNone: boolean;
  readonly #namesParties: boolean;

  constructor(here: Snapshot, there: Snapshot) {
    const looked = new Set(there.files.filter(isLookedThrough).map(({ path }) => path));
    const lost = here.files.filter((file) => looked.has(file.path) && !isLookedThrough(file));
    const inHere = servicesOfPath(here.services);
    this.#servicesThere = servicesOfPath(there.services);
    this.#keysThere = new Set(there.services.map(({ serviceKey }) => serviceKey));
    this.#servicesOf = (path) => [...inHere(path), ...this.#servicesThere(path)];
    const ofFiles = lost.map(({ path }) => this.#servicesOf(path));
    this.#services = new Set(ofFiles.flat());
    this.#isInNone = ofFiles.some((services) => services.length === 0);
    const said = new Set(there.services.flatMap(({ sources }) => sources.map(pathOf)));
    this.#namesParties = lost.some((file) => isOfParties(file) || said.has(file.path));
  }

  /** Whether what is said here may be called, or be, otherwise for what was lost. */
  touch(said: SaidHere): boolean {
    const services = this.#ownersOf(said);
    return (
      (this.#namesParties && this.#isOfParties(said)) ||
      services.some((key) => this.#services.has(key)) ||
      (services.length === 0 && this.#isInNone)
    );
  }

  #isOfParties({ factKey, serviceKey }: SaidHere): boolean {
    const isOfNewService = serviceKey !== null && !this.#keysThere.has(serviceKey);
    return isOfNewService || PARTIES.includes(factKey.replace(/\|.*$/s, ""));
  }

  /** Also those that it was in there, where it is of another one here. */
  #ownersOf({ serviceKey, paths }: SaidHere): readonly string[] {
    if (serviceKey === null) {
      return paths.flatMap(this.#servicesOf);
    }
    const there = paths.map(this.#servicesThere).filter((services) => !services.includes(serviceKey));
    return [serviceKey, ...there.flat()];
  }
}

function isOfParties({ class: fileClass }: SnapshotFile): boolean {
  return fileClass !== "source" && fileClass !== "sql";
}

function pathOf(source: string): string | undefined {
  return readProvenance(source)?.path;
}
