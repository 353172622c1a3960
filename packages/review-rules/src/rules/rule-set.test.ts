import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { CATEGORIES, type Category, RESULTS } from "../records/finding-words.js";
import { RULE_SET_VERSION, RULES } from "./rule-set.js";

const FOLDER = new URL(".", import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => /^[a-z]{3}-[0-9]{3}-.*(?<!\.test)\.ts$/.test(file));

const OF_FAMILY: Readonly<Record<string, Category>> = {
  REL: "resilience",
  CON: "contracts",
  TRU: "truth",
  OVR: "overengineering",
};

/** The rules of version 1; every other is of version 2. */
const FIRST_VERSIONS = ["REL-003", "CON-002", "CON-004", "TRU-001"];

const SECOND = "review-rules/2";

function fileOf({ id, title }: (typeof RULES)[number]): string {
  return `${id} ${title}.ts`.toLowerCase().replaceAll(" ", "-");
}

describe("the set of rules", () => {
  it("has its version, and each rule in the order REL, CON, TRU, OVR", () => {
    expect(RULE_SET_VERSION).toBe(SECOND);
    const families = ["REL 6", "CON 5", "TRU 2", "OVR 6"].map((family) => family.split(" "));
    const ids = families.flatMap(([family, count]) =>
      Array.from({ length: Number(count) }, (_, place) => `${family}-00${place + 1}`),
    );
    expect(RULES.map(({ id }) => id)).toEqual(ids);
  });

  it("has each rule in the file of its name, with its tests beside it and its examples", () => {
    expect(RULES.map(fileOf).toSorted()).toEqual(FILES.toSorted());
    for (const rule of RULES) {
      expect(existsSync(new URL(fileOf(rule).replace(/\.ts$/, ".test.ts"), FOLDER))).toBe(true);
      expect(existsSync(new URL(`../testing/examples/${rule.id.toLowerCase()}.ts`, FOLDER))).toBe(true);
    }
  });

  it.each(RULES.map((rule) => [rule.id, rule] as const))("says all of %s", (id, rule) => {
    const isFirst = FIRST_VERSIONS.includes(id) || id.startsWith("OVR");
    expect([rule.version, rule.category]).toEqual([isFirst ? 1 : 2, OF_FAMILY[id.slice(0, 3)]]);
    expect(CATEGORIES).toContain(rule.category);
    expect(rule.title).toMatch(/^[A-Z][^.]+[^.]$/);
    for (const words of [rule.reads, rule.settle, rule.severity]) {
      expect(words).toMatch(/^[A-Z`].+\.$/);
    }
    expect(Object.keys(rule.results)).toEqual(RESULTS);
    expect(Object.values(rule.results).filter((words) => words !== null).length).toBeGreaterThan(1);
  });
});
