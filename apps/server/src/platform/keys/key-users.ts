import { Injectable } from "@nestjs/common";
import type { Tx } from "../database/statements.js";

/** Who keeps keys of its own under the master key. */
export interface KeyUser {
  /** Makes the keys that are due, in the transaction of the start, which holds the lock of the keys. */
  renew(tx: Tx): Promise<void>;
  /** Takes the stored keys when that transaction is done, and keeps up with them from then on. */
  begin(): Promise<void>;
}

/** All of them, in the order in which they registered. */
@Injectable()
export class KeyUsers implements KeyUser {
  private readonly users: KeyUser[] = [];

  /** Called where the user is made: keys are made ready before modules are. */
  add(user: KeyUser): void {
    this.users.push(user);
  }

  async renew(tx: Tx): Promise<void> {
    for (const user of this.users) {
      await user.renew(tx);
    }
  }

  async begin(): Promise<void> {
    for (const user of this.users) {
      await user.begin();
    }
  }
}
