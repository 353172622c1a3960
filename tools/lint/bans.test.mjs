import { describe, expect, it } from "@jest/globals";
import { findBans } from "./bans.mjs";

const NODE_HALF = "packages/model-core/src/digests/node-digests.ts";
const found = (text, path = "packages/x/src/a.ts") => findBans(path, text).map(({ what }) => what);

describe("a package depends on its arguments alone", () => {
  it.each([
    ["Date.now", "const t = Date.now();"],
    ["new Date()", "const t = new Date();"],
    ["Date()", "const t = Date();"],
    ["Math.random", "const r = Math.random();"],
    ["JSON.parse", "const v = JSON.parse(text);"],
    ["JSON.parse", "const v = texts.map(JSON.parse);"],
    ["Math.log", "const r = Math.log(2);"],
    ["Math.exp", "const r = Math.exp(2);"],
    ["Math.pow", "const r = Math.pow(2, n);"],
    ["**", "const r = x ** y;"],
    ["setTimeout", "setTimeout(() => 1, 2);"],
    ["setInterval", "const f = setInterval;"],
    ["performance", "performance.now();"],
    ["process", "const e = process.env;"],
    ["process", "use({ env: process });"],
    ["console", 'console.log("x");'],
    ["fetch", 'await fetch("x");'],
    ["globalThis", "globalThis.x = 1;"],
    ["crypto", "const id = crypto.randomUUID();"],
    ["Intl", "new Intl.Collator();"],
    [".localeCompare", "a.sort((l, r) => l.localeCompare(r));"],
    [".toLocaleLowerCase", "a.toLocaleLowerCase();"],
    ["node:fs", 'import { readFileSync } from "node:fs";'],
    ["node:net", 'export { connect } from "node:net";'],
    ["node:process", 'import { env } from "node:process";'],
    ["node:crypto", 'import { createHash } from "node:crypto";'],
    ["zlib", 'import { gzipSync } from "zlib";'],
    ["node:fs", 'const { readFileSync } = await import("node:fs");'],
    ["Buffer", 'const bytes = Buffer.byteLength("x");'],
    ["global", "global.x = 1;"],
    ["window", "window.x = 1;"],
    ["localStorage", 'localStorage.getItem("token");'],
  ])("refuses %s", (what, text) => {
    expect(found(text)).toEqual([what]);
  });

  it("takes what computes from arguments", () => {
    const text = `
      const at = new Date(ms), k = 2 ** 31, small = 2 ** -3, big = 2n ** 64n;
      function play(process: Step, crypto: number): number { return process.length + crypto + Math.floor(Math.sqrt(4)); }
      const step = { process: 1, fetch: 2 };
      interface Fetch { readonly fetch: string; readonly process: number }
      // Date.now() in a comment, "Math.random()" in a text
      export const text = "Date.now()" + step.process + step.fetch;
    `;
    expect(found(text)).toEqual([]);
  });

  it("lets the half of a package that is loaded in Node alone use what is named for it, and no chance", () => {
    expect(found('import { createHash } from "node:crypto";', NODE_HALF)).toEqual([]);
    expect(found('import { createHash, randomUUID } from "node:crypto";', NODE_HALF)).toEqual(["randomUUID"]);
    expect(found('import { randomBytes as bytes } from "node:crypto";', NODE_HALF)).toEqual(["randomBytes"]);
    expect(found('import { readFileSync } from "node:fs";', NODE_HALF)).toEqual(["node:fs"]);
  });

  it("lets a file that is listed for it use the globals that are named for it, and no other", () => {
    const clock = "packages/api-client/src/repeats/system-clock.ts";
    expect(found("setTimeout(stop, performance.now());", clock)).toEqual([]);
    expect(found("setInterval(stop, Date.now());", clock)).toEqual(["setInterval", "Date.now"]);
  });

  it("lets a file that is listed for it read JSON by the engine, and use nothing else", () => {
    const reader = "packages/model-core/src/json/read-json.ts";
    expect(found("return JSON.parse(text);", reader)).toEqual([]);
    expect(found("return [JSON.parse(text), Date.now()];", reader)).toEqual(["Date.now"]);
  });

  it("says where, what and why", () => {
    expect(findBans("packages/x/src/a.ts", "\n\nconst t = Date.now();")).toEqual([
      {
        path: "packages/x/src/a.ts",
        line: 3,
        what: "Date.now",
        why: "time comes in as an argument: the same input must give the same result",
      },
    ]);
  });
});
