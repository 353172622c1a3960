import { randomUUID } from "node:crypto";
import { LIMIT_SIZE, largeDocument } from "../test/testing/large-document.ts";
import { startBench } from "./bench-server.mjs";
import { percentile } from "./measure.mjs";
import { playable } from "./playable.mjs";

// What a process takes that may use so much memory: `node apps/server/bench/memory.mjs [GiB …]`. Each heavy job is asked
// for several times at once: the largest imports, exports, merges and reads, plays and stress runs at their limit.

const GIB = 1024 ** 3;
const SIZES = process.argv.slice(2).map(Number);
const OF_EACH = 4;

for (const gib of SIZES.length > 0 ? SIZES : [1, 2, 4, 8]) {
  const bench = await startBench({ Service__MemoryBytes: String(gib * GIB) });
  try {
    await measure(gib, bench);
  } finally {
    await bench.stop();
  }
}

async function measure(gib, bench) {
  const atRest = await bench.memoryMiB();
  const jobs = await heavyJobs(bench);
  const answers = new Map();
  const [began, health] = [performance.now(), []];
  let isOver = false;
  const probe = probeHealth(bench, health, () => isOver);
  await Promise.all(jobs.flatMap((job) => Array.from({ length: OF_EACH }, () => counted(answers, job))));
  isOver = true;
  await probe;
  const seconds = Math.round((performance.now() - began) / 1000);
  const peak = await bench.peakMiB();
  const told = [...answers].map(([what, many]) => `${what}: ${many}`).join(", ");
  process.stdout.write(
    `${gib} GiB: ${Math.round(atRest)} MiB at rest, ${Math.round(peak)} MiB at the peak, ${seconds} s, ` +
      `health p99 ${Math.round(percentile(health, 0.99))} ms; ${told}\n`,
  );
}

/** What is asked for, each by a name and a call. */
async function heavyJobs(bench) {
  const document = largeDocument(LIMIT_SIZE);
  const json = Buffer.from(JSON.stringify(document));
  const project = await bench.newProject();
  const path = `/api/projects/${project}`;
  await bench.call("POST", `${path}/import`, json);
  const play = await playable(bench);
  return [
    ["import", async () => bench.call("POST", `/api/projects/${await bench.newProject()}/import`, json)],
    ["export", () => bench.call("GET", `${path}/export?format=yaml`)],
    ["read", () => bench.call("GET", `${path}/model`)],
    ["merge", () => mergeOf(bench, project, { channels: document.channels.splice(0, 1) })],
    ["play", () => bench.call("POST", `${play.path}/scenarios/${play.scenarioId}/run`)],
    ["stress run", () => bench.call("POST", `${play.path}/stress/profiles/${play.profileId}/runs`)],
  ];
}

/** Each changes a channel of its own: the lists of the document are as long as they may be. */
async function mergeOf(bench, project, { channels: [{ id: channelId, ...channel }] }) {
  const path = `/api/projects/${project}/branches`;
  const id = randomUUID();
  await bench.call("POST", path, { id, name: id, kind: "draft" });
  const change = { op: "put", kind: "channel", id: channelId, value: { ...channel, name: id } };
  await bench.call("POST", `/api/projects/${project}/model/changes`, { branchId: id, changes: [change] });
  await bench.call("POST", `${path}/${id}/merge`, {});
}

async function counted(answers, [name, job]) {
  const what = await patiently(job).then(
    () => `${name} done`,
    (thrown) => `${name} ${/: (\d{3} .{0,120})/.exec(thrown.message)?.[1] ?? thrown.message}`,
  );
  answers.set(what, (answers.get(what) ?? 0) + 1);
}

/** A caller has so many large documents and answers at a time: what is sent away comes again. */
async function patiently(job) {
  for (;;) {
    try {
      return await job();
    } catch (thrown) {
      if (!thrown.message.includes(": 429 ")) {
        throw thrown;
      }
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

async function probeHealth(bench, times, isOver) {
  while (!isOver()) {
    const began = performance.now();
    await bench.call("GET", "/health/live");
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
