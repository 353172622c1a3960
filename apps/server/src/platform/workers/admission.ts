import { Refused } from "../errors/refused.js";
import { JOB_SIZES, mibOf } from "./job-sizes.js";
import type { Work } from "./work.js";

/** What admission has to know of a kind of work. */
export type Asking = Pick<Work<unknown>, "name" | "size" | "atOnce" | "waiting">;

interface Place {
  readonly work: Asking;
  readonly start: () => void;
}

/**
 * Says which jobs run now. The heaps of all that run stay within one budget; the rest waits, or is refused when as
 * many of its kind wait as may. A job takes all it needs before it starts and asks for nothing while it runs, so no job
 * ever waits for another that waits.
 */
export class Admission {
  private readonly running: Asking[] = [];
  private readonly waiting: Place[] = [];

  constructor(private readonly budgetMiB: number) {}

  runningOf({ name }: Asking): number {
    return this.running.filter((work) => work.name === name).length;
  }

  waitingOf({ name }: Asking): number {
    return this.waiting.filter(({ work }) => work.name === name).length;
  }

  /** MiB that no running job may use. */
  get freeMiB(): number {
    return this.budgetMiB - sum(this.running);
  }

  /** Waits until the job may run; who is called off before is left out. */
  async ask(work: Asking, calledOff?: AbortSignal): Promise<void> {
    calledOff?.throwIfAborted();
    let leave = (): void => undefined;
    const started = new Promise<void>((resolve, reject) => {
      const place: Place = { work, start: resolve };
      leave = () => {
        if (this.leave(place)) {
          reject(calledOff?.reason);
        }
        this.startNext();
      };
      this.waiting.push(place);
      this.startNext();
      if (this.waitingOf(work) > work.waiting && this.leave(place)) {
        reject(new Refused({ outcome: "busy" }));
      }
    });
    calledOff?.addEventListener("abort", leave);
    return started.finally(() => calledOff?.removeEventListener("abort", leave));
  }

  /** Gives back what a job took. */
  end(work: Asking): void {
    this.running.splice(this.running.indexOf(work), 1);
    this.startNext();
  }

  private leave(place: Place): boolean {
    const at = this.waiting.indexOf(place);
    if (at >= 0) {
      this.waiting.splice(at, 1);
    }
    return at >= 0;
  }

  /** The one whose turn it is starts as soon as it fits; until then nobody overtakes it. */
  private startNext(): void {
    for (let next = this.next(); next !== undefined; next = this.next()) {
      if (mibOf(next.work.size) > this.freeMiB) {
        return;
      }
      this.leave(next);
      this.running.push(next.work);
      next.start();
    }
  }

  /**
   * Whose turn it is: of the kinds that may run one more, the one that uses least now, and of these who waits longest.
   * Whoever is to take turns by something else than kind (a workspace, a caller) takes them here.
   */
  private next(): Place | undefined {
    let next: Place | undefined;
    for (const place of this.waiting) {
      if (!this.mayRunOneMore(place.work)) {
        continue;
      }
      if (next === undefined || this.usedBy(place.work) < this.usedBy(next.work)) {
        next = place;
      }
    }
    return next;
  }

  private mayRunOneMore(work: Asking): boolean {
    const ofSize = this.running.filter(({ size }) => size === work.size).length;
    return this.runningOf(work) < work.atOnce && ofSize < JOB_SIZES[work.size].atMost;
  }

  private usedBy({ name }: Asking): number {
    return sum(this.running.filter((work) => work.name === name));
  }
}

function sum(running: readonly Asking[]): number {
  return running.reduce((all, { size }) => all + mibOf(size), 0);
}
