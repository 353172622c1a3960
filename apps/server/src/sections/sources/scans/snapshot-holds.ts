import { Injectable } from "@nestjs/common";
import type { Tx } from "../../../platform/database/statements.js";
import type { ScanPlace } from "./scan-record.js";

/** What of a section a snapshot is kept for. */
export interface SnapshotHold {
  /** What names its scan, in words, as `a run of a promise`. */
  readonly what: string;
  /** Whether a person may delete the snapshot all the same: then it is kept only from going by itself. */
  readonly yieldsToPersons: boolean;
  /** Whether something names a scan that the transaction holds. */
  names(tx: Tx, place: ScanPlace): Promise<boolean>;
}

/** All of them: the snapshot of a scan that one of them names does not go by itself. */
@Injectable()
export class SnapshotHolds {
  private readonly holds: SnapshotHold[] = [];

  add(hold: SnapshotHold): void {
    this.holds.push(hold);
  }

  /** What names a scan, whoever wants to delete what it found; null when nothing does. */
  whatNames(tx: Tx, place: ScanPlace): Promise<string | null> {
    return firstOf(this.holds, tx, place);
  }

  /** The same, of what keeps even a person from deleting it. */
  whatForbids(tx: Tx, place: ScanPlace): Promise<string | null> {
    const lasting = this.holds.filter(({ yieldsToPersons }) => !yieldsToPersons);
    return firstOf(lasting, tx, place);
  }
}

async function firstOf(holds: readonly SnapshotHold[], tx: Tx, place: ScanPlace): Promise<string | null> {
  for (const hold of holds) {
    if (await hold.names(tx, place)) {
      return hold.what;
    }
  }
  return null;
}
