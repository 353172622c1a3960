import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { busy } from "../../../platform/errors/api-error.js";
import { WAITING_EDITS, WRITES_AT_ONCE } from "../limits.js";

/** Where a writer works: only on the main thread it takes a connection that others need. */
type Place = "main" | "thread";

interface Waiting {
  readonly projectId: Guid;
  readonly place: Place;
  readonly start: () => void;
}

/**
 * Writers of one project take turns before they take a connection or a thread: they would wait for each other in the
 * database, and hold what everybody else needs. Of those on the main thread only so many write at once; who goes on to a
 * thread stands in nobody's way but its project's.
 */
@Injectable()
export class WriteTurns {
  private readonly writing = new Map<Guid, Place>();
  private waiting: Waiting[] = [];

  /** Does the work when it is its turn; not at all when the signal fires before. 429 `busy` when too many wait. */
  onMain<Value>(projectId: Guid, unlessLeft: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    return this.within(this.turn(projectId, "main", unlessLeft), projectId, work);
  }

  /** The same for work that a thread does. */
  inThread<Value>(projectId: Guid, unlessLeft: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    return this.within(this.turn(projectId, "thread", unlessLeft), projectId, work);
  }

  private async within<Value>(
    turn: Promise<void>,
    projectId: Guid,
    work: () => Promise<Value>,
  ): Promise<Value> {
    await turn;
    try {
      return await work();
    } finally {
      this.writing.delete(projectId);
      this.next();
    }
  }

  private async turn(projectId: Guid, place: Place, unlessLeft: AbortSignal): Promise<void> {
    unlessLeft.throwIfAborted();
    const before = this.waiting.filter((one) => one.projectId === projectId);
    if (before.length >= WAITING_EDITS) {
      throw busy("Too many changes of the project are waiting");
    }
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        this.waiting = this.waiting.filter((one) => one !== waiting);
        reject(unlessLeft.reason);
      };
      const start = (): void => {
        unlessLeft.removeEventListener("abort", leave);
        resolve();
      };
      const waiting = { projectId, place, start };
      unlessLeft.addEventListener("abort", leave, { once: true });
      this.waiting.push(waiting);
      this.next();
    });
  }

  /** Starts those, the longest waiting first, whose project nobody writes and for whom there is room. */
  private next(): void {
    for (const turn of this.waiting) {
      if (!this.writing.has(turn.projectId) && (turn.place === "thread" || this.hasRoom())) {
        this.writing.set(turn.projectId, turn.place);
        this.waiting = this.waiting.filter((one) => one !== turn);
        turn.start();
      }
    }
  }

  private hasRoom(): boolean {
    return [...this.writing.values()].filter((place) => place === "main").length < WRITES_AT_ONCE;
  }
}
