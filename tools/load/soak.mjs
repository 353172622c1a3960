import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT } from "../setup/repository.mjs";
import { draw } from "./draw.mjs";
import { loadFigures } from "./load-figures.mjs";
import { memoryLine } from "./soak/memory-line.mjs";
import { STORIES } from "./soak/stories.mjs";
import { EndOfStory, visitor } from "./soak/visitor.mjs";
import { makeWorld } from "./soak/world.mjs";

const PAUSE_MS = 200;
const SAMPLE_MS = 5_000;
const MOST_SHOWN = 20;

/** Services of this machine answer under http, so that the AI and the code host may be here. */
const ENVIRONMENT = { Service__Profile: "local" };

/**
 * Clients that tell stories of every section for as long as is asked: how long answers took, what none has to expect, and how
 * memory moved after the first third.
 * @param {{minutes: number, clients: number}} wanted
 */
export async function soak({ minutes, clients }) {
  const { startBench } = await import(join(ROOT, "apps/server/bench/bench-server.mjs"));
  const bench = await startBench(ENVIRONMENT);
  const made = await makeWorld(bench).catch(async (/** @type {unknown} */ thrown) => {
    await bench.stop();
    throw thrown;
  });
  /** @type {import("./drive.mjs").Answered[]} */
  const answers = [];
  const ends = /** @type {Map<string, number>} */ (new Map());
  const { callWith, stop } = visitor({ ...bench, clients }, (answered) => answers.push(answered));
  const call = callWith({ cookie: bench.cookie });
  try {
    const over = performance.now() + minutes * 60_000;
    const isOver = () => performance.now() > over;
    const memory = sampled(bench, isOver);
    const each = Array.from({ length: clients }, (_, at) => {
      const project = /** @type {import("./soak/world.mjs").SoakedProject} */ (
        made.projects[at % made.projects.length]
      );
      return tell({ call, callWith, project, world: made.world }, isOver, ends);
    });
    await Promise.all(each);
    return { rows: rowsOf(answers, minutes * 60), memory: memoryLine(await memory), ends: mostOf(ends) };
  } finally {
    stop();
    await made.stop();
    await bench.stop();
  }
}

/**
 * One story after the other; the answer that ended one is kept.
 * @param {Parameters<import("./soak/stories.mjs").Story>[0]} told
 * @param {() => boolean} isOver
 * @param {Map<string, number>} ends
 */
async function tell(told, isOver, ends) {
  while (!isOver()) {
    await draw(STORIES)(told).catch((/** @type {unknown} */ thrown) => {
      if (!(thrown instanceof EndOfStory)) {
        throw thrown;
      }
      ends.set(thrown.message, (ends.get(thrown.message) ?? 0) + 1);
    });
    await wait(Math.random() * PAUSE_MS);
  }
}

/**
 * @param {{memoryMiB: () => Promise<number | null>}} bench
 * @param {() => boolean} isOver
 */
async function sampled(bench, isOver) {
  const startedAt = performance.now();
  const samples = [];
  while (!isOver()) {
    samples.push({
      minute: (performance.now() - startedAt) / 60_000,
      mib: (await bench.memoryMiB()) ?? Number.NaN,
    });
    await wait(SAMPLE_MS);
  }
  return samples;
}

/**
 * @param {readonly import("./drive.mjs").Answered[]} answers
 * @param {number} seconds
 */
function rowsOf(answers, seconds) {
  const row = (/** @type {string} */ load, /** @type {typeof answers} */ own) => ({
    ...{ load, processes: 1, ...loadFigures(own, seconds), memoryMiB: null },
  });
  const kinds = [...Map.groupBy(answers, ({ what }) => what)].map(([what, own]) => row(what, own));
  return [row("all", answers), ...kinds.toSorted((left, right) => right.p99 - left.p99)];
}

/** @param {ReadonlyMap<string, number>} ends */
function mostOf(ends) {
  const sorted = [...ends].toSorted(([, left], [, right]) => right - left);
  return sorted.slice(0, MOST_SHOWN).map(([what, count]) => `${count} x ${what}`);
}
