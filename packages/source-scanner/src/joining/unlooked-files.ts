import type { IncompleteCode } from "../selecting/selection.js";
import type { Snapshot, SnapshotFile } from "../snapshot.js";

/** Whether a file says all that it says: it was read, and understood whole. */
export function isLookedThrough({ status, reason }: Pick<SnapshotFile, "status" | "reason">): boolean {
  return status === "read" && reason === null;
}

const CUTS: readonly IncompleteCode[] = ["tree-truncated", "over-max-services"];

/** The files of a snapshot, and which of them were not looked through. */
export class UnlookedFiles {
  readonly all: readonly SnapshotFile[];
  /** Not every file, or not every service, is listed: one that is not may be there. */
  readonly isCut: boolean;
  /** Those that somebody would want to look through. */
  readonly missed: readonly SnapshotFile[];
  /** One of them says which images there are. */
  readonly hasImages: boolean;
  readonly #byPath: ReadonlyMap<string, SnapshotFile>;
  readonly #isAsBefore: (file: SnapshotFile) => boolean;

  /** What was the same, and said no more, when facts were found is not why they are not found. */
  constructor(
    { files, incomplete }: Pick<Snapshot, "files" | "incomplete">,
    isAsBefore: (file: SnapshotFile) => boolean,
  ) {
    this.all = files;
    this.isCut = incomplete.some(({ code }) => CUTS.includes(code));
    this.missed = files.filter((file) => isWanted(file) && !isLookedThrough(file) && !isAsBefore(file));
    this.hasImages = this.missed.some((file) => file.class === "compose" || file.class === "dockerfile");
    this.#byPath = new Map(files.map((file) => [file.path, file]));
    this.#isAsBefore = isAsBefore;
  }

  /** The files at these paths, as far as they are there. */
  at(paths: readonly string[]): readonly SnapshotFile[] {
    return paths.flatMap((path) => this.#byPath.get(path) ?? []);
  }

  /** Whether one of these is not listed, and may be there. */
  mayHave(paths: readonly string[]): boolean {
    return this.isCut && this.at(paths).length < paths.length;
  }

  /** Whether one of these is there, or may be, and was not looked through. */
  hasAny(paths: readonly string[]): boolean {
    const isMissed = (file: SnapshotFile) => !isLookedThrough(file) && !this.#isAsBefore(file);
    return this.mayHave(paths) || this.at(paths).some(isMissed);
  }
}

/** What is built, and tests, nobody wants to look through. */
function isWanted({ reason }: SnapshotFile): boolean {
  return reason !== "default-glob" && reason !== "test";
}
