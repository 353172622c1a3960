import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { recordedRun } from "../mutate/recorded-runs.mjs";
import { packageNames } from "../setup/package-names.mjs";
import { mutantsPage } from "./mutants-page.mjs";

it("is what docs/mutants.md says", () => {
  const page = readFileSync(new URL("../../docs/mutants.md", import.meta.url), "utf8");
  expect(page).toBe(mutantsPage(packageNames(), recordedRun));
});

it("counts survivors by reason and file, and names packages that were never tried", () => {
  const mutant = { file: "packages/one/src/a.ts", mutator: "x", code: "a «< b", replacement: "a >= b" };
  const other = { ...mutant, file: "packages/one/src/b/c.ts" };
  const living = [{ reason: "Both are the same.", mutants: [other, mutant, mutant] }];
  const run = { tried: 8, ignored: 2, noticed: 5, living };
  const page = mutantsPage(["one", "two"], (name) => (name === "one" ? run : null));
  expect(page).toContain("| `one` | 8 | 5, 62.5 % | 3 | 2 |\n| `two` | not tried as a whole yet | | | |\n");
  expect(page).toContain(
    "## What lives in `one`\n\n| Reason | Mutants | Where, and how many |\n|---|---|---|\n",
  );
  expect(page).toContain("|\n| Both are the same. | 3 | `a.ts` 2, `b/c.ts` |\n");
});
