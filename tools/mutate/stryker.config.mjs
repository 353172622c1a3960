import { join } from "node:path";
import { specs } from "./specs.mjs";

const { name, sources, folder } = JSON.parse(process.env["PLUMBLINE_MUTATION"] ?? "{}");

const config = {
  testRunner: "warm-mocha",
  plugins: ["warm-runner.mjs", "mutant-log.mjs"].map((file) => join(import.meta.dirname, file)),
  testRunnerNodeArgs: ["--import", "./tools/mutate/run-typescript.mjs"],
  mochaOptions: { "no-config": true, "no-package": true, spec: specs() },
  coverageAnalysis: "perTest",
  // What runs once, when a module is loaded, asks for all modules to be loaded again, and for all tests.
  ignoreStatic: true,
  mutate:
    sources.length > 0
      ? sources
      : [`packages/${name}/src/**/*.ts`, "!**/*.test.ts", "!**/testing/**", "!**/schema.ts"],
  ignorePatterns: ["apps", "docs", ".ci", "**/dist/**", "packages/*/bench", ".mutants"],
  incremental: true,
  incrementalFile: join(folder, `${name}.json`),
  tempDirName: join(folder, "sandbox"),
  reporters: ["mutant-log", "progress-append-only"],
  concurrency: Number(process.env["PLUMBLINE_MUTATION_CONCURRENCY"] ?? 2),
  timeoutMS: 20_000,
  // Of the time in the first run, which counts what each test runs, and so takes several times as long.
  timeoutFactor: 1,
  // What is accepted, and how much must be noticed, is judged by this repository.
  thresholds: { high: 100, low: 0, break: null },
  allowConsoleColors: false,
};

export default config;
