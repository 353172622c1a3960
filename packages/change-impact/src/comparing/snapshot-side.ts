import { readProvenance, type Snapshot, type SnapshotFile } from "@plumbline/source-scanner/snapshots";

/** One side of a comparison, as far as what is absent in it hangs on what was looked at. */
export class SnapshotSide {
  readonly snapshot: Snapshot;
  readonly files: ReadonlyMap<string, SnapshotFile>;
  /** Not every file is listed: one that is not may be there. */
  readonly isCut: boolean;
  /** Not every fact is kept: one that is not may be there. */
  readonly isFull: boolean;

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
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

  #looked(path: string): boolean {
    const file = this.files.get(path);
    return file === undefined ? !this.isCut : isRead(file);
  }
}

/** Whether a file was read, and parsed where it is source. */
export function isRead({ status, reason }: SnapshotFile): boolean {
  return status === "read" && reason === null;
}
