import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Refused } from "../errors/refused.js";
import { Admission, type Asking } from "./admission.js";
import { JOB_SIZES, type JobSize, mibOf } from "./job-sizes.js";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const kind = (name: string, size: JobSize, { atOnce = 64, waiting = 1000 } = {}): Asking => ({
  name,
  size,
  atOnce,
  waiting,
});

/** Asks for a job and notes when it starts. */
function asked(admission: Admission, work: Asking, started: string[], calledOff?: AbortSignal): void {
  admission.ask(work, calledOff).then(
    () => started.push(work.name),
    (thrown: unknown) => started.push(thrown instanceof Refused ? "refused" : "left"),
  );
}

const READ = kind("read", "model");
const MERGE = kind("merge", "merge");
const RUN = kind("run", "run");
const BOTH = mibOf("model") + mibOf("run");

describe("the heap budget", () => {
  it("lets jobs run as long as all of them fit, and the next when one ends", async () => {
    const [admission, started] = [new Admission(BOTH), [] as string[]];
    for (const work of [READ, RUN, MERGE]) {
      asked(admission, work, started);
    }
    await settled();
    expect(started).toEqual(["read", "run"]);
    admission.end(READ);
    await settled();
    expect(started).toEqual(["read", "run"]);
    admission.end(RUN);
    await settled();
    expect([started, admission.freeMiB]).toEqual([["read", "run", "merge"], BOTH - mibOf("merge")]);
  });

  it("refuses as busy what is one more than may wait, and takes jobs again afterwards", async () => {
    const work = kind("read", "model", { waiting: 1 });
    const [admission, started] = [new Admission(mibOf("model")), [] as string[]];
    for (let job = 0; job < 3; job += 1) {
      asked(admission, work, started);
    }
    await settled();
    expect(started).toEqual(["read", "refused"]);
    admission.end(work);
    asked(admission, work, started);
    await settled();
    expect([started, admission.waitingOf(work)]).toEqual([["read", "refused", "read"], 1]);
  });

  it("keeps kinds to so many at once, whatever memory there is", async () => {
    const work = kind("read", "model", { atOnce: 1 });
    const [admission, started] = [new Admission(100_000), [] as string[]];
    for (const one of [work, work, MERGE, MERGE, MERGE]) {
      asked(admission, one, started);
    }
    await settled();
    expect(started).toEqual(["read", ...Array.from({ length: JOB_SIZES.merge.atMost }, () => "merge")]);
  });

  it("turns to the kind that uses least", async () => {
    const [admission, started] = [new Admission(BOTH), [] as string[]];
    for (const work of [RUN, RUN, RUN, READ]) {
      asked(admission, work, started);
    }
    await settled();
    expect(started).toEqual(["run", "read"]);
  });

  it("lets nobody overtake a large job whose turn it is", async () => {
    const [admission, started] = [new Admission(mibOf("merge")), [] as string[]];
    for (const work of [READ, MERGE, RUN]) {
      asked(admission, work, started);
    }
    await settled();
    expect(started).toEqual(["read"]);
    admission.end(READ);
    await settled();
    expect(started).toEqual(["read", "merge"]);
  });

  it("leaves out a waiting job that is called off, and starts what waited behind it", async () => {
    const [admission, started] = [new Admission(mibOf("merge")), [] as string[]];
    const gone = new AbortController();
    asked(admission, READ, started);
    asked(admission, MERGE, started, gone.signal);
    await settled();
    gone.abort();
    await settled();
    expect([started, admission.waitingOf(MERGE)]).toEqual([["read", "left"], 0]);
    await expect(admission.ask(READ, AbortSignal.abort())).rejects.toThrow();
  });
});

const sizes = Object.keys(JOB_SIZES) as JobSize[];
const largest = Math.max(...sizes.map(mibOf));
const job = fc.record({
  name: fc.constantFrom("a", "b", "c", "d"),
  size: fc.constantFrom(...sizes),
  atOnce: fc.integer({ min: 1, max: 4 }),
  waiting: fc.constant(1000),
});
/** Jobs that arrive, and after each how many of those that run end. */
const days = fc.record({
  budget: fc.integer({ min: largest, max: 4 * largest }),
  arrivals: fc.array(fc.tuple(job, fc.integer({ min: 0, max: 2 })), { maxLength: 40 }),
});

describe("whatever comes and goes", () => {
  it("the jobs that run never use more than the budget, and each that asked runs in the end", async () => {
    await fc.assert(
      fc.asyncProperty(days, async ({ budget, arrivals }) => {
        const admission = new Admission(budget);
        const running: Asking[] = [];
        let done = 0;
        const end = async (many: number): Promise<void> => {
          for (const work of running.splice(0, many)) {
            admission.end(work);
            done += 1;
          }
          await settled();
          const used = running.reduce((all, { size }) => all + mibOf(size), 0);
          expect(used).toBeLessThanOrEqual(budget);
          expect(admission.freeMiB).toBe(budget - used);
        };
        for (const [work, ended] of arrivals) {
          void admission.ask(work).then(() => running.push(work));
          await settled();
          await end(ended);
        }
        for (let turn = 0; turn < arrivals.length; turn += 1) {
          await end(1);
        }
        expect(done).toBe(arrivals.length);
      }),
      { numRuns: 100 },
    );
  });

  it("a job waits at most until those that asked before it and one of each other kind have run", async () => {
    const admission = new Admission(mibOf("run"));
    const started: string[] = [];
    asked(admission, RUN, started);
    asked(admission, MERGE, started);
    // Others keep coming, one more for each that ends.
    for (let turn = 0; turn < 50 && !started.includes("merge"); turn += 1) {
      asked(admission, READ, started);
      await settled();
      admission.end({ run: RUN, read: READ }[started.at(-1) ?? ""] ?? MERGE);
      await settled();
    }
    expect(started.slice(0, 2)).toEqual(["run", "merge"]);
  });
});
