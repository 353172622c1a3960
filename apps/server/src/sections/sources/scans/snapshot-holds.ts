import { Injectable } from "@nestjs/common";
import type { Tx } from "../../../platform/database/statements.js";
import type { ScanPlace } from "./scan-record.js";

/** What of a section a snapshot is kept for. */
export interface SnapshotHold {
  /** What names its scan, in words, as `a run of a promise`. */
  readonly what: string;
  /** Whether something names a scan that the transaction holds. */
  names(tx: Tx, place: ScanPlace): Promise<boolean>;
}

/** All of them: the snapshot of a scan that one of them names goes neither by itself nor by anybody. */
@Injectable()
export class SnapshotHolds {
  private readonly holds: SnapshotHold[] = [];

  add(hold: SnapshotHold): void {
    this.holds.push(hold);
  }

  /** What names a scan; null when nothing does. */
  async whatNames(tx: Tx, place: ScanPlace): Promise<string | null> {
    for (const hold of this.holds) {
      if (await hold.names(tx, place)) {
        return hold.what;
      }
    }
    return null;
  }
}
