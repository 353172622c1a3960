import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { busy } from "../../../platform/errors/api-error.js";
import { type Asker, askerNow } from "../../../platform/fairness/asker.js";
import { crowderOf } from "../../../platform/fairness/crowder.js";
import { FairTurns } from "../../../platform/fairness/fair-turns.js";
import { WAITING_EDITS, WRITES_AT_ONCE } from "../limits.js";

/** Where a writer works: only on the main thread it takes a connection that others need. */
type Place = "main" | "thread";

interface Writer {
  readonly projectId: Guid;
  readonly place: Place;
  readonly asker: Asker;
}

interface Waiting extends Writer {
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

/**
 * Writers of one project take turns before they take a connection or a thread: they would wait for each other in the
 * database, and hold what everybody else needs. Of those on the main thread only so many write at once; who goes on to a
 * thread stands in nobody's way but its project's. Turns go by workspace, then by caller.
 */
@Injectable()
export class WriteTurns {
  private readonly writing = new Map<Guid, Place>();
  private readonly turns = new FairTurns();
  private waiting: readonly Waiting[] = [];

  /**
   * Does the work when it is its turn; not at all when the signal fires before. When too many wait for the project,
   * whoever holds most of the places is told 429 `busy`.
   */
  onMain<Value>(projectId: Guid, unlessLeft: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    return this.within({ projectId, place: "main", asker: askerNow() }, unlessLeft, work);
  }

  /** The same for work that a thread does. */
  inThread<Value>(projectId: Guid, unlessLeft: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    return this.within({ projectId, place: "thread", asker: askerNow() }, unlessLeft, work);
  }

  private async within<Value>(
    writer: Writer,
    unlessLeft: AbortSignal,
    work: () => Promise<Value>,
  ): Promise<Value> {
    await this.turn(writer, unlessLeft);
    try {
      return await work();
    } finally {
      this.writing.delete(writer.projectId);
      this.turns.give(writer.asker, 1);
      this.startNext();
    }
  }

  private async turn(writer: Writer, unlessLeft: AbortSignal): Promise<void> {
    unlessLeft.throwIfAborted();
    let leave = (): void => undefined;
    const started = new Promise<void>((resolve, reject) => {
      const waiting = { ...writer, start: resolve, refuse: reject };
      leave = () => this.sendAway(waiting, unlessLeft.reason);
      this.waiting = [...this.waiting, waiting];
      this.startNext();
      this.makeRoom(writer.projectId);
    });
    unlessLeft.addEventListener("abort", leave, { once: true });
    return started.finally(() => unlessLeft.removeEventListener("abort", leave));
  }

  private makeRoom(projectId: Guid): void {
    const ofProject = this.waiting.filter((one) => one.projectId === projectId);
    const crowder = ofProject.length > WAITING_EDITS ? crowderOf(ofProject) : undefined;
    if (crowder !== undefined) {
      this.sendAway(crowder, busy("Too many changes of the project are waiting"));
    }
  }

  private sendAway(writer: Waiting, reason: unknown): void {
    this.waiting = this.waiting.filter((one) => one !== writer);
    writer.refuse(reason);
  }

  /** Starts those, in their turn, whose project nobody writes and for whom there is room. */
  private startNext(): void {
    for (let next = this.next(); next !== undefined; next = this.next()) {
      const { projectId, place, asker, start } = next;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.writing.set(projectId, place);
      this.turns.take(asker, 1);
      start();
    }
  }

  /** Of those with the same turn the one that waits longest. */
  private next(): Waiting | undefined {
    const mayStart = this.waiting.filter((one) => this.mayStart(one));
    return mayStart.toSorted((one, other) => this.turns.compare(one.asker, other.asker))[0];
  }

  private mayStart({ projectId, place }: Waiting): boolean {
    return !this.writing.has(projectId) && (place === "thread" || this.hasRoom());
  }

  private hasRoom(): boolean {
    return [...this.writing.values()].filter((place) => place === "main").length < WRITES_AT_ONCE;
  }
}
