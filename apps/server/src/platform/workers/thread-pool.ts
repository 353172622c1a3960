import { type JobSize, mibOf } from "./job-sizes.js";
import { Thread } from "./thread.js";
import type { ThreadUsage } from "./thread-usage.js";

const IDLE_MS = 30_000;

/** Threads, each of one size. One that has nothing to do is kept a while for the next job of its size. */
export class ThreadPool {
  private readonly idle = new Map<Thread, NodeJS.Timeout>();
  private readonly all = new Set<Thread>();
  /** Ends of threads that go on: until then their memory is not free. */
  private readonly ending = new Set<Promise<void>>();

  constructor(private readonly entry: URL) {}

  /** A thread of a size; those without a job may hold so many MiB beside it, the rest of them end first. */
  async take(size: JobSize, idleMiB: number): Promise<Thread> {
    const kept = [...this.idle.keys()].findLast((thread) => thread.size === size);
    if (kept !== undefined) {
      this.wake(kept);
    }
    await this.endIdle(idleMiB);
    return kept?.isUsable ? kept : this.start(size);
  }

  /** Takes back a thread; one that ended with its job is waited for, so that its memory is free. */
  async give(thread: Thread): Promise<void> {
    if (!thread.isUsable) {
      return thread.gone;
    }
    const end = (): void => void this.endOne(thread);
    this.idle.set(thread, setTimeout(end, IDLE_MS).unref());
  }

  /** What a thread uses now; null when it is gone. */
  async usageOf(threadId: number): Promise<ThreadUsage | null> {
    const thread = [...this.all].find(({ id }) => id === threadId);
    return (await thread?.usage()) ?? null;
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map((thread) => this.endOne(thread)));
  }

  private start(size: JobSize): Thread {
    const thread = new Thread(this.entry, size);
    this.all.add(thread);
    void thread.gone.then(() => {
      this.all.delete(thread);
      this.wake(thread);
    });
    return thread;
  }

  private async endIdle(idleMiB: number): Promise<void> {
    for (const thread of this.idle.keys()) {
      if (this.idleMiB() <= idleMiB) {
        break;
      }
      void this.endOne(thread);
    }
    // Those too that another job had ended: it does not hold their memory alone.
    await Promise.all(this.ending);
  }

  private idleMiB(): number {
    return [...this.idle.keys()].reduce((all, { size }) => all + mibOf(size), 0);
  }

  private endOne(thread: Thread): Promise<void> {
    this.wake(thread);
    const ended = thread.end();
    this.ending.add(ended);
    return ended.finally(() => this.ending.delete(ended));
  }

  private wake(thread: Thread): void {
    clearTimeout(this.idle.get(thread));
    this.idle.delete(thread);
  }
}
