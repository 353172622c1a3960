import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";
import { drive } from "./drive.mjs";
import { ONE_ROW, WARMING_SECONDS } from "./drive-nest.mjs";
import { fillProjects } from "./fill-projects.mjs";
import { loadFigures } from "./load-figures.mjs";
import { mixOf } from "./mix.mjs";

/** @typedef {import("./load-table.mjs").LoadRow} LoadRow */

/**
 * @typedef {object} Wanted
 * @property {number} processes
 * @property {number} seconds
 * @property {number} connections
 */

/** For four processes with all their threads. */
const DATABASE = { max_connections: "400" };

/**
 * The mix, and the GET of one project, on processes of the service that share a database; then what is beside them.
 * @param {Wanted} wanted
 * @param {typeof import("./drive-nest.mjs").driveNest} driveNest
 * @returns {Promise<readonly LoadRow[]>}
 */
export async function driveService(wanted, driveNest) {
  const { startBench } = await import(join(ROOT, "apps/server/bench/bench-server.mjs"));
  const bench = await startBench({}, DATABASE);
  const others = await Promise.all(Array.from({ length: wanted.processes - 1 }, () => bench.another()));
  const all = [bench, ...others];
  try {
    const { projects, token } = await fillProjects(bench);
    const { cookie } = bench;
    const on = { ...wanted, urls: all.map(({ url }) => url) };
    const mixed = await measured("mix", { ...on, make: mixOf({ projects, cookie, token }) }, all);
    const path = projects[0]?.path ?? "";
    const make = () => ({ what: ONE_ROW, method: /** @type {const} */ ("GET"), path, headers: { cookie } });
    const oneRow = await measured("the service", { ...on, make }, all);
    await Promise.all(others.splice(0).map((other) => other.stop()));
    return [...mixed, ...oneRow, await driveNest(wanted, { connectionString: bench.connectionString, path })];
  } finally {
    await Promise.all(others.map((other) => other.stop()));
    await bench.stop();
  }
}

/**
 * A row for all answers and, where several kinds of work were asked for, one for each.
 * @param {string} load
 * @param {import("./drive.mjs").Drive & Wanted} asked
 * @param {readonly {memoryMiB: () => Promise<number | null>}[]} all
 * @returns {Promise<readonly LoadRow[]>}
 */
async function measured(load, asked, all) {
  await drive({ ...asked, seconds: WARMING_SECONDS });
  const { answers, lost } = await drive(asked);
  const memory = await Promise.all(all.map((one) => one.memoryMiB()));
  const memoryMiB = memory.reduce((/** @type {number} */ sum, one) => sum + (one ?? 0), 0);
  const { processes, seconds } = asked;
  const whole = loadFigures(answers, seconds);
  const row = { load, processes, ...whole, unexpected: whole.unexpected + lost, memoryMiB };
  const kinds = Map.groupBy(answers, ({ what }) => what);
  if (kinds.size === 1) {
    return [{ ...row, load: `${[...kinds.keys()][0]}, ${load}` }];
  }
  const rows = [...kinds].map(([what, own]) => {
    return { load: `${load}: ${what}`, processes, ...loadFigures(own, seconds), memoryMiB: null };
  });
  return [row, ...rows.toSorted((left, right) => right.p99 - left.p99)];
}
