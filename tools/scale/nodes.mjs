import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { joinNodes } from "./databases.mjs";
import { startNodes } from "./start-nodes.mjs";

/**
 * `node tools/scale/nodes.mjs <programs> <folder> [workers]` starts a coordinator and two workers, or as many as are
 * asked for, writes what is to be known of them to `nodes.json` in the folder and goes on until it is interrupted.
 * Nothing survives a crash of the machine, and tables have few shards, so that databases of tests are copied soon: they are
 * for trials.
 */
const QUICK = { fsync: "off", full_page_writes: "off", "citus.shard_count": "4" };

const [programs, folder, workers = "2"] = process.argv.slice(2);
if (programs === undefined || folder === undefined) {
  throw new Error("Name the folder of the PostgreSQL programs and a folder for the data.");
}
const nodes = await startNodes({
  programs,
  folder: resolve(folder),
  workers: Number(workers),
  settings: QUICK,
});
await joinNodes([nodes.coordinator, ...nodes.workers].map(({ connectionString }) => connectionString));
writeFileSync(join(folder, "nodes.json"), JSON.stringify(nodes, null, 2), { mode: 0o600 });
process.stdout.write(`${nodes.coordinator.connectionString}\n`);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, () => nodes.stop().then(() => process.exit(0)));
}
