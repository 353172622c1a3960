import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

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

async function probe({ url, everyMs }) {
  let stopped = false;
  parentPort.once("message", () => {
    stopped = true;
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  while (!stopped) {
    const asked = performance.now();
    await answered(`${url}/health/live`, agent);
    times.push(performance.now() - asked);
    await wait(everyMs);
  }
  agent.destroy();
  parentPort.postMessage(times);
}

function answered(address, agent) {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => answer.resume().once("end", resolve)).once("error", reject);
  });
}

if (!isMainThread && workerData?.everyMs !== undefined) {
  await probe(workerData);
}
