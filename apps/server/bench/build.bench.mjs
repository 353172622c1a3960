import { hash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import {
  bundleHashOf,
  inPathOrder,
  listedFile,
  zipLength,
} from "../../../packages/bundle-writer/dist/index.js";
import { packBundle } from "../dist/sections/build/packing/pack-bundle.js";
import { largeDocument, sized } from "../test/testing/large-document.ts";
import { startBench } from "./bench-server.mjs";
import { startHealthProbe } from "./health-probe.mjs";
import { percentile, row } from "./measure.mjs";

// Bundles: packing one at the limits, and exporting eShop and a bundle near the limits over HTTP.

const FILES = 4_999;
const BYTES = 32 * 1024 * 1024;
const FLOOR = "CRC-32, SHA-256, concatenation";
const NAMES = ["happy-order", "payment-failed", "stock-rejected", "consumer-down"];
const LARGE = { ...sized(0.2), schemas: 20 };
const LARGE_SCENARIOS = 2_000;

const data = (name) => readFile(new URL(`../test/data/eshop.${name}.json`, import.meta.url));

/** The rows of the table; times in ms. */
export async function run() {
  const rows = await packing();
  const bench = await startBench();
  try {
    return [...rows, ...(await exporting(bench))];
  } finally {
    await bench.stop();
  }
}

async function packing() {
  const contents = inPathOrder(Array.from({ length: FILES }, (_, index) => fileOf(index)));
  const listed = () => bundleHashOf(contents.map(listedFile));
  const records = Buffer.alloc(zipLength(contents) - totalOf(contents));
  return [
    await row("a bundle of 5,000 files, 32 MiB, after generation", "2 x (aim 1.3)", {
      rounds: 20,
      floor: FLOOR,
      floorJob: () => least(contents, records),
      ours: async () => [listed(), await packBundle(contents)],
    }),
  ];
}

function fileOf(index) {
  const content = Buffer.alloc(Math.floor(BYTES / FILES) - 150, `${index} `);
  return { path: `scenarios/${String(index).padStart(36, "0")}.json`, content };
}

const totalOf = (contents) => contents.reduce((sum, { content }) => sum + content.length, 0);

/** As many bytes as the archive has: an allocator may treat a few more otherwise. */
function least(contents, records) {
  for (const { content } of contents) {
    crc32(content);
    hash("sha256", content);
  }
  Buffer.concat([...contents.map(({ content }) => content), records]);
}

async function exporting(bench) {
  const ofLarge = await exportingLarge(bench);
  return [...(await exportingEshop(bench)), ...ofLarge];
}

const exportOf =
  (bench) =>
  ({ path }) =>
    bench.call("POST", `${path}/build/export`);

/** The first that the server does, so that its memory is that of this. */
async function exportingLarge(bench) {
  const large = await largeProject(bench);
  const probe = startHealthProbe(bench.url);
  const bytes = Number((await headersOf(bench, large)).get("content-length"));
  const exported = await row(`export of ${Math.round(bytes / 1024 / 1024)} MiB, built anew`, "not set", {
    rounds: 3,
    prepare: () => touch(bench, large),
    ours: () => exportOf(bench)(large),
    floor: "GET of the whole model",
    floorJob: () => bench.call("GET", `${large.path}/model`),
  });
  return [exported, healthRow(await probe.stop()), memoryRow(await bench.peakMiB())];
}

async function exportingEshop(bench) {
  const eshop = await eshopProject(bench);
  const model = {
    floor: "GET of the whole model",
    floorJob: () => bench.call("GET", `${eshop.path}/model`),
  };
  const anew = await row("export of eShop, built anew", "150 ms", {
    prepare: () => touch(bench, eshop),
    ours: () => exportOf(bench)(eshop),
    floor: "a run of each scenario",
    floorJob: () => playAll(bench, eshop),
  });
  const again = await row("export of eShop, as it was", "50 ms", {
    ...model,
    ours: () => exportOf(bench)(eshop),
  });
  const etag = await tagOf(bench, eshop);
  const known = await row("its manifest, known to the client (304)", "50 ms", {
    ...model,
    ours: () => tagOf(bench, eshop, etag),
  });
  return [anew, again, known];
}

async function playAll(bench, { path, scenarios }) {
  for (const { id } of scenarios) {
    await bench.call("POST", `${path}/scenarios/${id}/run`);
  }
}

async function headersOf({ url, cookie }, { path }) {
  const answer = await fetch(`${url}${path}/build/export`, { method: "POST", headers: { cookie } });
  const { headers } = answer;
  if (!answer.ok) {
    throw new Error(await answer.text());
  }
  await answer.arrayBuffer();
  return headers;
}

async function tagOf({ url, cookie }, { path }, etag = "") {
  const answer = await fetch(`${url}${path}/build/manifest`, { headers: { cookie, "If-None-Match": etag } });
  await answer.arrayBuffer();
  return answer.headers.get("etag");
}

function healthRow(times) {
  const [p99, p50] = [percentile(times, 0.99), percentile(times, 0.5)];
  const job = "GET /health/live, p99, during exports";
  return { job, oursMs: p99, floor: "its median meanwhile", floorMs: p50, ratio: p99 / p50, target: "20 ms" };
}

/** Written as if it were milliseconds. */
function memoryRow(peak) {
  const least = 500;
  const job = "memory at its most, in MiB";
  return {
    job,
    oursMs: peak,
    floor: "what it may be",
    floorMs: least,
    ratio: peak / least,
    target: "500 MiB",
  };
}

/** Another name of a scenario, so that the next export is not the one before. */
async function touch(bench, { path, scenarios: [scenario] }) {
  await bench.call("PUT", `${path}/scenarios/${scenario.id}`, { ...scenario, name: randomUUID() });
}

async function eshopProject(bench) {
  const path = `/api/projects/${await bench.newProject()}`;
  await bench.call("POST", `${path}/import`, await data("model"));
  const scenarios = [];
  for (const name of NAMES) {
    const scenario = { ...JSON.parse(await data(`${name}.scenario`)), id: randomUUID() };
    await bench.call("POST", `${path}/scenarios`, scenario);
    scenarios.push(scenario);
  }
  return { path, scenarios };
}

async function largeProject(bench) {
  const projectId = await bench.newProject();
  const path = `/api/projects/${projectId}`;
  const document = largeDocument(LARGE, { salt: projectId });
  await bench.call("POST", `${path}/import`, Buffer.from(JSON.stringify(document)));
  const scenarios = Array.from({ length: LARGE_SCENARIOS }, (_, number) => scenarioOf(document, number));
  for (const scenario of scenarios) {
    await bench.call("POST", `${path}/scenarios`, scenario);
  }
  return { path, scenarios };
}

function scenarioOf({ elements, operations }, number) {
  const steps = Array.from({ length: 9 }, (_, n) => ({
    ...{ id: `call-${n}`, type: "call", from: elements[(number * 13 + n) % elements.length].id },
    ...{ operation: operations[(number * 7 + n) % operations.length].id },
    ...{ request: { id: "a" }, response: null, then: [], onError: [] },
  }));
  return { id: randomUUID(), name: `Scenario ${number}`, steps, faults: [], assertions: [] };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
