import type { Asker } from "./asker.js";

/** How many workspaces and callers are remembered that use nothing now; whoever was forgotten is as one who never came. */
const REMEMBERED = 1000;

interface Account {
  readonly used: number;
  /** The number of its last turn; 0 when it had none. */
  readonly lastTurn: number;
}

const NEW: Account = { used: 0, lastTurn: 0 };

/**
 * Whose turn it is: of the workspaces, the one that uses least now, and of these the one whose last turn is longest ago;
 * in it the caller, by the same rule.
 */
export class FairTurns {
  private readonly accounts = new Map<string, Account>();
  private turns = 0;

  /** What a workspace uses now, in the units its turns were taken with. */
  usedBy({ workspace }: Asker): number {
    return this.of(workspace).used;
  }

  take(asker: Asker, use: number): void {
    this.turns += 1;
    for (const key of keysOf(asker)) {
      this.note(key, { used: this.of(key).used + use, lastTurn: this.turns });
    }
  }

  /** Gives back what a turn used. */
  give(asker: Asker, use: number): void {
    for (const key of keysOf(asker)) {
      const { used, lastTurn } = this.of(key);
      this.note(key, { used: used - use, lastTurn });
    }
  }

  /** Negative when the first comes before the second; 0 when nothing is between them. */
  compare(first: Asker, second: Asker): number {
    const others = keysOf(second);
    const between = keysOf(first).map((key, at) => compareAccounts(this.of(key), this.of(others[at] ?? key)));
    return between.find((difference) => difference !== 0) ?? 0;
  }

  private of(key: string): Account {
    return this.accounts.get(key) ?? NEW;
  }

  private note(key: string, account: Account): void {
    this.accounts.delete(key);
    this.accounts.set(key, account);
    for (const [oldest, { used }] of this.accounts) {
      if (this.accounts.size <= REMEMBERED) {
        return;
      }
      if (used === 0) {
        this.accounts.delete(oldest);
      }
    }
  }
}

/** The same person in two workspaces takes two turns. */
function keysOf({ workspace, caller }: Asker): readonly string[] {
  return [workspace, `${workspace} ${caller}`];
}

function compareAccounts(first: Account, second: Account): number {
  return first.used - second.used || first.lastTurn - second.lastTurn;
}
