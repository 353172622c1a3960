import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { busy } from "../../../platform/errors/api-error.js";
import { WAITING_EDITS, WRITES_AT_ONCE } from "../limits.js";

interface Waiting {
  readonly projectId: Guid;
  readonly start: () => void;
}

/**
 * Writers of one project take turns before they take a connection: they would wait for each other in the
 * database, and hold the connections that everybody else needs.
 */
@Injectable()
export class WriteTurns {
  private readonly writing = new Set<Guid>();
  private waiting: Waiting[] = [];

  /** Does the work when it is its turn; not at all when the signal fires before. 429 `busy` when too many wait. */
  async run<Value>(projectId: Guid, unlessLeft: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    await this.turn(projectId, unlessLeft);
    try {
      return await work();
    } finally {
      this.writing.delete(projectId);
      this.next();
    }
  }

  private turn(projectId: Guid, unlessLeft: AbortSignal): Promise<void> {
    unlessLeft.throwIfAborted();
    const before = this.waiting.filter((one) => one.projectId === projectId);
    if (before.length >= WAITING_EDITS) {
      throw busy("Too many changes of the project are waiting");
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting = this.waiting.filter((one) => one !== waiting);
        reject(unlessLeft.reason);
      };
      const start = (): void => {
        unlessLeft.removeEventListener("abort", leave);
        resolve();
      };
      const waiting = { projectId, start };
      unlessLeft.addEventListener("abort", leave, { once: true });
      this.waiting.push(waiting);
      this.next();
    });
  }

  /** The longest waiting whose project nobody writes, if there is room. */
  private next(): void {
    if (this.writing.size >= WRITES_AT_ONCE) {
      return;
    }
    const index = this.waiting.findIndex(({ projectId }) => !this.writing.has(projectId));
    const [turn] = index === -1 ? [] : this.waiting.splice(index, 1);
    if (turn === undefined) {
      return;
    }
    this.writing.add(turn.projectId);
    turn.start();
  }
}
