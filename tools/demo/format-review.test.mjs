import { describe, expect, it } from "@jest/globals";
import { COLOURED, PLAIN } from "./colours.mjs";
import { formatReview } from "./format-review.mjs";
import { expectGolden } from "./testing/expect-golden.mjs";

/**
 * @param {string} severity
 * @param {number} number
 */
function concern(severity, number) {
  const reason = `Element "Shop ${number}\u001b[2J" is weak`;
  return { ruleId: "REL-001", result: "concern", severity, reason };
}

const review = {
  hash: "0123456789abcdef",
  counts: { blocking: 1, concerns: 6, unknown: 2, verified: 30, notApplicable: 4, settled: 0 },
  findings: [
    { ruleId: "CON-001", result: "verified", severity: "blocking", reason: "All is well" },
    ...[1, 2, 3, 4, 5].map((number) => concern("warning", number)),
    concern("blocking", 6),
  ],
};

describe("a review as text", () => {
  it("tells what blocks, then the first of what is weak", () => {
    expectGolden("review.txt", formatReview(review, PLAIN));
  });

  it("paints severities, and lets no text steer the terminal", () => {
    const text = formatReview(review, COLOURED);
    expect(text).toContain("\u001b[31mblocking\u001b[39m");
    expect(text).toContain("\u001b[33mwarning\u001b[39m");
    expect(text).not.toContain("\u001b[2J");
  });
});
