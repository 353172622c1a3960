import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { INFERRED, STALE } from "../testing/a-state.js";
import { examples } from "../testing/examples/rel-003.js";
import { changed, itGivesItsExamples, said } from "../testing/judged.js";
import { rel003 } from "./rel-003-retried-operation-is-safe.js";

const { state, subject } = examples.unknown;

describe("REL-003: retried operation is safe", () => {
  itGivesItsExamples(rel003, examples);

  it.each([
    ["declared", state],
    ["inferred", changed(state, subject, INFERRED)],
    ["stale", changed(state, subject, STALE)],
  ])("is unknown with more than one attempt, of an operation that is %s", (_, one) => {
    expect(said(rel003, one, subject)).toEqual({
      subject,
      result: "unknown",
      severity: "warning",
      reason: 'Operation "pay" is tried up to 3 times, and nothing says that it may run twice',
      cites: [`operation ${subject.id}`],
      items: [],
    });
  });

  it.each([
    ["no retry", null],
    ["one attempt", { maxAttempts: 1, backoffMs: 9 }],
  ])("is not applicable with %s, whatever the label", (_, retry) => {
    expect(said(rel003, changed(state, subject, { retry, ...INFERRED }), subject)).toEqual({
      subject,
      result: "not-applicable",
      severity: "warning",
      reason: 'Operation "pay" is not retried',
      cites: [`operation ${subject.id}`],
      items: [],
    });
  });

  it("is never verified and never a concern", () => {
    const attempts = fc.integer({ min: 1, max: 10 });
    const label = fc.constantFrom("declared", "observed-in-source", "inferred", "measured", "unknown");
    fc.assert(
      fc.property(attempts, label, fc.boolean(), (maxAttempts, factStatus, isStale) => {
        const fields = { retry: { maxAttempts, backoffMs: 0 }, factStatus, ...(isStale ? STALE : {}) };
        expect(said(rel003, changed(state, subject, fields), subject).result).toBe(
          maxAttempts > 1 ? "unknown" : "not-applicable",
        );
      }),
      { seed: 62 },
    );
  });
});
