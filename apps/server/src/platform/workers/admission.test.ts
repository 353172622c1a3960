import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Refused } from "../errors/refused.js";
import { Admission, type Job } from "./admission.js";
import { JOB_SIZES, type JobSize, LARGEST_MIB, mibOf } from "./job-sizes.js";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const kind = (name: string, size: JobSize, { atOnce = 64, waiting = 1000 } = {}): Job => ({
  work: { name, size, atOnce, waiting },
  asker: { workspace: `of ${name}`, caller: "one" },
});
const by = (workspace: string, { work }: Job, caller = "one"): Job => ({
  work,
  asker: { workspace, caller },
});

/** Asks for a job and notes when it starts. */
function asked(admission: Admission, job: Job, started: string[], calledOff?: AbortSignal): void {
  admission.ask(job, calledOff).then(
    () => started.push(job.work.name),
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
    const [admission, started] = [new Admission(LARGEST_MIB), [] as string[]];
    for (let job = 0; job < 3; job += 1) {
      asked(admission, work, started);
    }
    await settled();
    expect(started).toEqual(["read", "refused"]);
    admission.end(work);
    asked(admission, work, started);
    await settled();
    expect([started, admission.waitingOf(work.work)]).toEqual([["read", "refused", "read"], 1]);
  });

  it("keeps the kinds of a workspace to so many at once, whatever memory there is", async () => {
    const work = kind("read", "model", { atOnce: 1 });
    const [admission, started] = [new Admission(100_000), [] as string[]];
    for (const one of [work, work, MERGE, MERGE, MERGE]) {
      asked(admission, one, started);
    }
    await settled();
    expect(started).toEqual(["read", ...Array.from({ length: JOB_SIZES.merge.atMost - 1 }, () => "merge")]);
  });

  it("turns to the kind that uses least, of one caller", async () => {
    const [admission, started] = [new Admission(BOTH + LARGEST_MIB), [] as string[]];
    for (const work of [RUN, RUN, RUN, READ]) {
      asked(admission, by("mine", work), started);
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
    expect([started, admission.waitingOf(MERGE.work)]).toEqual([["read", "left"], 0]);
    await expect(admission.ask(READ, AbortSignal.abort())).rejects.toThrow();
  });
});

const sizes = Object.keys(JOB_SIZES) as JobSize[];
const anyJob = fc.record({
  work: fc.record({
    name: fc.constantFrom("a", "b", "c", "d"),
    size: fc.constantFrom(...sizes),
    atOnce: fc.integer({ min: 1, max: 4 }),
    waiting: fc.constant(1000),
  }),
  asker: fc.record({ workspace: fc.constantFrom("v", "w", "x"), caller: fc.constantFrom("one", "other") }),
});
/** Jobs that arrive, and after each how many of those that run end. */
const days = fc.record({
  budget: fc.integer({ min: LARGEST_MIB, max: 4 * LARGEST_MIB }),
  arrivals: fc.array(fc.tuple(anyJob, fc.integer({ min: 0, max: 2 })), { maxLength: 40 }),
});

describe("whatever comes and goes", () => {
  it("the jobs that run never use more than the budget, and each that asked runs in the end", async () => {
    await fc.assert(
      fc.asyncProperty(days, async ({ budget, arrivals }) => {
        const admission = new Admission(budget);
        const running: Job[] = [];
        let done = 0;
        const end = async (many: number): Promise<void> => {
          for (const job of running.splice(0, many)) {
            admission.end(job);
            done += 1;
          }
          await settled();
          const used = running.reduce((all, { work }) => all + mibOf(work.size), 0);
          expect(used).toBeLessThanOrEqual(budget);
          expect(admission.freeMiB).toBe(budget - used);
        };
        for (const [job, ended] of arrivals) {
          void admission.ask(job).then(() => running.push(job));
          await settled();
          await end(ended);
        }
        for (let turn = 0; turn < arrivals.length; turn += 1) {
          await end(1);
        }
        expect(done).toBe(arrivals.length);
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  it("a job waits at most until one of each other workspace has run", async () => {
    const admission = new Admission(LARGEST_MIB);
    const started: string[] = [];
    const [many, mine] = [by("theirs", READ), by("mine", kind("mine", "merge"))];
    for (let job = 0; job < 50; job += 1) {
      asked(admission, many, started);
    }
    asked(admission, mine, started);
    await settled();
    admission.end(many);
    await settled();
    expect(started).toEqual(["read", "mine"]);
    asked(admission, mine, started);
    admission.end(mine);
    await settled();
    expect(started).toEqual(["read", "mine", "read"]);
  });
});

describe("of one workspace", () => {
  it("jobs leave room for a job of another, where two fit", async () => {
    const [admission, started] = [new Admission(4 * LARGEST_MIB), [] as string[]];
    const sizesLeft = ["model", "merge", "engine"] as const;
    for (const size of sizesLeft) {
      for (let job = 0; job < JOB_SIZES[size].atMost; job += 1) {
        asked(admission, by("theirs", kind("theirs", size)), started);
      }
    }
    for (const size of sizesLeft) {
      asked(admission, by(`mine ${size}`, kind(`mine ${size}`, size)), started);
    }
    await settled();
    const theirs = started.filter((name) => name === "theirs").length;
    expect(theirs).toBeGreaterThan(1);
    expect(started.slice(theirs)).toEqual(["mine model"]);
  });

  it("a single job runs, however little memory there is", async () => {
    const [admission, started] = [new Admission(LARGEST_MIB), [] as string[]];
    asked(admission, MERGE, started);
    asked(admission, MERGE, started);
    await settled();
    expect(started).toEqual(["merge"]);
    admission.end(MERGE);
    await settled();
    expect(started).toEqual(["merge", "merge"]);
  });

  it("callers take turns", async () => {
    const [admission, started] = [new Admission(LARGEST_MIB), [] as string[]];
    const [loud, quiet] = [
      by("same", kind("loud", "merge"), "loud"),
      by("same", kind("quiet", "merge"), "quiet"),
    ];
    for (const job of [loud, loud, loud, quiet]) {
      asked(admission, job, started);
    }
    await settled();
    admission.end(loud);
    await settled();
    expect(started).toEqual(["loud", "quiet"]);
  });

  it("jobs that crowd the room make place for those of others", async () => {
    const work = kind("read", "model", { waiting: 3 });
    const admission = new Admission(LARGEST_MIB);
    const came: string[] = [];
    const ask = (name: string, workspace: string): void => {
      admission.ask(by(workspace, work)).then(
        () => came.push(`${name} runs`),
        () => came.push(`${name} refused`),
      );
    };
    for (const name of ["1", "2", "3", "4"]) {
      ask(name, "theirs");
    }
    ask("mine", "mine");
    await settled();
    expect(came).toEqual(["1 runs", "4 refused"]);
    ask("5", "theirs");
    await settled();
    expect(came).toEqual(["1 runs", "4 refused", "5 refused"]);
  });
});
