import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { ApiError } from "../errors/api-error.js";
import { WorkerPool } from "./worker-pool.js";
import { WorkerThreads } from "./worker-threads.js";

const JOBS = `
export const answer = (value) => value * 2;
export const spin = () => { for (;;); };
export const fill = () => { const held = []; for (;;) held.push({ n: held.length }); };
export const fail = () => { throw new Error("failed"); };
`;

let folder: string;
let module: URL;
let threads: WorkerThreads;
let pool: WorkerPool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plumbline-jobs-"));
  const file = join(folder, "jobs.mjs");
  await writeFile(file, JOBS);
  module = pathToFileURL(file);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  threads = new WorkerThreads({ threads: 1, heapMiB: 64 });
  pool = new WorkerPool(threads, { name: "test", atOnce: 1, queue: 2 });
});
afterEach(() => threads.close());

const answer = (value: number, signal?: AbortSignal): Promise<number> =>
  pool.run({ module, job: "answer", ...(signal === undefined ? {} : { signal }) }, value);

function spin(): { stop(): void; ended: Promise<string> } {
  const end = new AbortController();
  const ended = pool.run({ module, job: "spin", signal: end.signal }, null).then(
    () => "done",
    (thrown: Error) => thrown.name,
  );
  return { stop: () => end.abort(), ended };
}

describe("a pool of worker threads", () => {
  it("runs jobs", async () => {
    expect(await Promise.all([answer(1), answer(2), answer(3)])).toEqual([2, 4, 6]);
  });

  it("ends a job that does not come to an end, and goes on with those that waited", async () => {
    const endless = spin();
    const waiting = [answer(1), answer(2)];
    setTimeout(endless.stop, 200);
    expect(await endless.ended).toBe("AbortError");
    expect(await Promise.all(waiting)).toEqual([2, 4]);
  });

  it("answers 429 busy when as many jobs wait as may, and takes jobs again afterwards", async () => {
    const endless = spin();
    const waiting = [answer(1), answer(2)];
    const refused = await answer(3).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 429, type: "busy", headers: { "Retry-After": "1" } });
    endless.stop();
    expect(await Promise.all([...waiting, endless.ended])).toEqual([2, 4, "AbortError"]);
    expect(await answer(3)).toBe(6);
  });

  it("leaves out a waiting job whose signal fires", async () => {
    const endless = spin();
    const gone = new AbortController();
    const left = answer(1, gone.signal).catch((thrown: Error) => thrown.name);
    const stays = answer(2);
    gone.abort();
    expect(await left).toBe("AbortError");
    endless.stop();
    expect(await stays).toBe(4);
  });

  it("ends a job that needs more memory than its thread has, that one alone", async () => {
    const full = pool.run({ module, job: "fill" }, null);
    const waiting = [answer(1), answer(2)];
    await expect(full).rejects.toMatchObject({ code: "ERR_WORKER_OUT_OF_MEMORY" });
    expect(await Promise.all(waiting)).toEqual([2, 4]);
  });

  it("outlives a job that fails", async () => {
    await expect(pool.run({ module, job: "fail" }, null)).rejects.toThrow("failed");
    expect(await answer(4)).toBe(8);
  });
});

describe("kinds of work that share threads", () => {
  const two = (): WorkerThreads => new WorkerThreads({ threads: 2, heapMiB: 64 });
  const kind = (shared: WorkerThreads, atOnce: number): WorkerPool =>
    new WorkerPool(shared, { name: "test", atOnce, queue: 2 });
  const doubled = (of: WorkerPool): Promise<number> => of.run({ module, job: "answer" }, 1);

  it("one kind leaves a thread to the others, whatever waits of it", async () => {
    const shared = two();
    const [greedy, modest] = [kind(shared, 1), kind(shared, 1)];
    const end = new AbortController();
    const stuck = greedy.run({ module, job: "spin", signal: end.signal }, null).catch(() => "ended");
    const waiting = doubled(greedy);
    expect(await doubled(modest)).toBe(2);
    end.abort();
    expect(await Promise.all([stuck, waiting])).toEqual(["ended", 2]);
    await shared.close();
  });

  it("a job that is called off while it waits for a thread gives its turn back", async () => {
    const shared = new WorkerThreads({ threads: 1, heapMiB: 64 });
    const [first, second] = [kind(shared, 1), kind(shared, 1)];
    const [end, gone] = [new AbortController(), new AbortController()];
    const stuck = first.run({ module, job: "spin", signal: end.signal }, null).catch(() => "ended");
    const left = second.run({ module, job: "answer", signal: gone.signal }, 1).catch(() => "left");
    const stays = doubled(second);
    gone.abort();
    expect(await left).toBe("left");
    end.abort();
    expect(await Promise.all([stuck, stays])).toEqual(["ended", 2]);
    await shared.close();
  });
});
