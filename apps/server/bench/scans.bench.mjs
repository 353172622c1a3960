import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { startBench } from "./bench-server.mjs";
import { startCodeHost } from "./code-host.mjs";
import { startHealthProbe } from "./health-probe.mjs";
import { percentile } from "./measure.mjs";

// A scan of 20,000 files and 200 MiB by the service, from the code host to the database, beside what any reader of that
// archive does: unpacking it and hashing its files. Then one of a commit that changed a file of a hundred.

const LOOK_MS = 50;
const SETTINGS = {
  import: { maxFiles: 100_000, maxFileBytes: 1_048_576, maxTotalBytes: 1_073_741_824 },
  usage: { maxScansPerDay: 10_000 },
};

/** The rows of the table; times in ms unless a row says otherwise. */
export async function run() {
  const host = await startCodeHost();
  const bench = await startBench({ Service__Profile: "local" });
  try {
    const archive = `${new URL(host.apiBaseUrl).origin}/archive/${"a".repeat(40)}`;
    const floor = await timed(() => readArchive(archive));
    const scanning = await ready(bench, host);
    const [idleMiB, probe] = [await bench.memoryMiB(), startHealthProbe(bench.url)];
    const first = await timed(() => scanned(bench, scanning));
    const health = await probe.stop();
    const peakMiB = await bench.peakMiB();
    const path = `/api/projects/${scanning.project}/repositories/${scanning.id}`;
    await bench.call("PATCH", path, { trackedRef: "next" });
    const second = await timed(() => scanned(bench, scanning));
    const again = await timed(() => scanned(bench, scanning));
    const counts = `${first.result.counts.filesRead} files, ${first.result.counts.facts} facts`;
    const unpacking = { floor: "gunzip, untar, SHA", floorMs: floor.ms };
    return [
      row(`scan of ${counts}`, first.ms, { ...unpacking, target: "60 s" }),
      row("the same with 1 % changed", second.ms, { ...unpacking, target: "a tenth" }),
      row("the same with nothing changed", again.ms, unpacking),
      row("health meanwhile, p99", percentile(health, 0.99), {
        floor: "its median",
        floorMs: percentile(health, 0.5),
        target: "20 ms",
      }),
      row("memory meanwhile", peakMiB, { floor: "idle", floorMs: idleMiB, unit: "MiB", target: "700 MiB" }),
    ];
  } finally {
    await bench.stop();
    await host.stop();
  }
}

function row(job, oursMs, more) {
  return { job, oursMs, ratio: oursMs / more.floorMs, ...more };
}

async function timed(job) {
  const start = performance.now();
  const result = await job();
  return { result, ms: performance.now() - start };
}

/** The least that anybody does who reads the files of an archive. */
async function readArchive(url) {
  const answer = await fetch(url);
  const entries = extract();
  Readable.fromWeb(answer.body).pipe(createGunzip()).pipe(entries);
  let files = 0;
  for await (const entry of entries) {
    createHash("sha1")
      .update(await buffer(entry))
      .digest();
    files += 1;
  }
  return files;
}

async function ready(bench, host) {
  const project = await bench.newProject();
  const { workspaceId } = JSON.parse(await bench.call("GET", `/api/projects/${project}`));
  const settings = { ...SETTINGS, codehost: { apiBaseUrl: host.apiBaseUrl } };
  const address = `${bench.url}/api/workspaces/${workspaceId}/settings`;
  const { headers } = await fetch(address, { headers: { cookie: bench.cookie } });
  const saved = await fetch(address, {
    method: "PUT",
    headers: { cookie: bench.cookie, "content-type": "application/json", "if-match": headers.get("etag") },
    body: JSON.stringify(settings),
  });
  if (saved.status !== 200) {
    throw new Error(`The settings answered ${saved.status}: ${await saved.text()}`);
  }
  const body = { id: randomUUID(), repository: "acme/large", trackedRef: "main" };
  await bench.call("POST", `/api/projects/${project}/repositories`, body);
  return { project, id: body.id };
}

async function scanned(bench, { project, id }) {
  const body = { kind: "tracking", ref: null, pullRequest: null };
  const path = `/api/projects/${project}`;
  let scan = JSON.parse(await bench.call("POST", `${path}/repositories/${id}/scans`, body));
  while (scan.state === "queued" || scan.state === "running") {
    await wait(LOOK_MS);
    scan = JSON.parse(await bench.call("GET", `${path}/scans/${scan.id}`));
  }
  if (scan.state !== "completed" || !scan.complete) {
    throw new Error(`The scan came to ${JSON.stringify(scan)}`);
  }
  return scan;
}
