import { availableParallelism } from "node:os";
import { runSteps } from "./lint/run-steps.mjs";
import { prepare } from "./setup/prepare.mjs";
import { runCommand } from "./setup/run-command.mjs";

/**
 * `npm run lint`: every step runs, what fails is shown, and the last line is `N passed, N failed`.
 * @returns {Promise<number>}
 */
async function lint() {
  const { node } = await prepare({ build: false });
  // Not before: the steps use packages that are installed only now.
  const { STEPS } = await import("./lint/steps.mjs");
  let failed = 0;
  for await (const { step, result } of runSteps(STEPS, node, availableParallelism())) {
    const { passed, output } = result;
    if (!passed) {
      failed++;
    }
    process.stdout.write(`${passed ? "ok    " : "FAILED"} ${step.name}\n`);
    const shown = passed ? output.split("\n").filter((line) => line.startsWith("note: ")) : [output.trim()];
    if (shown.length > 0) {
      process.stdout.write(`${shown.join("\n").replace(/^/gm, "         ")}\n`);
    }
  }
  process.stdout.write(`${STEPS.length - failed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

await runCommand(lint);
