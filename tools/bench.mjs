import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { formatTable } from "./bench/format-table.mjs";
import { prepare, say } from "./setup/prepare.mjs";
import { ROOT } from "./setup/repository.mjs";
import { runChild } from "./setup/run-child.mjs";
import { runCommand } from "./setup/run-command.mjs";

/** @typedef {{where: string, path: string}} Bench */

/**
 * `npm run bench -- <words>`: runs every benchmark, or those whose path holds one of the words, and prints one table.
 * @returns {Promise<number>}
 */
async function bench() {
  const words = process.argv.slice(2);
  const benches = findBenches().filter(
    ({ path }) => words.length === 0 || words.some((word) => path.includes(word)),
  );
  if (benches.length === 0) {
    throw new Error(`No benchmark is called ${words.join(" or ")}.`);
  }
  const { node } = await prepare();
  const folder = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  const rows = [];
  let failed = 0;
  for (const { where, path } of benches) {
    say(`${path} …`);
    const found = await runOne(node, path, join(folder, "rows.json"));
    if (found === null) {
      failed++;
    }
    rows.push(...(found ?? []).map((row) => ({ where, ...row })));
  }
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`${formatTable(rows)}\n`);
  if (failed > 0) {
    say(`${failed} of ${benches.length} benchmarks failed.`);
  }
  return failed > 0 ? 1 : 0;
}

/** @returns {Bench[]} */
function findBenches() {
  return ["packages", "apps"].flatMap((members) =>
    readdirSync(join(ROOT, members)).flatMap((where) => {
      const folder = join(ROOT, members, where, "bench");
      if (!existsSync(folder)) {
        return [];
      }
      const files = readdirSync(folder).filter((file) => file.endsWith(".bench.mjs"));
      return files.sort().map((file) => ({ where, path: `${members}/${where}/bench/${file}` }));
    }),
  );
}

/**
 * @param {string} node
 * @param {string} path
 * @param {string} output
 * @returns {Promise<import("./bench/format-table.mjs").BenchRow[] | null>} null when it failed
 */
async function runOne(node, path, output) {
  rmSync(output, { force: true });
  const runner = fileURLToPath(new URL("./bench/run-bench.mjs", import.meta.url));
  const { code } = await runChild(node, [
    "--expose-gc",
    runner,
    pathToFileURL(join(ROOT, path)).href,
    output,
  ]);
  return code === 0 && existsSync(output) ? JSON.parse(readFileSync(output, "utf8")) : null;
}

await runCommand(bench);
