/**
 * A scan of 20,000 files and 200 MiB, a fifth of them parsed source, beside its floor: reading, hashing as git does and
 * decoding the same bytes. In one thread and in two. `npm run bench -- source-scanner`, or this file alone after a build.
 */

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { DEFAULT_EXCLUDE_GLOBS, joinSnapshot, selectFiles, snapshotHash } from "../dist/index.js";
import { generateRepository } from "./generate-repository.mjs";
import { extractOne, installedGrammars, readFloor } from "./scan-thread.mjs";

const BATCH = 50;
const SETTINGS = {
  maxFiles: 100_000,
  maxFileBytes: 1_048_576,
  maxTotalBytes: 1_073_741_824,
  excludeGlobs: DEFAULT_EXCLUDE_GLOBS,
};

function written() {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-scan-"));
  const tree = [];
  for (const [path, text] of generateRepository()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    tree.push({ path, mode: "100644", size: statSync(join(folder, path)).size, blobSha: "0".repeat(40) });
  }
  writeFileSync(join(folder, ".tree.json"), JSON.stringify(tree));
  return { folder, tree };
}

async function timed(job) {
  const start = performance.now();
  const result = await job();
  return { result, ms: performance.now() - start };
}

/** Hands the files out to threads that are ready, and gathers what they say. */
async function inThreads(folder, files, { count, isFloor }) {
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL("./scan-thread.mjs", import.meta.url), { workerData: { folder, isFloor } }),
  );
  await Promise.all(workers.map((worker) => new Promise((resolve) => worker.once("message", resolve))));
  const found = new Map();
  let next = 0;
  const { ms } = await timed(() =>
    Promise.all(
      workers.map(async (worker) => {
        for (let from = next; from < files.length; from = next) {
          next += BATCH;
          const batch = files.slice(from, from + BATCH);
          const said = new Promise((resolve) => worker.once("message", resolve));
          worker.postMessage(
            batch.map(({ path, class: fileClass, extension }) => ({ path, class: fileClass, extension })),
          );
          const answers = await said;
          for (const [at, file] of batch.entries()) {
            found.set(file.path, answers[at]);
          }
        }
      }),
    ),
  );
  await Promise.all(workers.map((worker) => worker.terminate()));
  return { ms, found };
}

/** What a process that does nothing else has taken at most, in MiB. */
function peakOf(folder, isFloor) {
  const input = JSON.stringify({ folder, isFloor });
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), input], {
    encoding: "utf8",
  });
  if (status !== 0) {
    throw new Error(stderr);
  }
  return Number(stdout);
}

async function peakOfThis({ folder, isFloor }) {
  const { selected } = selectFiles(JSON.parse(readFileSync(join(folder, ".tree.json"), "utf8")), SETTINGS);
  await inThreads(folder, selected, { count: 2, isFloor });
  return process.resourceUsage().maxRSS / 1024;
}

const MEBIBYTE = 1_048_576;

export async function run() {
  const { folder, tree } = written();
  const bytes = tree.reduce((sum, { size }) => sum + size, 0);
  const of = `${tree.length} files, ${(bytes / MEBIBYTE).toFixed(0)} MiB`;
  const { result: selection, ms: selecting } = await timed(() => selectFiles(tree, SETTINGS));
  const files = selection.selected;
  const floor = await timed(() => files.map(({ path }) => readFloor(folder, path).length));
  const floors = await inThreads(folder, files, { count: 2, isFloor: true });
  const two = await inThreads(folder, files, { count: 2, isFloor: false });
  const grammars = await installedGrammars();
  const one = await timed(() => files.map((file) => extractOne(folder, file, grammars)));
  const joined = await timed(() => {
    const input = { repository: "github.com/acme/shop", commit: "0".repeat(40), selection, codes: [] };
    const snapshot = joinSnapshot({ ...input, extractions: two.found });
    return { snapshot, hash: snapshotHash(snapshot) };
  });
  const { snapshot } = joined.result;
  const peaks = [peakOf(folder, false), peakOf(folder, true)];
  const stringified = await timed(() => JSON.stringify(snapshot));
  rmSync(folder, { recursive: true, force: true });
  const parsed = [...two.found.values()].filter(({ content }) => content.code?.reading === "parsed").length;
  const row = (job, oursMs, beside, floorMs, more) => ({
    job,
    oursMs,
    floor: beside,
    floorMs,
    ratio: oursMs / floorMs,
    ...more,
  });
  const read = "read, SHA, decode";
  return [
    row(`read ${of}, ${parsed} parsed`, one.ms, read, floor.ms),
    row("the same in two threads", two.ms, read, floors.ms, { target: "60 s" }),
    row(`join ${snapshot.counts.facts} facts, hash`, joined.ms, "JSON.stringify", stringified.ms),
    row("select files", selecting, "JSON.stringify", stringified.ms),
    row("memory of two threads", peaks[0], "the floor's", peaks[1], {
      unit: "MiB",
      target: "700 MiB",
    }),
  ];
}

function print(rows) {
  for (const { job, oursMs, floor, floorMs, ratio } of rows) {
    const figures = [oursMs, floorMs].map((number) => number.toFixed(0).padStart(7));
    console.log(`${job.padEnd(44)}${figures[0]}  ${floor.padEnd(18)}${figures[1]}  x ${ratio.toFixed(1)}`);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv[2] === undefined) {
    print(await run());
  } else {
    console.log(await peakOfThis(JSON.parse(process.argv[2])));
  }
}
