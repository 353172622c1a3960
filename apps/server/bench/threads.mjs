import { spawnSync } from "node:child_process";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const STARTS = 5;
const MIB = 1024 * 1024;

/**
 * What a thread costs before it does anything, for each module of jobs that is named: modules loaded, and the middle
 * of five starts in milliseconds and in MiB of the process. Each is measured in a process of its own.
 */
if (!isMainThread) {
  await load(workerData);
} else if (process.argv.length === 3) {
  await measureAll(process.argv[2] ?? "");
} else {
  for (const path of process.argv.slice(2)) {
    measureApart(path);
  }
}

/** @param {string} path file as it is packed, `apps/server/packed/sections/…/x.worker.js`, or compiled, in `dist` */
function measureApart(path) {
  spawnSync(process.execPath, [fileURLToPath(import.meta.url), path], { stdio: "inherit" });
}

/** @param {string} path */
async function measureAll(path) {
  const starts = [];
  /** @type {Worker[]} */
  const threads = [];
  for (let start = 0; start < STARTS; start += 1) {
    starts.push(await measure(path, threads));
  }
  const middle = (/** @type {"ms" | "mib"} */ what) =>
    starts.map((one) => one[what]).sort((a, b) => a - b)[STARTS >> 1];
  process.stdout.write(`${path}: ${starts[0]?.modules} modules, ${middle("ms")} ms, ${middle("mib")} MiB\n`);
  await Promise.all(threads.map((thread) => thread.terminate()));
}

/**
 * @param {string} path
 * @param {Worker[]} threads
 */
async function measure(path, threads) {
  const [began, rss] = [performance.now(), process.memoryUsage().rss];
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: path });
  threads.push(thread);
  const modules = await new Promise((resolve, reject) => thread.on("message", resolve).on("error", reject));
  const ms = Math.round(performance.now() - began);
  const mib = Math.round((process.memoryUsage().rss - rss) / MIB);
  return { modules, ms, mib };
}

/** @param {string} path */
async function load(path) {
  let modules = 0;
  registerHooks({
    load(url, context, next) {
      modules += 1;
      return next(url, context);
    },
  });
  await import(new URL(path, `file://${process.cwd()}/`).href);
  // Who listens stays.
  parentPort?.on("message", () => undefined).postMessage(modules);
}
