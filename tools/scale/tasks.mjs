import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** @typedef {{tasks: number, times: number}} Found */

/**
 * What a coordinator that was started with `PLUMBLINE_SCALE_TASKS=1` sent to nodes for each statement, by the lines of
 * its log. A task is a command on shards. Each statement stands once, with the most tasks that it took.
 * @param {string} log
 * @returns {ReadonlyMap<string, Found>}
 */
export function tasksOfStatements(log) {
  /** @type {Map<string, Found>} */
  const found = new Map();
  /** @type {Map<string, number>} */
  const sent = new Map();
  for (const entry of log.split(/\n(?=\d{4}-\d\d-\d\d \d\d:)/)) {
    const [, pid = "", text = ""] = /\[(\d+)\] (?:LOG|NOTICE): {2}(.*)/s.exec(entry) ?? [];
    if (text.startsWith("issuing ")) {
      sent.set(pid, (sent.get(pid) ?? 0) + (IS_ON_SHARDS.test(text) ? 1 : 0));
    }
    const [, statement] = /^duration: .*? ms {2}(?:statement|execute [^:]*): (.*)/s.exec(text) ?? [];
    if (statement !== undefined) {
      const tasks = sent.get(pid) ?? 0;
      sent.delete(pid);
      note(found, statement.replace(/\s+/g, " ").trim(), tasks);
    }
  }
  return found;
}

const IS_ON_SHARDS = /\b[a-z_]+_1\d{5,}\b/;

/** What is no statement of the service. */
const IS_OF_OTHERS = /pg_dist|pg_stat|citus_|assign_distributed|create_distributed|^(ALTER|CREATE|COMMENT) /;

/**
 * @param {Map<string, Found>} found
 * @param {string} statement
 * @param {number} tasks
 */
function note(found, statement, tasks) {
  if (!IS_OF_OTHERS.test(statement)) {
    const { tasks: most, times } = found.get(statement) ?? { tasks: 0, times: 0 };
    found.set(statement, { tasks: Math.max(tasks, most), times: times + 1 });
  }
}

/** `node tools/scale/tasks.mjs <log>` prints the statements of more than one task, those with most tasks first. */
function main() {
  const [file = ""] = process.argv.slice(2);
  const all = tasksOfStatements(readFileSync(file, "utf8"));
  const many = [...all].filter(([, { tasks }]) => tasks > 1).sort(([, a], [, b]) => b.tasks - a.tasks);
  for (const [statement, { tasks, times }] of many) {
    process.stdout.write(`${tasks} tasks, ${times} times: ${statement}\n`);
  }
  process.stdout.write(`${all.size} statements, ${many.length} of more than one task\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main();
}
