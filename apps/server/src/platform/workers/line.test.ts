import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { ApiError } from "../errors/api-error.js";
import { Admission } from "./admission.js";
import { mibOf } from "./job-sizes.js";
import { Line } from "./line.js";
import { ThreadPool } from "./thread-pool.js";

const LAST_JOB = new URL("../../../dist/platform/workers/last-job.js", import.meta.url).href;
const JOBS = `
import { threadId } from "node:worker_threads";
import { endWithThisJob } from "${LAST_JOB}";
export const where = async () => ({ outcome: "there", threadId });
export const last = async () => { endWithThisJob(); return { outcome: "there", threadId }; };
export const answer = async (value) => ({ outcome: "answered", value: value * 2 });
export const bytes = async ({ bytes }) => ({ outcome: "read", bytes, detached: false });
export const spin = () => { for (;;); };
export const fill = () => { const held = []; for (;;) held.push(new Array(100_000).fill(held)); };
export const fail = async () => { throw new Error("failed"); };
export const refuse = async () => ({ outcome: "no-scenario" });
export const lose = async () => { throw Object.assign(new Error("gone"), { code: "ECONNREFUSED" }); };
`;

interface Jobs {
  where(nothing: null): Promise<{ outcome: "there"; threadId: number }>;
  last(nothing: null): Promise<{ outcome: "there"; threadId: number }>;
  answer(value: number): Promise<{ outcome: "answered"; value: number }>;
  bytes(sent: { bytes: Uint8Array<ArrayBuffer> }): Promise<{ outcome: "read"; bytes: Uint8Array }>;
  spin(nothing: null): Promise<{ outcome: "never" }>;
  fill(nothing: null): Promise<{ outcome: "never" }>;
  fail(nothing: null): Promise<{ outcome: "never" }>;
  refuse(nothing: null): Promise<{ outcome: "never" }>;
  lose(nothing: null): Promise<{ outcome: "never" }>;
}

const ENTRY = new URL("../../../dist/platform/workers/thread.worker.js", import.meta.url);

let folder: string;
let module: URL;
let pool: ThreadPool;
let line: Line<Jobs>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plumbline-jobs-"));
  const file = join(folder, "jobs.mjs");
  await writeFile(file, JOBS);
  module = pathToFileURL(file);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  pool = new ThreadPool(ENTRY);
  line = lineOf(1);
});
afterEach(() => pool.close());

/** Model jobs, so many at once. */
function lineOf(atOnce: number): Line<Jobs> {
  const work = { name: "test", module, size: "model", atOnce, waiting: 2 } as const;
  return new Line<Jobs>(work, new Admission(atOnce * mibOf("model")), pool);
}

const answer = async (value: number, signal?: AbortSignal): Promise<number> =>
  (await line.run("answer", value, signal === undefined ? {} : { signal })).value;

function spin(): { stop(): void; ended: Promise<string> } {
  const end = new AbortController();
  const ended = line.run("spin", null, { signal: end.signal }).then(
    () => "done",
    (thrown: Error) => thrown.name,
  );
  return { stop: () => end.abort(), ended };
}

describe("jobs in threads", () => {
  it("run in the order they come, and give what they came to", async () => {
    expect(await Promise.all([answer(1), answer(2), answer(3)])).toEqual([2, 4, 6]);
  });

  it("that do not come to an end are ended, and those that waited go on", async () => {
    const endless = spin();
    const waiting = [answer(1), answer(2)];
    setTimeout(endless.stop, 200);
    expect(await endless.ended).toBe("AbortError");
    expect(await Promise.all(waiting)).toEqual([2, 4]);
  });

  it("are 429 busy when as many wait as may, and taken again afterwards", async () => {
    const endless = spin();
    const waiting = [answer(1), answer(2)];
    const refused = await answer(3).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 429, type: "busy", headers: { "Retry-After": "1" } });
    endless.stop();
    expect(await Promise.all([...waiting, endless.ended])).toEqual([2, 4, "AbortError"]);
    expect(await answer(3)).toBe(6);
  });

  it("are left out when their signal fires while they wait", async () => {
    const endless = spin();
    const gone = new AbortController();
    const left = answer(1, gone.signal).catch((thrown: Error) => thrown.name);
    const stays = answer(2);
    gone.abort();
    expect(await left).toBe("AbortError");
    endless.stop();
    expect(await stays).toBe(4);
  });

  it("that need more memory than their thread has end alone, as what was said of that", async () => {
    const full = line.run("fill", null, {});
    const waiting = [answer(1), answer(2)];
    await expect(full).rejects.toMatchObject({ code: "ERR_WORKER_OUT_OF_MEMORY" });
    expect(await Promise.all(waiting)).toEqual([2, 4]);
    const told = line.run("fill", null, { whenFull: { outcome: "too-much-to-hold" } });
    await expect(told).rejects.toMatchObject({ status: 400, type: "import_too_large" });
  });

  it("that fail leave their thread to the next one", async () => {
    await expect(line.run("fail", null, {})).rejects.toThrow("failed");
    expect(await answer(4)).toBe(8);
  });

  it("that end their thread leave the next one to another", async () => {
    const where = async (job: "where" | "last") => (await line.run(job, null, {})).threadId;
    const [first, last, next] = [await where("where"), await where("last"), await where("where")];
    expect([last === first, next === first]).toEqual([true, false]);
  });

  it("that refuse are answered by the table, and so is a database that is away", async () => {
    await expect(line.run("refuse", null, {})).rejects.toMatchObject({ status: 404, type: "not_found" });
    await expect(line.run("lose", null, {})).rejects.toThrow("The database is away");
  });

  it("get bytes of their own handed over, and hand them back", async () => {
    const sent = new Uint8Array([1, 2, 3]);
    const { bytes } = await line.run("bytes", { bytes: sent }, {});
    expect([sent.byteLength, [...bytes]]).toEqual([0, [1, 2, 3]]);
  });
});

describe("a thread without a job", () => {
  it("is used again by the next job, and ends when its memory is needed for another", async () => {
    const first = await pool.take("model", 0);
    const id = first.id;
    await pool.give(first);
    const again = await pool.take("model", 0);
    expect(again.id).toBe(id);
    await pool.give(again);
    const other = await pool.take("run", mibOf("model") - 1);
    expect([again.isUsable, other.isUsable]).toEqual([false, true]);
  });

  it("stays beside another as long as there is room for both", async () => {
    const first = await pool.take("model", 0);
    await pool.give(first);
    await pool.take("run", mibOf("model"));
    expect(first.isUsable).toBe(true);
  });
});
