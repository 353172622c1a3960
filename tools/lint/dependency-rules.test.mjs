import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

const rules = fileURLToPath(new URL("./dependency-rules.mjs", import.meta.url));
const cruiser = fileURLToPath(
  new URL("../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", import.meta.url),
);

/** A small repository in which every rule is broken once. */
const FILES = {
  "packages/model-core/package.json": '{"name": "model-core"}',
  "packages/model-core/src/index.ts": 'export * from "./a.js";',
  "packages/model-core/src/a.ts": 'import { b } from "./b.js"; export const a = b;',
  "packages/model-core/src/b.ts": 'import { a } from "./a.js"; export const b = a;',
  "packages/model-core/src/up.ts": 'import { play } from "../../playback-engine/src/index.js"; play();',
  "packages/model-core/src/app.ts": 'import { main } from "../../../apps/server/src/main.js"; main();',
  "packages/model-core/src/files.ts": 'import { readFileSync } from "node:fs"; readFileSync("x");',
  "packages/model-core/src/hash.ts": 'import { createHash } from "node:crypto"; createHash("sha256");',
  "packages/model-core/src/digests/node-digests.ts":
    'import { createHash } from "node:crypto"; createHash("sha256");',
  "packages/model-core/src/files.test.ts": 'import { readFileSync } from "node:fs"; readFileSync("x");',
  "packages/model-core/src/testing/builder.ts": "export const builder = 1;",
  "packages/model-core/src/shipped.ts": 'import { builder } from "./testing/builder.js"; builder;',
  "packages/model-core/src/lost.ts": 'import { lost } from "./gone.js"; lost();',
  "packages/model-core/src/unstated.ts": 'import pg from "pg"; pg;',
  "packages/playback-engine/src/index.ts":
    'import { b } from "../../model-core/src/b.js"; export const play = () => b;',
  "packages/new-one/src/index.ts": 'import { b } from "../../model-core/src/b.js"; b;',
  "apps/cli/src/declaring/command.ts": "export const command = 1;",
  "apps/cli/src/playing/run.ts": "export const run = () => 1;",
  "apps/cli/src/commands/play.ts":
    'import { command } from "../declaring/command.js"; command; await import("../playing/run.js");',
  "apps/cli/src/commands/slow.ts": 'import { run } from "../playing/run.js"; run();',
  "apps/cli/src/other.ts": 'import { main } from "../../server/src/main.js"; main();',
  "apps/server/src/main.ts": "export const main = () => 1;",
  "apps/server/src/platform/outbound/client.ts": 'import { get } from "node:https"; get("x");',
  "apps/server/src/platform/price.ts": 'import { get } from "node:https"; get("x");',
  "apps/server/src/platform/name.ts": 'import { lookup } from "node:dns/promises"; lookup("x");',
  "apps/server/src/platform/socket.ts": 'import { connect } from "node:tls"; connect(1);',
  "apps/server/src/sections/ai/calling/ask.ts": 'import { generateText } from "ai"; generateText({});',
  "apps/server/src/sections/a/asks.ts": 'import { generateText } from "ai"; generateText({});',
  "node_modules/ai/package.json": '{"name": "ai", "main": "index.js"}',
  "node_modules/ai/index.js": "module.exports = 1;",
  "apps/server/src/platform/errors.ts": 'import { A } from "../sections/a/a.service.js"; A;',
  "apps/server/src/sections/a/a.service.ts": "export const A = 1;",
  "apps/server/src/sections/a/a.repository.ts": "export const R = 1;",
  "apps/server/src/sections/a/dto/answer.ts": "export const D = 1;",
  "apps/server/src/sections/b/b.service.ts":
    'import { A } from "../a/a.service.js"; import { R } from "../a/a.repository.js"; import { D } from "../a/dto/answer.js"; A + R + D;',
  "node_modules/pg/package.json": '{"name": "pg", "main": "index.js"}',
  "node_modules/pg/index.js": "module.exports = 1;",
};

let root = "";
let violations = new Set();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "plumbline-arrows-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeFileSync(join(root, "package.json"), '{"name": "root", "type": "module"}');
  writeFileSync(join(root, "tsconfig.base.json"), "{}");
  const args = [cruiser, "--config", rules, "--output-type", "json", "packages", "apps"];
  const env = { ...process.env, PLUMBLINE_EXPORTED_FILES: "^apps/server/src/sections/a/a\\.service\\.ts$" };
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (stdout === "") {
    throw new Error(stderr);
  }
  violations = new Set(
    JSON.parse(stdout).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const broken = (rule) =>
  [...violations].filter((text) => text.startsWith(`${rule}: `)).map((text) => text.slice(rule.length + 2));

describe("who uses whom", () => {
  it.each([
    ["arrows-of-model-core", ["packages/model-core/src/up.ts -> packages/playback-engine/src/index.ts"]],
    ["arrows-of-playback-engine", []],
    ["arrows-of-a-new-package", ["packages/new-one/src/index.ts -> packages/model-core/src/b.ts"]],
    ["no-package-uses-an-app", ["packages/model-core/src/app.ts -> apps/server/src/main.ts"]],
    ["no-app-uses-another", ["apps/cli/src/other.ts -> apps/server/src/main.ts"]],
    [
      "declarations-of-commands-load-nothing",
      ["apps/cli/src/commands/slow.ts -> apps/cli/src/playing/run.ts"],
    ],
    [
      "no-outside-world-in-a-package",
      ["packages/model-core/src/files.ts -> fs", "packages/model-core/src/hash.ts -> crypto"],
    ],
    [
      "one-way-out",
      [
        "apps/server/src/platform/name.ts -> dns/promises",
        "apps/server/src/platform/price.ts -> https",
        "apps/server/src/platform/socket.ts -> tls",
      ],
    ],
    ["no-framework-in-a-package", ["packages/model-core/src/unstated.ts -> node_modules/pg/index.js"]],
    [
      "no-other-package-than-stated",
      [
        "apps/server/src/sections/a/asks.ts -> node_modules/ai/index.js",
        "apps/server/src/sections/ai/calling/ask.ts -> node_modules/ai/index.js",
        "packages/model-core/src/unstated.ts -> node_modules/pg/index.js",
      ],
    ],
    ["one-caller-of-ai", ["apps/server/src/sections/a/asks.ts -> node_modules/ai/index.js"]],
    [
      "no-test-code-in-what-is-shipped",
      ["packages/model-core/src/shipped.ts -> packages/model-core/src/testing/builder.ts"],
    ],
    ["no-missing-file", ["packages/model-core/src/lost.ts -> ./gone.js"]],
    [
      "no-platform-uses-a-section",
      ["apps/server/src/platform/errors.ts -> apps/server/src/sections/a/a.service.ts"],
    ],
    [
      "no-inside-of-another-section",
      ["apps/server/src/sections/b/b.service.ts -> apps/server/src/sections/a/a.repository.ts"],
    ],
  ])("%s", (rule, expected) => {
    expect(broken(rule)).toEqual(expected);
  });

  it("no-cycles", () => {
    expect(broken("no-cycles").length).toBeGreaterThan(0);
    expect(broken("no-cycles").every((text) => /model-core\/src\/[ab]\.ts -> .*[ab]\.ts/.test(text))).toBe(
      true,
    );
  });
});
