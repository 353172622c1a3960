import { describe, expect, it } from "@jest/globals";
import { compareDecimals, parseDecimal } from "@plumbline/cost-core";
import { present } from "@plumbline/model-core";
import fc from "fast-check";
import { AI_MONEY } from "../limits.js";
import { usedBudget } from "./budget.js";
import { callPrice, priceNames } from "./call-price.js";
import { type CountedTokens, costOfCall, estimateOfCall, expectedTokens } from "./cost-of-call.js";
import { settledAnswer } from "./settled-answer.js";
import { sumUsage } from "./sum-usage.js";
import { usageMonth } from "./usage-month.js";

const MODEL = { kind: "vendor-a", model: "m" } as const;
const OWN = { kind: "vendor-a-compatible", model: "m" } as const;

function prices(of: Readonly<Record<string, string | null>>): ReadonlyMap<string, string | null> {
  return new Map(Object.entries(of));
}

describe("the price of a call", () => {
  it("is looked for under the kind and the model", () => {
    expect(priceNames(MODEL)).toEqual({
      provider: "ai:vendor-a",
      unit: "1M tokens",
      currency: "USD",
      skus: { input: "m:input", cachedInput: "m:cached-input", output: "m:output" },
    });
  });

  it.each([
    [MODEL, {}, ["30", "30", "180", "ceiling"]],
    [OWN, {}, ["0", "0", "0", "assumed-zero"]],
    [MODEL, { "m:input": "1", "m:output": "2" }, ["1", "1", "2", "workspace"]],
    [OWN, { "m:input": "1", "m:output": "2" }, ["1", "1", "2", "workspace"]],
    [MODEL, { "m:input": "1", "m:output": "2", "m:cached-input": "0.5" }, ["1", "0.5", "2", "workspace"]],
    [MODEL, { "m:input": "1" }, ["1", "1", "180", "ceiling"]],
    [OWN, { "m:output": "2" }, ["30", "30", "2", "ceiling"]],
    [OWN, { "m:cached-input": "2" }, ["0", "0", "0", "assumed-zero"]],
    [MODEL, { "m:input": null, "m:output": "2" }, ["30", "30", "2", "ceiling"]],
    [MODEL, { "m:input": "1", "m:output": "2", "m:cached-input": null }, ["1", "1", "2", "workspace"]],
    [OWN, { "m:input": null }, ["30", "30", "180", "ceiling"]],
    [OWN, { "m:input": null, "m:output": null }, ["30", "30", "180", "ceiling"]],
  ] as const)("of %j with %j", (provider, amounts, [input, cachedInput, output, source]) => {
    expect(callPrice(provider, prices(amounts))).toEqual({ input, cachedInput, output, source });
  });
});

const PRICE = { input: "3", cachedInput: "0.3", output: "15", source: "workspace" } as const;

describe("what a call cost", () => {
  it.each([
    [{ input: 1_000_000, cached: 0, output: 1_000_000 }, "18"],
    [{ input: 1_000_000, cached: 400_000, output: 0 }, "1.92"],
    [{ input: 1, cached: 0, output: 0 }, "0.000003"],
    [{ input: 10, cached: 99, output: 0 }, "0.000003"],
    [{ input: 0, cached: 0, output: 0 }, "0"],
    [{ input: Number.MAX_SAFE_INTEGER, cached: 0, output: 0 }, "27021597764.222973"],
  ])("by %j is %s", (tokens, cost) => {
    expect(costOfCall(PRICE, tokens)).toBe(cost);
  });

  it("is rounded to the nearest, a half to the even digit", () => {
    const price = { ...PRICE, input: "0.5", output: "0" };
    const costs = [1, 2, 3, 4, 5].map((input) => costOfCall(price, { input, cached: 0, output: 0 }));
    expect(costs).toEqual(["0", "0.000001", "0.000002", "0.000002", "0.000002"]);
  });

  it("is never more than its estimate, where tokens are no more than expected", () => {
    const amount = fc.tuple(fc.nat(1_000), fc.nat(999_999)).map(([whole, part]) => `${whole}.${part}`);
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.nat(1_000_000),
        fc.nat(20_000),
        fc.nat(),
        (input, output, bytes, most, part) => {
          const price = { input, cachedInput: input, output, source: "workspace" } as const;
          const estimate = estimateOfCall(price, { bytes, maxOutputTokens: most });
          const tokens = { input: expectedTokens({ bytes }), cached: 0, output: part % (most + 1) };
          const cost = costOfCall(price, tokens);
          expect(
            compareDecimals(present(parseDecimal(cost)), present(parseDecimal(estimate))),
          ).toBeLessThanOrEqual(0);
        },
      ),
      { seed: 33 },
    );
  });

  it("is estimated by its bytes and its longest answer, rounded up", () => {
    expect(expectedTokens({ bytes: 10 })).toBe(4);
    expect(estimateOfCall(PRICE, { bytes: 10, maxOutputTokens: 1 })).toBe("0.000027");
    expect(estimateOfCall({ ...PRICE, output: "0.1" }, { bytes: 0, maxOutputTokens: 1 })).toBe("0.000001");
  });

  it("adds up over the calls of a task", () => {
    const calls = [
      { inputTokens: 1, outputTokens: null, costUsd: "0.1" },
      { inputTokens: 2, outputTokens: 5, costUsd: "0.2" },
    ];
    expect(sumUsage(calls, "ceiling")).toEqual({
      ...{ inputTokens: 3, outputTokens: null, costUsd: 0.3 },
      priceSource: "ceiling",
    });
    expect(sumUsage([...calls.slice(1), ...calls.slice(1)], "workspace")).toMatchObject({
      ...{ inputTokens: 4, outputTokens: 10 },
    });
  });
});

describe("what a vendor counted", () => {
  const sent = { bytes: 1_000, maxOutputTokens: 200, text: "An answer" };
  const counted = (input: number, output: number) => ({ input, cached: 0, output });
  const price = { ...PRICE, input: "3000", cachedInput: "1000", output: "1000" };
  /** 334 tokens and the longest answer. */
  const estimate = "1.202";
  const settled = (tokens: CountedTokens | null, text = "An answer") =>
    settledAnswer(price, { ...sent, text, counted: tokens });

  it.each([
    [counted(1_000, 200), "3.2"],
    [counted(1, 1), "0.004"],
    [{ input: 10, cached: 10, output: 1 }, "0.011"],
  ])("as %j is believed, and costs %s", (tokens, costUsd) => {
    expect(settled(tokens)).toEqual({ tokens, costUsd, isBelieved: true });
  });

  it.each([
    ["nothing of what was sent", counted(0, 1), estimate],
    ["nothing of what is said", counted(1, 0), estimate],
    ["a little more than was asked for", counted(1, 201), estimate],
    ["more than was sent", counted(1_001, 1), "3.004"],
    ["an answer of three times what was asked for", counted(334, 600), "1.602"],
    ["as much as is charged at most", counted(1_001, 1_805), "4.808"],
    ["more than that", counted(1_001, 1_806), "4.808"],
    ["what is of no sense", counted(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), "4.808"],
  ])("is not believed as %s, and costs what it may be billed as", (_, tokens, costUsd) => {
    expect(settled(tokens)).toEqual({ tokens: null, costUsd, isBelieved: false });
  });

  it("is nothing where it said nothing: that costs the estimate", () => {
    expect(settled(null)).toEqual({ tokens: null, costUsd: estimate, isBelieved: true });
  });

  it("may be no token of an answer without words", () => {
    const tokens = counted(1, 0);
    expect(settled(tokens, "")).toEqual({ tokens, costUsd: "0.003", isBelieved: true });
  });

  it("ends no budget, and passes under none, whatever it is", () => {
    const count = fc.oneof(fc.nat(2_000), fc.maxSafeNat());
    fc.assert(
      fc.property(count, count, (input, output) => {
        const { costUsd, isBelieved } = settled(counted(input, output));
        expect(Number(costUsd)).toBeLessThanOrEqual(AI_MONEY.estimatesAtMost * Number(estimate));
        expect(isBelieved || Number(costUsd) >= Number(estimate)).toBe(true);
      }),
      { seed: 34 },
    );
  });

  it("costs nothing where nothing has a price", () => {
    const free = { ...price, input: "0", cachedInput: "0", output: "0" };
    expect(settledAnswer(free, { ...sent, counted: counted(0, 9_999) }).costUsd).toBe("0");
  });
});

describe("a budget", () => {
  const budget = (used: string, budgetUsd: number | null) => ({ used, budgetUsd });

  it.each([
    ["1", "0", null, "0", null, null],
    ["0.1", "0.2", 0.3, "0.2", 0.3, null],
    ["0.100001", "0.2", 0.3, "0", null, "workspace-budget-used"],
    ["0.1", "0", null, "1", 1, "provider-budget-used"],
    ["0.1", "1", 1, "1", 1, "workspace-budget-used"],
    ["0.000001", "0", 0, "0", null, "workspace-budget-used"],
    ["0", "0", 0, "0", 0, null],
    ["0", "9", 1, "9", 1, null],
    ["1", "0", 1e-7, "0", null, "workspace-budget-used"],
  ] as const)("for %s: %s of %s, %s of %s: %s", (estimate, used, of, usedOfProvider, ofProvider, reason) => {
    const budgets = { workspace: budget(used, of), provider: budget(usedOfProvider, ofProvider) };
    expect(usedBudget(budgets, estimate)).toBe(reason);
  });

  /** A call that reserves when the lock is its, and settles later at no more than its estimate, or never. */
  interface Call {
    readonly estimate: number;
    readonly cost: number;
    readonly held: number;
    readonly state: "new" | "reserved" | "over";
  }

  /** The same after its next step; null when it has none. */
  function after(call: Call, total: number, budgetUsd: number): Call | null {
    if (call.state !== "new") {
      return call.state === "over" ? null : { ...call, held: call.cost, state: "over" };
    }
    const budgets = { workspace: budget(String(total), budgetUsd), provider: budget("0", null) };
    const isRefused = usedBudget(budgets, String(call.estimate)) !== null;
    return isRefused ? { ...call, state: "over" } : { ...call, held: call.estimate, state: "reserved" };
  }

  /** Every sum that is ever held, in whatever order each call does its next step. */
  function sums(calls: readonly Call[], budgetUsd: number): readonly number[] {
    const total = calls.reduce((sum, { held }) => sum + held, 0);
    const later = calls.flatMap((call, at) => {
      const next = after(call, total, budgetUsd);
      return next === null ? [] : sums(calls.with(at, next), budgetUsd);
    });
    return [total, ...later];
  }

  it("is never overspent, in any order in which three calls reserve, settle or are lost", () => {
    const costs = [0, 1, 2].flatMap((estimate) =>
      Array.from({ length: estimate + 1 }, (_, cost): Call => ({ estimate, cost, held: 0, state: "new" })),
    );
    for (const budgetUsd of [0, 1, 2, 3]) {
      for (const one of costs) {
        for (const other of costs) {
          for (const third of costs) {
            expect(Math.max(...sums([one, other, third], budgetUsd))).toBeLessThanOrEqual(budgetUsd);
          }
        }
      }
    }
  });
});

describe("the month of a moment", () => {
  it.each([
    ["2026-11-24T13:00:00.000Z", "2026-11", "2026-11-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z"],
    ["2026-12-31T23:59:59.999Z", "2026-12", "2026-12-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
    ["2027-01-01T00:00:00.000Z", "2027-01", "2027-01-01T00:00:00.000Z", "2027-02-01T00:00:00.000Z"],
  ])("%s", (at, month, from, until) => {
    expect(usageMonth(at)).toEqual({ month, from, until });
  });
});
