import { globSync } from "node:fs";
import { join } from "node:path";

const { name, sources, folder } = JSON.parse(process.env["PLUMBLINE_MUTATION"] ?? "{}");

/**
 * Minutes of simulation; examples that can run only once in a process, and processes that run what is built; what reads
 * the documentation, which is not copied. Others run every line of them too.
 */
const LEFT_OUT =
  /stress-engine\/test\/(queueing-oracles|golden-systems|conservation|comparison|reproducible)|readme\.test|registry-entry|in-processes/;

/** Many runs at random come after what fails at once. */
const LAST = /(properties|conservation|reference|parity|refusals|hostile-names)/;

const tests = globSync(`packages/${name}/{src,test}/**/*.test.ts`)
  .filter((file) => !LEFT_OUT.test(file))
  .sort((one, other) => Number(LAST.test(one)) - Number(LAST.test(other)) || (one < other ? -1 : 1));

const config = {
  testRunner: "mocha",
  plugins: ["@stryker-mutator/mocha-runner", join(import.meta.dirname, "mutant-log.mjs")],
  testRunnerNodeArgs: ["--import", "./tools/mutate/run-typescript.mjs"],
  mochaOptions: { "no-config": true, "no-package": true, spec: tests },
  coverageAnalysis: "perTest",
  // What runs once, when a module is loaded, asks for a new process and all tests, for each mutant.
  ignoreStatic: true,
  mutate: sources.length > 0 ? sources : [`packages/${name}/src/**/*.ts`, "!**/*.test.ts", "!**/testing/**"],
  ignorePatterns: ["apps", "docs", ".ci", "**/dist/**", "packages/*/bench", ".mutants"],
  incremental: true,
  incrementalFile: join(folder, `${name}.json`),
  tempDirName: join(folder, "sandbox"),
  reporters: ["mutant-log", "progress-append-only"],
  concurrency: Number(process.env["PLUMBLINE_MUTATION_CONCURRENCY"] ?? 2),
  timeoutMS: 10_000,
  // Of the time in the first run, which counts what each test runs, and so takes several times as long.
  timeoutFactor: 1,
  // What is accepted, and how much must be noticed, is judged by this repository.
  thresholds: { high: 100, low: 0, break: null },
  allowConsoleColors: false,
};

export default config;
