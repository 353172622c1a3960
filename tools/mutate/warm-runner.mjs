import { Worker } from "node:worker_threads";
import { createMochaTestRunner } from "@stryker-mutator/mocha-runner";

export { strykerValidationSchema } from "@stryker-mutator/mocha-runner";

/** @typedef {import("@stryker-mutator/mocha-runner").MochaTestRunner} MochaTestRunner */
/** @typedef {Parameters<MochaTestRunner["mutantRun"]>[0]} MutantRun */
/** @typedef {Awaited<ReturnType<MochaTestRunner["mutantRun"]>>} Outcome */
/** @typedef {Extract<Outcome, {status: "killed" | "survived"}>} Judged */

const FROM_NOTHING = new URL("./from-nothing.mjs", import.meta.url);

/**
 * Runs the tests of a mutant in modules that are loaded. Much code also runs while modules load, as for a constant of a
 * test, and what became of that does not show the mutant: one that lives is tried once more in a thread that loads
 * everything anew with it. To load everything for each, as Stryker would, takes five times as long.
 * @param {any} injector
 */
function warmRunner(injector) {
  const mocha = createMochaTestRunner(injector);
  const mutantRun = mocha.mutantRun.bind(mocha);
  return Object.assign(mocha, {
    capabilities: async () => ({ reloadEnvironment: true }),
    /** @param {MutantRun} run */
    async mutantRun(run) {
      const outcome = await mutantRun({ ...run, mutantActivation: "runtime" });
      const isLiving = outcome.status === "survived" && run.mutantActivation === "static";
      return isLiving ? fromNothing(run) : outcome;
    },
  });
}
warmRunner.inject = /** @type {const} */ (["$injector"]);

/**
 * @param {MutantRun} run
 * @returns {Promise<Outcome>}
 */
function fromNothing({ activeMutant, testFilter = [], hitLimit = Number.MAX_SAFE_INTEGER }) {
  const thread = new Worker(FROM_NOTHING, {
    workerData: { mutant: activeMutant.id, titles: testFilter, hitLimit },
  });
  return new Promise((resolve) => {
    const end = (/** @type {string | null} */ failure) => {
      resolve(outcomeOf(failure, testFilter.length));
      void thread.terminate();
    };
    thread.once("message", end);
    // It cannot even be loaded.
    thread.once("error", ({ message }) => end(message));
  });
}

/**
 * @param {string | null} failure of the first test that notices
 * @param {number} nrOfTests
 * @returns {Outcome}
 */
function outcomeOf(failure, nrOfTests) {
  const outcome =
    failure === null
      ? { status: "survived", nrOfTests }
      : { status: "killed", failureMessage: failure, killedBy: [], nrOfTests };
  return /** @type {Outcome} */ (outcome);
}

export const strykerPlugins = [{ kind: "TestRunner", name: "warm-mocha", factory: warmRunner }];
