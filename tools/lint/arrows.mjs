/**
 * Which package may use which: the only arrows there are. A package that is not here may use none, and the lint says
 * to add it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ARROWS = {
  "model-core": [],
  "settings-policy": ["model-core"],
  "source-scanner": ["model-core"],
  "source-import": ["model-core", "source-scanner"],
  "playback-engine": ["model-core"],
  interchange: ["model-core"],
  "diagram-writer": ["model-core", "playback-engine"],
  "stress-engine": ["model-core", "playback-engine"],
  "promise-core": ["model-core", "playback-engine"],
  "review-rules": ["model-core", "playback-engine", "promise-core"],
  "decision-core": ["model-core"],
  "cost-core": ["model-core"],
  "bundle-writer": [
    "model-core",
    "playback-engine",
    "diagram-writer",
    "stress-engine",
    "promise-core",
    "review-rules",
    "decision-core",
  ],
  "ai-tasks": [
    "model-core",
    "settings-policy",
    "playback-engine",
    "promise-core",
    "review-rules",
    "decision-core",
    "cost-core",
    "bundle-writer",
    "source-scanner",
    "source-import",
  ],
  "change-impact": ["model-core", "playback-engine", "promise-core", "review-rules", "source-scanner"],
  "agent-tools": ["model-core", "promise-core", "review-rules", "decision-core", "bundle-writer", "ai-tasks"],
  "api-client": [],
};

/**
 * The files that are loaded in Node alone, by the condition `node` in the `imports` of their package, each with the
 * one module of Node that it may use. Whatever else is in a package runs in a browser and uses none.
 * @type {Readonly<Record<string, string>>}
 */
export const NODE_HALVES = { "packages/model-core/src/digests/node-digests.ts": "node:crypto" };

/**
 * The one package whose work is to talk to a service: its files that touch the world, each with the globals that it may
 * use. Both are only what is taken when the caller gives no `fetch` and no clock.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const WORLD_FILES = {
  "packages/api-client/src/fetching/platform-fetch.ts": ["globalThis"],
  "packages/api-client/src/repeats/system-clock.ts": ["performance", "setTimeout"],
};

/**
 * The files of packages that may read JSON by the engine's own reader: what makes up for it, and what reads texts without
 * keys, or facts as we store them, whose keys are ours.
 * @type {readonly string[]}
 */
export const JSON_FILES = [
  "packages/ai-tasks/src/tasks/pointer-of-path.ts",
  "packages/cost-core/src/decimals/quote-numbers.ts",
  "packages/model-core/src/json/json-tokens.ts",
  "packages/model-core/src/json/parse-json.ts",
  "packages/model-core/src/json/read-json.ts",
  "packages/model-core/src/stored/rewritten-fact.ts",
  "packages/model-core/src/stored/stored-text-writer.ts",
];

/**
 * What the web client may use of the packages: what its screens turn into pictures and what its worker computes.
 * @type {readonly string[]}
 */
export const PACKAGES_OF_THE_CLIENT = [
  "ai-tasks",
  "api-client",
  "bundle-writer",
  "decision-core",
  "diagram-writer",
  "interchange",
  "model-core",
  "playback-engine",
  "promise-core",
  "review-rules",
  "settings-policy",
  "stress-engine",
];
