import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { recordedRun } from "../mutate/recorded-runs.mjs";
import { packageNames } from "../setup/package-names.mjs";
import { mutantsPage } from "./mutants-page.mjs";

it("is what docs/mutants.md says", () => {
  const page = readFileSync(new URL("../../docs/mutants.md", import.meta.url), "utf8");
  expect(page).toBe(mutantsPage(packageNames(), recordedRun));
});

it("lists each survivor under its reason, and packages that were never tried", () => {
  const mutant = { file: "packages/one/src/a.ts", mutator: "x", code: "a «< b", replacement: "a `>=` b" };
  const run = { tried: 8, noticed: 7, living: [{ reason: "Both are the same.", mutants: [mutant] }] };
  const page = mutantsPage(["one", "two"], (name) => (name === "one" ? run : null));
  expect(page).toContain("| `one` | 8 | 7, 87.5 % | 1 |\n| `two` | not tried as a whole yet | | |\n");
  expect(page).toContain("Both are the same.\n\n- `src/a.ts`: `` a «< b `` → `` a `>=` b ``\n");
});
