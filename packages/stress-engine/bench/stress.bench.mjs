import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStress } from "../dist/index.js";
import { flow, station } from "./loads.mjs";

const ROUNDS = 5;
const PEER = join(import.meta.dirname, "simpy_peer.py");
const FLOOR = join(import.meta.dirname, "mm1_floor.c");

/** The benchmarks of the stress engine, each beside a peer or a floor, one after the other in turns. */
export async function run() {
  return [
    ...besidePeer({
      job: "nested calls, time-outs, retries",
      kind: "flow",
      load: flow,
      target: "60 x (at least 25 x)",
    }),
    ...besidePeer({ job: "M/M/1", kind: "station", load: station, target: "20 x (at least 8 x)" }),
    ...besideFloor(),
    ...memory(),
  ];
}

/** Requests per millisecond beside SimPy, which runs fewer of them; nothing when it is not there. */
function besidePeer({ job, kind, load, target }) {
  const python = pythonWithSimpy();
  if (python === null) {
    return [];
  }
  const ours = 600_000;
  const theirs = 20_000;
  const times = alternate(
    () => timed(load(ours)) / ours,
    () =>
      Number(execFileSync(python, [PEER, kind, String(theirs)], { encoding: "utf8" }).split(" ")[0]) / theirs,
  );
  return [row(`${job}, per 100,000 requests`, "SimPy", { times, per: 100_000, target })];
}

/** Beside a loop in C that counts nothing but the mean; nothing when there is no compiler. */
function besideFloor() {
  const folder = mkdtempSync(join(tmpdir(), "stress-bench-"));
  try {
    const program = join(folder, "mm1_floor");
    if (attempt("cc", ["-O2", "-o", program, FLOOR, "-lm"]) === null) {
      return [];
    }
    const requests = 3_600_000;
    const times = alternate(
      () => timed(station(requests)),
      () => Number(execFileSync(program, [String(requests)], { encoding: "utf8" }).split(" ")[0]),
    );
    const target = "0.15 x (at least 0.06 x)";
    return [row("M/M/1, 3,600,000 requests", "hand-written C loop", { times, per: 1, target })];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a run keeps beside its result does not grow with the number of requests. */
function memory() {
  const held = (requests) => {
    globalThis.gc?.();
    const before = process.memoryUsage();
    const result = runStress(flow(requests));
    const after = process.memoryUsage();
    const bytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
    return result.ok ? bytes / 1_048_576 : Number.NaN;
  };
  held(10_000);
  const few = held(100_000);
  const many = held(1_000_000);
  return [
    {
      job: "memory of 1,000,000 requests",
      oursMs: rounded(many),
      floor: "of 100,000 requests",
      floorMs: rounded(few),
      ratio: rounded(many / few),
      target: "flat",
      unit: "MiB",
    },
  ];
}

function timed(load) {
  const started = performance.now();
  const result = runStress(load);
  const ms = performance.now() - started;
  if (!result.ok) {
    throw new Error(JSON.stringify(result.refusal));
  }
  return ms;
}

/** The medians of both, taken in turns so that both meet the same machine. */
function alternate(ours, theirs) {
  const mine = [];
  const others = [];
  ours();
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(ours());
    others.push(theirs());
  }
  return { ours: median(mine), floor: median(others) };
}

function median(values) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];
}

function row(job, floor, { times, per, target }) {
  return {
    job,
    oursMs: rounded(times.ours * per),
    floor,
    floorMs: rounded(times.floor * per),
    ratio: rounded(times.floor / times.ours),
    target,
  };
}

function rounded(value) {
  return Number(value.toPrecision(3));
}

function pythonWithSimpy() {
  const candidates = ["python3", "/usr/bin/python3"];
  return candidates.find((python) => attempt(python, ["-c", "import simpy"]) !== null) ?? null;
}

/** What a program prints; null when it is not there or fails. */
function attempt(program, words) {
  try {
    return execFileSync(program, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return null;
  }
}

if (process.argv[1] === import.meta.filename) {
  console.table(await run());
}
