import {
  isLookedThrough,
  isManifest,
  readProvenance,
  type Snapshot,
  type SnapshotFile,
  servicesOfPath,
  type WantedFact,
} from "@plumbline/source-scanner/snapshots";
import { OwnersOfPaths } from "./owners-of-paths.js";

/** Who is there, and who turns to whom. */
const PARTIES: readonly string[] = ["service", "store", "broker", "uses"];

/**
 * The files of one side that say less here than there, since they were not looked through as well. Names, prefixes and
 * conditions that these say are missing: what seems to be new may be what was there, under another name.
 */
export class LostFiles {
  readonly #keysThere: ReadonlySet<string>;
  readonly #owners: OwnersOfPaths;
  readonly #isEmpty: boolean;
  readonly #hasSource: boolean;
  readonly #namesParties: boolean;
  readonly #hasManifest: boolean;

  constructor(here: Snapshot, there: Snapshot) {
    const before = new Map(there.files.map((file) => [file.path, file]));
    const lost = here.files.filter((file) => saysLess(file, before.get(file.path)));
    const said = new Set(there.services.flatMap(({ sources }) => sources.map(pathOf)));
    this.#keysThere = new Set(there.services.map(({ serviceKey }) => serviceKey));
    this.#owners = new OwnersOfPaths(
      servicesOfPath(here.services),
      servicesOfPath(there.services),
      lost.map(({ path }) => path),
    );
    this.#isEmpty = lost.length === 0;
    this.#hasSource = lost.some((file) => file.class === "source");
    this.#hasManifest = lost.some((file) => isManifest(file.class));
    this.#namesParties = lost.some((file) => mayNameParties(file) || said.has(file.path));
  }

  /** Whether what is said here may be called, or be, otherwise for what was lost. */
  touch(said: WantedFact): boolean {
    return (
      !this.#isEmpty &&
      ((this.#namesParties && this.#isOfParties(said)) ||
        (this.#hasSource && isOfOtherSource(said)) ||
        (this.#hasManifest && this.#owners.areNew(said)) ||
        this.#owners.areTouched(said))
    );
  }

  #isOfParties({ factKey, serviceKey }: WantedFact): boolean {
    const isOfNewService = serviceKey !== null && !this.#keysThere.has(serviceKey);
    return isOfNewService || PARTIES.includes(kindOf(factKey));
  }
}

/** Who takes what another service sends is known by the source of all of them. */
function isOfOtherSource({ factKey, grounds }: WantedFact): boolean {
  return kindOf(factKey) === "uses" && grounds.length > 0;
}

function kindOf(factKey: string): string {
  return factKey.replace(/\|.*$/s, "");
}

function saysLess(file: SnapshotFile, before: SnapshotFile | undefined): boolean {
  return before !== undefined && wholeness(file) < wholeness(before);
}

/** What is read with errors says something. */
function wholeness(file: SnapshotFile): number {
  if (isLookedThrough(file)) {
    return 2;
  }
  return file.reason === "syntax-errors" ? 1 : 0;
}

const OTHERS: readonly SnapshotFile["class"][] = ["source", "sql", "proto", "app-config"];

function mayNameParties({ class: fileClass }: SnapshotFile): boolean {
  return !OTHERS.includes(fileClass);
}

function pathOf(source: string): string | undefined {
  return readProvenance(source)?.path;
}
