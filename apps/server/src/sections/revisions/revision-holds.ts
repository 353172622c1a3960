import { Injectable } from "@nestjs/common";
import type { Tx } from "../../platform/database/statements.js";
import type { RevisionPlace } from "./revision.repository.js";

/** What of a section a revision is kept for. */
export interface RevisionHold {
  /** What names it, in words, as `a run of a promise`. */
  readonly what: string;
  /** Whether something of the section names a revision that the transaction holds. */
  names(tx: Tx, place: RevisionPlace): Promise<boolean>;
}

/** All of them: a revision that one of them names is not deleted. */
@Injectable()
export class RevisionHolds {
  private readonly holds: RevisionHold[] = [];

  add(hold: RevisionHold): void {
    this.holds.push(hold);
  }

  /** What names a revision; null when nothing does. */
  async whatNames(tx: Tx, place: RevisionPlace): Promise<string | null> {
    for (const hold of this.holds) {
      if (await hold.names(tx, place)) {
        return hold.what;
      }
    }
    return null;
  }
}
