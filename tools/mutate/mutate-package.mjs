import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { say } from "../setup/prepare.mjs";
import { ROOT } from "../setup/repository.mjs";
import { runChild } from "../setup/run-child.mjs";
import { judgeMutants } from "./judge-mutants.mjs";
import { recordedRun } from "./recorded-runs.mjs";
import { verdictInWords } from "./verdict-in-words.mjs";

/** Kept out of git: megabytes that only save time, and that a run makes anew where they are missing. */
const KEPT = join(ROOT, ".mutants");
const STRYKER = join(ROOT, "node_modules/@stryker-mutator/core/bin/stryker.js");
/** Of the thousands of inputs of a golden file of refusals, as many as a mutant can have of runs at random. */
const CORPUS_EVERY = "20";
const STOPPED = 128 + constants.signals.SIGINT;

/**
 * @typedef {object} Mutation
 * @property {string} name of the package
 * @property {readonly string[]} sources files or ranges of lines; all of the package, when empty
 * @property {number | null} seconds after which what was not reached stays so; null for no end
 */

/**
 * Mutates a package and says what came of it; whether all is as it should be.
 * @param {string} node
 * @param {Mutation} mutation
 * @returns {Promise<boolean>}
 */
export async function mutatePackage(node, mutation) {
  const { name, sources } = mutation;
  mkdirSync(KEPT, { recursive: true });
  const log = join(KEPT, `${name}.log`);
  rmSync(log, { force: true });
  const settings = JSON.stringify({ ...mutation, folder: KEPT, log });
  const env = { ...process.env, PLUMBLINE_CORPUS_EVERY: CORPUS_EVERY, PLUMBLINE_MUTATION: settings };
  const { code } = await runChild(node, [STRYKER, "run", "tools/mutate/stryker.config.mjs"], { env });
  const tried = readLog(log);
  if (code !== 0 && code !== STOPPED) {
    say(`${name}: the mutants could not be tried.`);
    return false;
  }
  const verdict = judgeMutants(tried, recordedRun(name)?.living ?? null, {
    isWhole: sources.length === 0 && code === 0,
    read,
  });
  say(verdictInWords(name, verdict, code === STOPPED));
  return verdict.passed;
}

/**
 * @param {string} log
 * @returns {import("./judge-mutants.mjs").TriedMutants}
 */
function readLog(log) {
  if (!existsSync(log)) {
    return { planned: null, mutants: [] };
  }
  const [plan, ...lines] = readFileSync(log, "utf8").split("\n").filter(Boolean);
  // A result that is taken over from the run before may be told twice.
  const mutants = [...new Set(lines)].map((line) => JSON.parse(line));
  return { planned: JSON.parse(plan ?? "{}").planned ?? null, mutants };
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(ROOT, file), "utf8");
}
