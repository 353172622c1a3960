import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeMigrated } from "./databases.mjs";
import { judge, judgeRun, ONE } from "./judge-plan.mjs";
import { connect } from "./sql.mjs";
import { startNodes } from "./start-nodes.mjs";

/**
 * `node tools/scale/explain.mjs <programs> <folder>` has every statement planned that the tests of the server sent, on spread
 * tables of two workers, and prints those that are refused and those that ask more than one shard. The folder is that which
 * `PLUMBLINE_TEST_STATEMENTS` named when the tests ran. The last line is `N passed, N failed`: a statement that is refused
 * has failed.
 */
const [programs, statements] = process.argv.slice(2);
if (programs === undefined || statements === undefined) {
  throw new Error("Name the folder of the PostgreSQL programs and the folder of the statements.");
}

/** What reads or changes rows; the others open and end transactions, and set what holds for a connection. */
const IS_PLANNED = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/** @typedef {{text: string, values: readonly unknown[]}} Statement */

/** @type {Map<string, Statement>} */
const seen = new Map();
for (const file of readdirSync(statements)) {
  for (const line of readFileSync(join(statements, file), "utf8").split("\n").filter(Boolean)) {
    const statement = JSON.parse(line);
    seen.set(statement.text.replace(/\s+/g, " ").trim(), statement);
  }
}

const folder = mkdtempSync(join(tmpdir(), "plumbline-explain-"));
const settings = { fsync: "off", full_page_writes: "off", "citus.shard_count": "8" };
const { coordinator, workers, stop } = await startNodes({ programs, folder, workers: 2, settings });
const [first, ...others] = [coordinator, ...workers].map(({ connectionString }) => connectionString);
const client = await connect(await makeMigrated([String(first), ...others], "explained"));

const planned = [...seen].filter(([, { text }]) => IS_PLANNED.test(text));
/** @type {Record<import("./judge-plan.mjs").Judged, string[]>} */
const found = { one: [], many: [], refused: [], untried: [] };
for (const [name, { text, values }] of planned) {
  const { judged, why } = await planOf(text, values);
  found[judged].push(why === "" ? name : `${name}\n  ${why}`);
}
await client.end();
await stop();
rmSync(folder, { recursive: true, force: true });

print("Refused", found.refused);
print("Not tried, for what was given does not fit", found.untried);
print("More than one shard", found.many);
process.stdout.write(
  `${planned.length} statements: ${found.one.length} for one shard or one node, ${found.many.length} for more.\n` +
    `${found.one.length + found.many.length} passed, ${found.refused.length + found.untried.length} failed\n`,
);
process.exit(found.refused.length + found.untried.length > 0 ? 1 : 0);

/**
 * @param {string} text
 * @param {readonly unknown[]} values
 */
async function planOf(text, values) {
  const plan = await takenBack(`EXPLAIN ${text}`, values);
  const judged = judge(plan instanceof Error ? plan : plan.map((row) => row["QUERY PLAN"]));
  if (judged.judged !== "refused") {
    return judged;
  }
  // Some are carried out and cannot be explained.
  const done = await takenBack(text, values);
  return done instanceof Error ? judgeRun(done) : ONE;
}

/**
 * Does something and takes it back.
 * @param {string} text
 * @param {readonly unknown[]} values
 * @returns {Promise<readonly any[] | (Error & {code?: string})>} the rows, or what was thrown
 */
async function takenBack(text, values) {
  await client.query("BEGIN");
  try {
    return (await client.query(text, [...values])).rows;
  } catch (error) {
    return /** @type {Error} */ (error);
  } finally {
    await client.query("ROLLBACK");
  }
}

/**
 * @param {string} title
 * @param {readonly string[]} names
 */
function print(title, names) {
  process.stdout.write(`${title} (${names.length})\n${names.map((name) => `- ${name}\n`).join("")}\n`);
}
