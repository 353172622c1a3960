import { Refused } from "../errors/refused.js";
import type { Asker } from "../fairness/asker.js";
import { crowderOf } from "../fairness/crowder.js";
import { FairTurns } from "../fairness/fair-turns.js";
import { JOB_SIZES, LARGEST_MIB, mibOf } from "./job-sizes.js";
import type { Work } from "./work.js";

/** What admission has to know of a kind of work. */
export type Asking = Pick<Work<unknown>, "name" | "size" | "atOnce" | "waiting">;

/** Work that is to be done for someone. */
export interface Job {
  readonly work: Asking;
  readonly asker: Asker;
}

interface Place {
  readonly job: Job;
  readonly asker: Asker;
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

/**
 * Says which jobs run now. The heaps of all that run stay within one budget, and no workspace takes all of it where two
 * jobs fit; the rest waits. Where more of a kind wait than may, who crowds the room is refused. A job takes all it needs
 * before it starts and asks for nothing while it runs, so no job ever waits for another that waits.
 */
export class Admission {
  private readonly running: Job[] = [];
  private readonly waiting: Place[] = [];
  private readonly turns = new FairTurns();

  constructor(private readonly budgetMiB: number) {}

  runningOf({ name }: Asking): number {
    return this.running.filter(({ work }) => work.name === name).length;
  }

  waitingOf({ name }: Asking): number {
    return this.waiting.filter(({ job }) => job.work.name === name).length;
  }

  /** MiB that no running job may use. */
  get freeMiB(): number {
    return this.budgetMiB - sum(this.running);
  }

  /** Waits until the job may run; who is called off before is left out. */
  async ask(job: Job, calledOff?: AbortSignal): Promise<void> {
    calledOff?.throwIfAborted();
    let leave = (): void => undefined;
    const started = new Promise<void>((resolve, reject) => {
      const place: Place = { job, asker: job.asker, start: resolve, refuse: reject };
      leave = () => {
        this.sendAway(place, calledOff?.reason);
        this.startNext();
      };
      this.waiting.push(place);
      this.startNext();
      this.makeRoom(job.work);
    });
    calledOff?.addEventListener("abort", leave);
    return started.finally(() => calledOff?.removeEventListener("abort", leave));
  }

  /** Gives back what a job took. */
  end(job: Job): void {
    this.running.splice(this.running.indexOf(job), 1);
    this.turns.give(job.asker, mibOf(job.work.size));
    this.startNext();
  }

  private makeRoom({ name, waiting }: Asking): void {
    const ofKind = this.waiting.filter(({ job }) => job.work.name === name);
    const crowder = ofKind.length > waiting ? crowderOf(ofKind) : undefined;
    if (crowder !== undefined) {
      this.sendAway(crowder, new Refused({ outcome: "busy" }));
    }
  }

  private sendAway(place: Place, reason: unknown): void {
    if (this.leave(place)) {
      place.refuse(reason);
    }
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
      const { job } = next;
      if (mibOf(job.work.size) > this.freeMiB) {
        return;
      }
      this.leave(next);
      this.running.push(job);
      this.turns.take(job.asker, mibOf(job.work.size));
      next.start();
    }
  }

  /** Whose turn it is, of those that may run: by workspace and caller, then the kind that uses least, then who waits longest. */
  private next(): Place | undefined {
    let next: Place | undefined;
    for (const place of this.waiting) {
      if (this.mayRun(place.job) && (next === undefined || this.compare(place, next) < 0)) {
        next = place;
      }
    }
    return next;
  }

  private compare(one: Place, other: Place): number {
    return this.turns.compare(one.asker, other.asker) || this.usedFor(one.job) - this.usedFor(other.job);
  }

  private usedFor({ work: { name } }: Job): number {
    return sum(this.running.filter(({ work }) => work.name === name));
  }

  private mayRun(job: Job): boolean {
    const ofSize = this.running.filter(({ work }) => work.size === job.work.size);
    return ofSize.length < JOB_SIZES[job.work.size].atMost && this.leavesRoom(job, ofSize);
  }

  /** Whether another workspace could still run a job beside it, of its size and of the largest. */
  private leavesRoom({ work, asker }: Job, ofSize: readonly Job[]): boolean {
    const own = this.running.filter((job) => job.asker.workspace === asker.workspace);
    const ownOfSize = ofSize.filter((job) => own.includes(job));
    return (
      own.filter((job) => job.work.name === work.name).length < work.atOnce &&
      ownOfSize.length < Math.max(1, JOB_SIZES[work.size].atMost - 1) &&
      (own.length === 0 || sum(own) + mibOf(work.size) <= this.budgetMiB - LARGEST_MIB)
    );
  }
}

function sum(running: readonly Job[]): number {
  return running.reduce((all, { work }) => all + mibOf(work.size), 0);
}
