import { describe, expect, it } from "@jest/globals";
import { COLOURED, PLAIN } from "./colours.mjs";
import { formatPromise } from "./format-promise.mjs";
import { expectGolden } from "./testing/expect-golden.mjs";

const NONE = { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 };

/**
 * @param {object} counts
 * @param {string[]} gaps
 * @param {object[]} runs
 */
function looked(counts, gaps = [], runs = []) {
  const inForce = {
    title: "Orders are charged once",
    contentHash: "0123456789abcdef",
    evidenceStatus: { counts: { ...NONE, ...counts }, gaps },
  };
  return { runs, promise: { requirementId: "SHOP-001", inForce } };
}

const O1 = { obligationId: "SHOP-001/O1" };
const story = {
  kept: looked({ passed: 2 }, [], [{ ...O1, result: "passed", detail: "All of 2 assertions hold." }]),
  moved: looked({ passed: 1, stale: 1 }, ["O1 is stale: run it again.\u001b[2J"]),
  broken: looked({ failed: 1, notRun: 1 }, [], [{ ...O1, result: "failed", detail: "1 does not hold." }]),
  mended: looked({ unsupported: 1 }, [], [{ ...O1, result: "unsupported", detail: "Nothing is shown." }]),
};

describe("a promise as text", () => {
  it("says what shows it at each step of the story", () => {
    expectGolden("promise.txt", formatPromise(story, PLAIN));
  });

  it("paints results, and lets no text steer the terminal", () => {
    const text = formatPromise(story, COLOURED);
    expect(text).toContain("\u001b[32mpassed\u001b[39m");
    expect(text).toContain("\u001b[31mfailed\u001b[39m");
    expect(text).toContain("\u001b[33munsupported\u001b[39m");
    expect(text).not.toContain("\u001b[2J");
  });
});
