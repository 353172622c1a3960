import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { COLOURED, PLAIN } from "./colours.mjs";
import { formatImpact } from "./format-impact.mjs";
import { expectGolden } from "./testing/expect-golden.mjs";

const IMPACT = new URL("../../packages/change-impact/golden/eshop/impact.json", import.meta.url);
const impact = JSON.parse(readFileSync(IMPACT, "utf8"));

describe("an impact as text", () => {
  it("tells what is touched, how certain that is, and where", () => {
    expectGolden("impact.txt", formatImpact(impact, PLAIN));
  });

  it("lets no text steer the terminal", () => {
    const [entry] = impact.entries;
    const hostile = { ...entry, name: "\u001b[2Jgone", reasons: [{ sentence: "a\u202eb", source: null }] };
    const text = formatImpact({ ...impact, entries: [hostile, { ...entry, reasons: [] }] }, COLOURED);
    expect(text).not.toContain("\u001b[2J");
    expect(text).not.toContain("\u202e");
  });
});
