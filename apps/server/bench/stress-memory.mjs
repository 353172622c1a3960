import { setTimeout as wait } from "node:timers/promises";
import { startBench } from "./bench-server.mjs";
import { playable } from "./playable.mjs";

// What stress runs at the limit of events leave behind: `node apps/server/bench/stress-memory.mjs [runs]`.

const RUNS = Number(process.argv[2] ?? 50);
const AT_ONCE = 4;
/** Threads that have nothing to do end after 30 seconds. */
const THREADS_END_MS = 45_000;

const bench = await startBench();
try {
  const { path, profileId } = await playable(bench);
  const before = await bench.memoryMiB();
  const began = performance.now();
  for (let run = 0; run < RUNS; run += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, RUNS - run) }, () =>
      bench.call("POST", `${path}/stress/profiles/${profileId}/runs`),
    );
    await Promise.all(some);
  }
  const seconds = (performance.now() - began) / 1000;
  const peak = await bench.peakMiB();
  await wait(THREADS_END_MS);
  const after = await bench.memoryMiB();
  process.stdout.write(
    `${RUNS} runs, ${AT_ONCE} at once: ${seconds.toFixed(1)} s; ${Math.round(before)} MiB before, ` +
      `${Math.round(peak)} MiB at the peak, ${Math.round(after - before)} MiB more afterwards\n`,
  );
} finally {
  await bench.stop();
}
