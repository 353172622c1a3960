import { availableParallelism } from "node:os";
import type { Config } from "jest";

const shared = {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts"],
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
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

function packageProject(name: string): NonNullable<Config["projects"]>[number] {
  return {
    ...shared,
    displayName: name,
    rootDir: `packages/${name}`,
    testMatch: ["<rootDir>/src/**/*.test.ts", "<rootDir>/test/**/*.test.ts"],
    transform: swc(false),
  };
}

const config: Config = {
  coverageProvider: "v8",
  // No test asserts a time, and a machine may be busy.
  testTimeout: 60_000,
  // The tests of the server mostly wait: for processes that start, for limits of time that pass.
  maxWorkers: availableParallelism() + 1,
  reporters: ["default", "<rootDir>/tools/jest/tally-reporter.mjs"],
  projects: [
    packageProject("model-core"),
    packageProject("playback-engine"),
    packageProject("stress-engine"),
    packageProject("diagram-writer"),
    packageProject("settings-policy"),
    {
      ...shared,
      displayName: "server",
      rootDir: "apps/server",
      globalSetup: "<rootDir>/../../tools/jest/start-server-tests.mjs",
      globalTeardown: "<rootDir>/../../tools/jest/stop-server-tests.mjs",
      testMatch: ["<rootDir>/src/**/*.test.ts", "<rootDir>/test/**/*.test.ts"],
      transform: swc(true),
    },
    {
      ...shared,
      displayName: "tools",
      rootDir: "tools",
      testMatch: ["<rootDir>/**/*.test.mjs"],
      transform: {},
    },
  ],
};

export default config;
