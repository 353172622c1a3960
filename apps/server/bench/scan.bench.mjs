import { createHash, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { startBench } from "./bench-server.mjs";
import { startHealthProbe } from "./health-probe.mjs";
import { startScanHost } from "./scan-host.mjs";

// A scan of 20,000 files and 200 MiB through the service, from the code host to what was found, and what it does to others.

/** The rows of the table; times in ms. */
export async function run() {
  const host = await startScanHost();
  const bench = await startBench({ Service__Profile: "local" });
  try {
    const world = { bench, host, ...(await follow(bench, host)) };
    const floorMs = floorOf(host);
    const probe = startHealthProbe(bench.url, { everyMs: 5 });
    const first = await scan(world);
    const times = await probe.stop();
    const peakMiB = await bench.peakMiB();
    const proposed = await propose(world, first.scanId);
    const again = await scan(world);
    await host.change();
    const changed = await scan(world);
    return [
      row(
        "scan of 20,000 files, 200 MiB",
        first.ms,
        ["unpacking and hashing the same archive", floorMs],
        "60 s on two cores",
      ),
      row("scan of the same commit", again.ms, ["the first scan", first.ms], "not set"),
      row("scan of a commit with 1 % changed", changed.ms, ["the first scan", first.ms], "a tenth"),
      row(
        `import of it: ${proposed.items} items`,
        proposed.ms,
        ["reading them again", proposed.readMs],
        "1 s for 5,000",
      ),
      { ...row("health meanwhile, 99th percentile", p99(times), ["", Number.NaN], "20 ms") },
      { ...row("memory at most", peakMiB, ["", Number.NaN], "700 MiB"), unit: "MiB" },
    ];
  } finally {
    await bench.stop();
    await host.stop();
  }
}

function row(job, oursMs, [floor, floorMs], target) {
  return { job, oursMs, floor, floorMs, ratio: oursMs / floorMs, target };
}

function p99(times) {
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)];
}

async function follow(bench, host) {
  const projectId = await bench.newProject();
  const { workspaceId } = JSON.parse(await bench.call("GET", `/api/projects/${projectId}`));
  const path = `/api/workspaces/${workspaceId}/settings`;
  const { headers } = await fetch(`${bench.url}${path}`, { headers: { cookie: bench.cookie } });
  const body = JSON.stringify({
    codehost: { apiBaseUrl: host.apiBaseUrl },
    usage: { maxScansPerDay: 1_000 },
    import: { maxFiles: 100_000, maxFileBytes: 1_048_576, maxTotalBytes: 1_073_741_824 },
  });
  const sent = { cookie: bench.cookie, "content-type": "application/json", "if-match": headers.get("etag") };
  const saved = await fetch(`${bench.url}${path}`, { method: "PUT", headers: sent, body });
  if (saved.status !== 200) {
    throw new Error(`The settings answered ${saved.status}: ${await saved.text()}`);
  }
  const id = randomUUID();
  await bench.call("POST", `/api/projects/${projectId}/repositories`, {
    id,
    repository: "acme/large",
    trackedRef: null,
  });
  return { projectId, repositoryId: id };
}

/** How many milliseconds it takes from the request until it is completed. */
async function scan({ bench, projectId, repositoryId }) {
  const start = performance.now();
  const path = `/api/projects/${projectId}`;
  const body = { kind: "tracking", ref: null, pullRequest: null };
  const asked = await bench.call("POST", `${path}/repositories/${repositoryId}/scans`, body);
  const { id } = JSON.parse(asked);
  for (;;) {
    const one = JSON.parse(await bench.call("GET", `${path}/scans/${id}`));
    if (one.state === "completed" && one.complete) {
      return { ms: performance.now() - start, scanId: id };
    }
    if (one.state !== "queued" && one.state !== "running") {
      throw new Error(JSON.stringify(one));
    }
    await wait(50);
  }
}

/** What it takes to propose all of it, and to answer it once more. */
async function propose({ bench, projectId }, scanId) {
  const path = `/api/projects/${projectId}/source-imports`;
  const id = randomUUID();
  const start = performance.now();
  await bench.call("POST", path, { id, scanId, systemId: null });
  const made = performance.now();
  const { items } = JSON.parse(await bench.call("GET", `${path}/${id}`));
  return { ms: made - start, readMs: performance.now() - made, items: items.length };
}

/** The least there is to do: unpacking the archive, and the SHA that git gives each file. */
function floorOf({ archive, files }) {
  const start = performance.now();
  gunzipSync(archive);
  for (const bytes of files) {
    createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  }
  return performance.now() - start;
}
