import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import {
  checkWorkspaceOverrides,
  defaultPolicy,
  effectiveSettings,
  parseWorkspaceOverrides,
} from "./index.js";

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");

describe("the example of the README", () => {
  const written: string[] = [];
  const console = { log: (...parts: readonly unknown[]) => written.push(parts.join(" ")) };

  it("parses, checks and applies overrides", () => {
    // from here
    const body = new TextEncoder().encode(
      '{ "simulation": { "durationSeconds": 60 }, "cost": { "currency": "EUR" } }',
    );
    const context = {
      profile: "hosted",
      policy: defaultPolicy("hosted"),
      defaults: { simulation: { warmUpSeconds: 10 } },
      resolved: new Map([["example.com", ["93.184.216.34"]]]),
    } as const;

    const parsed = parseWorkspaceOverrides(body);
    if (parsed.ok && checkWorkspaceOverrides(parsed.value, context).length === 0) {
      const { effective, violations } = effectiveSettings(parsed.value, context);
      console.log(effective.simulation.durationSeconds, effective.cost.currency, violations.length);
    }
    // to here
    expect(written).toEqual(["60 EUR 0"]);
  });

  it("is the code of this test", () => {
    const [, code = ""] = /\/\/ from here\n(.*?)\n *\/\/ to here/su.exec(textOf("./readme.test.ts")) ?? [];
    expect(code).not.toBe("");
    expect(textOf("../README.md")).toContain(code.replaceAll(/^ {4}/gmu, ""));
  });
});
