import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";

/** Asks `/health/live` again and again in a thread of its own; `stop` gives the times in milliseconds. */
export function startHealthProbe(url, { everyMs = 2 } = {}) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, everyMs } });
  return {
    stop: () =>
      new Promise((resolve) => {
        worker.once("message", resolve);
        worker.postMessage("stop");
      }),
  };
}

async function probe(parentPort, { url, everyMs }) {
  let stopped = false;
  parentPort.once("message", () => {
    stopped = true;
  });
  const { Agent } = await import("node:http");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  while (!stopped) {
    const asked = performance.now();
    await new Promise((resolve, reject) => {
      get(`${url}/health/live`, { agent }, (answer) => answer.resume().once("end", resolve)).once(
        "error",
        reject,
      );
    });
    times.push(performance.now() - asked);
    await wait(everyMs);
  }
  parentPort.postMessage(times);
}

const { isMainThread, parentPort, workerData } = await import("node:worker_threads");
if (!isMainThread && workerData?.url !== undefined) await probe(parentPort, workerData);
