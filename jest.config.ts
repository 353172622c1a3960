import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Config } from "jest";

const isLong = process.env["PLUMBLINE_TEST_LONG"] === "1";

/** Every run has the same cases of an `fc.assert`, so that none fails by chance; the long one has many more, and others. */
const properties = isLong
  ? { "^fast-check$": join(import.meta.dirname, "tools/jest/thorough-properties.mjs") }
  : {};

const shared = {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts"],
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1", ...properties },
} satisfies Config;

const swc = (decorators: boolean): NonNullable<Config["transform"]> => ({
  "^.+\\.ts$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2023",
        keepClassNames: true,
        parser: { syntax: "typescript", decorators },
        transform: decorators ? { legacyDecorator: true, decoratorMetadata: true } : {},
      },
      module: { type: "es6" },
      sourceMaps: "inline",
    },
  ],
});

const react: NonNullable<Config["transform"]> = {
  "^.+\\.tsx?$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2023",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: "es6" },
      sourceMaps: "inline",
    },
  ],
};

/** Nothing is counted here: what minutes of simulation run is run by others too. */
const uncounted = { coveragePathIgnorePatterns: ["/"] };

const LONG_SIMULATIONS = "/queueing-oracles";

function packageProject(name: string): NonNullable<Config["projects"]>[number] {
  return {
    ...shared,
    displayName: name,
    rootDir: `packages/${name}`,
    testMatch: ["<rootDir>/src/**/*.test.ts", "<rootDir>/test/**/*.test.ts"],
    testPathIgnorePatterns: ["/node_modules/", LONG_SIMULATIONS],
    transform: swc(false),
  };
}

/** The golden files once more, with packages as a browser gets them. */
const browser: NonNullable<Config["projects"]>[number] = {
  ...shared,
  ...uncounted,
  displayName: "browser",
  rootDir: "packages",
  testEnvironmentOptions: { customExportConditions: ["browser"] },
  moduleNameMapper: { ...shared.moduleNameMapper, "^node:crypto$": "<rootDir>/../tools/browser/no-node.mjs" },
  testMatch: [
    "<rootDir>/*/{src,test}/**/golden*.test.ts",
    // What a reader refuses hangs on nothing that a browser has in another way: all of it once is for the long run.
    ...(isLong ? ["<rootDir>/*/test/refusals/*.test.ts"] : []),
    "<rootDir>/playback-engine/test/systems.test.ts",
    "<rootDir>/stress-engine/test/reproducible.test.ts",
  ],
  transform: swc(false),
};

/** The web client in a browser: `npm run test:browser` alone runs it. */
const screens: NonNullable<Config["projects"]>[number] = {
  ...shared,
  ...uncounted,
  displayName: "screens",
  rootDir: "apps/web/browser",
  globalSetup: "<rootDir>/../../../tools/jest/start-browser-tests.mjs",
  globalTeardown: "<rootDir>/../../../tools/jest/stop-browser-tests.mjs",
  testMatch: ["<rootDir>/**/*.test.ts"],
  transform: react,
};

const isInBrowser = process.env["PLUMBLINE_TEST_BROWSER"] !== undefined;

const config: Config = {
  // V8's own counting makes packages ten times slower, and the service too.
  coverageProvider: "babel",
  collectCoverageFrom: ["packages/*/src/**/*.ts", "!**/*.test.ts", "!**/testing/**"],
  // No test asserts a time, and a machine may be busy.
  testTimeout: 240_000,
  // The tests of the server mostly wait: for processes that start, for limits of time that pass.
  maxWorkers: availableParallelism() + 1,
  // Modules of files that are through stay in a worker, and to look through all of them takes half of its time at last.
  workerIdleMemoryLimit: "1GB",
  reporters: ["default", "<rootDir>/tools/jest/tally-reporter.mjs"],
  projects: isInBrowser
    ? [screens]
    : [
        packageProject("model-core"),
        packageProject("playback-engine"),
        packageProject("stress-engine"),
        packageProject("diagram-writer"),
        packageProject("settings-policy"),
        packageProject("promise-core"),
        packageProject("review-rules"),
        packageProject("decision-core"),
        packageProject("cost-core"),
        packageProject("ai-tasks"),
        packageProject("bundle-writer"),
        packageProject("interchange"),
        packageProject("source-scanner"),
        packageProject("change-impact"),
        packageProject("source-import"),
        packageProject("agent-tools"),
        packageProject("api-client"),
        {
          ...shared,
          ...uncounted,
          displayName: "stress-oracles",
          rootDir: "packages/stress-engine",
          testMatch: [`<rootDir>/test${LONG_SIMULATIONS}*.test.ts`],
          transform: swc(false),
        },
        browser,
        {
          ...shared,
          ...uncounted,
          displayName: "cli",
          rootDir: "apps/cli",
          testMatch: ["<rootDir>/src/**/*.test.ts", "<rootDir>/test/**/*.test.ts"],
          transform: swc(false),
        },
        {
          ...shared,
          ...uncounted,
          displayName: "web",
          rootDir: "apps/web",
          testEnvironment: "<rootDir>/../../tools/jest/browser-page.mjs",
          extensionsToTreatAsEsm: [".ts", ".tsx"],
          moduleNameMapper: {
            ...shared.moduleNameMapper,
            "\\.css$": "<rootDir>/../../tools/jest/class-names.mjs",
          },
          testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
          transform: react,
        },
        {
          ...shared,
          ...uncounted,
          displayName: "server",
          rootDir: "apps/server",
          globalSetup: "<rootDir>/../../tools/jest/start-server-tests.mjs",
          globalTeardown: "<rootDir>/../../tools/jest/stop-server-tests.mjs",
          testMatch: ["<rootDir>/src/**/*.test.ts", "<rootDir>/test/**/*.test.ts"],
          transform: swc(true),
        },
        {
          ...shared,
          ...uncounted,
          displayName: "tools",
          rootDir: "tools",
          testMatch: ["<rootDir>/**/*.test.mjs"],
          transform: {},
        },
      ],
};

export default config;
