import { Injectable } from "@nestjs/common";
import { compareCodeUnits } from "@plumbline/model-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import type { Tx } from "../../platform/database/statements.js";

/** What of a section goes with a project beyond what hangs on its row. */
export interface ProjectDeletion {
  /** What goes, in words. */
  readonly what: string;
  /** Before the project's row, while what hangs on it is there, or after it. */
  readonly when: "before" | "after";
  /** In the transaction of the deletion: both stay done or neither does. */
  remove(tx: Tx, caller: ProjectCaller): Promise<void>;
}

/** All of them. Those before the row come first, and of each moment they come in the order of their words. */
@Injectable()
export class ProjectDeletions {
  private readonly deletions: ProjectDeletion[] = [];

  add(deletion: ProjectDeletion): void {
    this.deletions.push(deletion);
    this.deletions.sort((left, right) => compareCodeUnits(left.what, right.what));
  }

  async remove(tx: Tx, caller: ProjectCaller, when: ProjectDeletion["when"]): Promise<void> {
    for (const deletion of this.deletions) {
      if (deletion.when === when) {
        await deletion.remove(tx, caller);
      }
    }
  }
}
