import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { startBench } from "./bench-server.mjs";
import { row } from "./measure.mjs";

// Drawings as SVG over HTTP, beside the layout alone of as many boxes and lines by the same library.

// The elkjs that diagram-writer uses.
const Elk = createRequire(new URL("../../../packages/diagram-writer/package.json", import.meta.url))(
  "elkjs/lib/elk.bundled.js",
);

const ESHOP = new URL("../test/data/eshop.model.json", import.meta.url);

/** The rows of the table; times in ms. */
export async function run() {
  return [await firstDrawing(), ...(await warmDrawings())];
}

/** A service each time, which has drawn nothing yet. */
async function firstDrawing() {
  const benches = [];
  const prepare = async () => {
    const bench = await startBench();
    benches.push(bench);
    return { bench, path: await drawingOf(bench, await readFile(ESHOP)) };
  };
  const ours = ({ bench, path }) => bench.call("GET", path);
  const floor = "one GET of the same view";
  const floorJob = ({ bench, path }) => bench.call("GET", path.replace(/\/diagram$/, ""));
  try {
    return await row("diagram of eShop, the first after a start", "1 s (aim 0.6)", {
      ...{ prepare, ours, floor, floorJob },
    });
  } finally {
    await Promise.all(benches.map((bench) => bench.stop()));
  }
}

async function warmDrawings() {
  const bench = await startBench();
  try {
    const eshop = await drawingOf(bench, await readFile(ESHOP));
    const large = await drawingOf(bench, Buffer.from(JSON.stringify(systems(500))));
    const beside = (job, target, path, size) =>
      row(job, target, {
        ours: () => bench.call("GET", path),
        floor: "the layout alone",
        floorJob: () => new Elk().layout(plainGraph(size)),
      });
    return [
      await beside("diagram of eShop, warm", "100 ms (aim 60)", eshop, 20),
      await beside("diagram of 500 elements", "3 s (aim 2)", large, 500),
    ];
  } finally {
    await bench.stop();
  }
}

async function drawingOf(bench, document) {
  const project = await bench.newProject();
  await bench.call("POST", `/api/projects/${project}/import`, document);
  const id = randomUUID();
  await bench.call("POST", `/api/projects/${project}/views`, { id, name: "All", kind: "landscape" });
  return `/api/projects/${project}/views/${id}/diagram`;
}

/** Systems, each related to one or two others. */
function systems(count) {
  const elements = Array.from({ length: count }, (_, n) => ({
    ...{ id: randomUUID(), kind: "system", name: `System ${n}`, status: "current", parentId: null },
  }));
  const relationships = elements.slice(1).map(({ id }, n) => ({
    ...{
      id: randomUUID(),
      fromId: elements[Math.floor(n / 2)].id,
      toId: id,
      label: `uses ${n}`,
      kind: "structural",
    },
  }));
  return { version: "1.0", project: { name: "Large" }, elements, relationships };
}

function plainGraph(count) {
  const children = Array.from({ length: count }, (_, n) => ({ id: `n${n}`, width: 180, height: 70 }));
  const edges = children.slice(1).map(({ id }, n) => ({
    ...{ id: `e${n}`, sources: [`n${Math.floor(n / 2)}`], targets: [id] },
  }));
  return { id: "root", layoutOptions: { "elk.algorithm": "layered" }, children, edges };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
