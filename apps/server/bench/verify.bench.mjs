import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import { startBench } from "./bench-server.mjs";
import { percentile } from "./measure.mjs";

// Archives that are made to harm, verified over HTTP one after the other: how long the slowest takes.

const MUTATED = 300;
const NAMES = ["happy-order", "payment-failed", "stock-rejected", "consumer-down"];

const data = (name) => readFile(new URL(`../test/data/eshop.${name}.json`, import.meta.url));

// The makers of archives are files of the tests, which name each other as they are when they are compiled.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOfTests = specifier.startsWith("./") && context.parentURL?.includes("/test/testing/");
    return nextResolve(isOfTests ? specifier.replace(/\.js$/, ".ts") : specifier, context);
  },
});
const { hostileArchives } = await import("../test/testing/hostile-archives.ts");
const { mutatedArchives } = await import("../test/testing/mutated-archives.ts");
const { naiveFiles } = await import("../test/testing/naive-zip.ts");

/** The rows of the table; times in ms. */
export async function run() {
  const bench = await startBench();
  try {
    const path = await eshop(bench);
    const real = await bench.call("POST", `${path}/build/export`);
    const files = [...naiveFiles(real)].map(([name, content]) => ({ path: name, content }));
    await verified(bench, path, real);
    const whole = [];
    for (let round = 0; round < 20; round += 1) {
      whole.push(await verified(bench, path, real));
    }
    const entries = files.map(({ path: name, content }) => ({ name, content }));
    const byHand = hostileArchives(files, real).map(({ bytes }) => bytes());
    const mutated = mutatedArchives(real, entries, { seed: 14, count: MUTATED });
    const floorMs = percentile(whole, 0.5);
    return [
      await slowest(bench, path, { kind: "made by hand", archives: byHand, floorMs }),
      await slowest(bench, path, { kind: "mutated", archives: mutated, floorMs }),
    ];
  } finally {
    await bench.stop();
  }
}

async function slowest(bench, path, { kind, archives, floorMs }) {
  const times = [];
  for (const archive of archives) {
    times.push(await verified(bench, path, archive));
  }
  const oursMs = Math.max(...times);
  const job = `verify, the slowest of ${archives.length} archives ${kind}`;
  return { job, oursMs, floor: "the bundle as it is", floorMs, ratio: oursMs / floorMs, target: "300 ms" };
}

async function verified({ url, cookie }, path, archive) {
  const began = performance.now();
  const answer = await fetch(`${url}${path}/build/verify`, {
    method: "POST",
    headers: { cookie, "content-type": "application/zip" },
    body: archive,
  });
  await answer.arrayBuffer();
  const took = performance.now() - began;
  if (![200, 400, 413].includes(answer.status)) {
    throw new Error(`an archive was answered ${answer.status}`);
  }
  return took;
}

async function eshop(bench) {
  const path = `/api/projects/${await bench.newProject()}`;
  await bench.call("POST", `${path}/import`, await data("model"));
  for (const name of NAMES) {
    const scenario = JSON.parse(await data(`${name}.scenario`));
    await bench.call("POST", `${path}/scenarios`, { ...scenario, id: randomUUID() });
  }
  return path;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
