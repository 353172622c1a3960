import { describe, expect, it } from "@jest/globals";
import { findBans } from "./bans.mjs";

const found = (text) => findBans("packages/x/src/a.ts", text).map(({ what }) => what);

describe("a package depends on its arguments alone", () => {
  it.each([
    ["Date.now", "const t = Date.now();"],
    ["new Date()", "const t = new Date();"],
    ["Date()", "const t = Date();"],
    ["Math.random", "const r = Math.random();"],
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
    ["randomUUID", 'import { createHash, randomUUID } from "node:crypto";'],
    ["randomBytes", 'import { randomBytes as bytes } from "node:crypto";'],
  ])("refuses %s", (what, text) => {
    expect(found(text)).toEqual([what]);
  });

  it("takes what computes from arguments", () => {
    const text = `
      import { createHash } from "node:crypto";
      const at = new Date(ms), k = 2 ** 31, small = 2 ** -3, big = 2n ** 64n;
      function play(process: Step, crypto: number): number { return process.length + crypto + Math.floor(Math.sqrt(4)); }
      const step = { process: 1, fetch: 2 };
      interface Fetch { readonly fetch: string; readonly process: number }
      // Date.now() in a comment, "Math.random()" in a text
      export const text = "Date.now()" + step.process + step.fetch + createHash("sha256");
    `;
    expect(found(text)).toEqual([]);
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
