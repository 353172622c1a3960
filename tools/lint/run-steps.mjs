/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("./steps.mjs").StepResult} StepResult */

/**
 * Runs steps, so many at once, and gives their results in their order, each as soon as it and those before it are there.
 * The first runs alone: it writes what others read.
 * @param {readonly Step[]} steps
 * @param {string} node
 * @param {number} atOnce
 * @returns {AsyncGenerator<{step: Step, result: StepResult}, void, void>}
 */
export async function* runSteps(steps, node, atOnce) {
  /** @type {Promise<StepResult>[]} */
  const results = [];
  const start = () => {
    const step = steps[results.length];
    if (step !== undefined) {
      const result = step.run(node);
      results.push(result);
      // Those that failed to run are told in their turn.
      result.then(start, start);
    }
  };
  start();
  for (const [index, step] of steps.entries()) {
    const result = await results[index];
    if (result === undefined) {
      throw new Error(`${step.name} was not run`);
    }
    if (index === 0) {
      for (let more = 1; more < atOnce; more += 1) {
        start();
      }
    }
    yield { step, result };
  }
}
