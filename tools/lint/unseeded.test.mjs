import { describe, expect, it } from "@jest/globals";
import { findUnseeded } from "./unseeded.mjs";

const lines = (text) =>
  findUnseeded("packages/x/src/a.test.ts", `import fc from "fast-check";\n${text}`).map(({ line }) => line);

describe("a property has the same cases in every run", () => {
  it.each([
    "fc.assert(fc.property(fc.nat(), (n) => n >= 0));",
    "fc.assert(fc.property(fc.nat(), (n) => n >= 0), { numRuns: 500 });",
    "fc.assert(fc.property(fc.nat(), (n) => n >= 0), { seed: Date.now() });",
    "fc.assert(fc.property(fc.nat(), (n) => n >= 0), { examples: [[{ seed: 1 }]] });",
    "fc.assert(fc.property(fc.nat(), (n) => n >= 0), { numRuns: seed });",
    "const [one] = fc.sample(fc.nat());",
    "fc.sample(fc.nat(), 5);",
    "await fc.assert(fc.asyncProperty(fc.nat(), async (seed) => seed >= 0));",
  ])("refuses %s", (text) => expect(lines(text)).toEqual([2]));

  it.each([
    "fc.assert(fc.property(fc.nat(), (n) => n >= 0), { seed: 1 });",
    "fc.assert(fc.property(fc.nat(), (n) => n >= 0), { seed, numRuns: 500 });",
    "fc.assert(fc.property(fc.nat(), (n) => n >= 0), { ...OPTIONS, numRuns: 5 });",
    "fc.assert(fc.property(fc.nat(), (n) => n >= 0), OPTIONS);",
    "fc.sample(fc.nat(), { numRuns: 5, seed: 3 });",
  ])("lets %s be", (text) => expect(lines(text)).toEqual([]));

  it("looks at properties of fast-check alone", () => {
    expect(lines('import assert from "node:assert";\nassert(true);\nassert.check(1);')).toEqual([]);
  });
});
