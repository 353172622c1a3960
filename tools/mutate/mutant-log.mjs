import { appendFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

/** @typedef {{line: number, column: number}} Position */
/**
 * @typedef {object} TestedMutant
 * @property {string} fileName
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {string} status
 * @property {{start: Position, end: Position}} location
 */

const { log, seconds } = JSON.parse(process.env["PLUMBLINE_MUTATION"] ?? "{}");

/** Writes down each mutant as soon as it was tried, so that a run that is stopped tells how far it came. */
class MutantLog {
  constructor() {
    if (seconds !== null) {
      setTimeout(() => process.kill(process.pid, "SIGINT"), seconds * 1000).unref();
    }
  }

  /** @param {{mutantPlans: readonly unknown[]}} plan */
  onMutationTestingPlanReady({ mutantPlans }) {
    writeFileSync(log, `${JSON.stringify({ planned: mutantPlans.length })}\n`);
  }

  /** @param {TestedMutant} mutant */
  onMutantTested({ fileName, mutatorName, replacement, status, location }) {
    const file = relative(process.cwd(), fileName);
    appendFileSync(
      log,
      `${JSON.stringify({ file, mutator: mutatorName, replacement, status, ...location })}\n`,
    );
  }
}

export const strykerPlugins = [{ kind: "Reporter", name: "mutant-log", injectableClass: MutantLog }];
