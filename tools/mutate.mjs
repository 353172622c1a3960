import { changedSources } from "./mutate/changed-sources.mjs";
import { mutatePackage } from "./mutate/mutate-package.mjs";
import { packageNames } from "./setup/package-names.mjs";
import { prepare, say } from "./setup/prepare.mjs";
import { runCommand } from "./setup/run-command.mjs";

const BUDGET_SECONDS = 120;

/**
 * `npm run mutate -- <package>` changes its code in small ways, one at a time, and runs the tests on each: what no
 * test notices survives. `npm run mutate -- <package> src/a.ts` takes some files. `npm run mutate -- --changed` takes
 * the lines that differ from main, or, on main itself, from the commit before, as far as two minutes go. The last line
 * is `N passed, N failed`, by package.
 * @returns {Promise<number>}
 */
async function mutate() {
  const [first = "", ...files] = process.argv.slice(2);
  const outcomes = first === "--changed" ? await mutateChanged() : [await mutateWhole(first, files)];
  const failed = outcomes.filter((passed) => !passed).length;
  process.stdout.write(`${outcomes.length - failed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 */
async function mutateWhole(name, files) {
  if (!packageNames().includes(name)) {
    throw new Error(`Name one of ${packageNames().join(", ")}.`);
  }
  const { node } = await prepare();
  const sources = files.map((file) => `packages/${name}/${file}`);
  return mutatePackage(node, { name, sources, seconds: null });
}

async function mutateChanged() {
  const changed = await changedSources();
  if (changed.reason !== null) {
    say(changed.reason);
    return [];
  }
  const { node } = await prepare();
  const until = Date.now() + BUDGET_SECONDS * 1000;
  /** @type {boolean[]} */
  const outcomes = [];
  for (const [name, sources] of changed.byPackage) {
    const seconds = Math.max(0, (until - Date.now()) / 1000);
    outcomes.push(await mutatePackage(node, { name, sources, seconds }));
  }
  return outcomes;
}

await runCommand(mutate);
