import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { RESULTS } from "../records/run.js";
import { anyHistory, type PresentValues, presentOf } from "../testing/any-history.js";
import { type NaiveGap, naiveStatus } from "../testing/naive-status.js";
import { evidenceStatus } from "./evidence-status.js";

describe("any history", () => {
  it("has the status that a second reading gives", () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(anyHistory, (history) => {
        const [status, naive] = [evidenceStatus(history), naiveStatus(history)];
        naive.gaps.forEach(([, words]) => {
          met.add(words);
        });
        expect({
          counts: status.counts,
          obligations: status.obligations.map(({ result, changed }) => ({
            result,
            moved: changed.map(({ kind, id }) => `${kind} ${id}`),
          })),
          gaps: status.gaps.map((gap, index) => beginning(gap, naive.gaps[index])),
        }).toEqual({
          counts: naive.counts,
          obligations: naive.obligations.map(({ result, moved }) => ({ result, moved })),
          gaps: naive.gaps.map((gap) => gap.join(" ")),
        });
      }),
      // Its first few runs already meet every gap that there is.
      { seed: 3, numRuns: 2_000 },
    );
    expect(met.size).toBe(13);
  });

  it("has the same status in any order of its runs", () => {
    fc.assert(
      fc.property(anyHistory, fc.infiniteStream(fc.nat()), (history, order) => {
        const keyed = history.runs.map((run) => [order.next().value, run] as const);
        const runs = keyed.sort(([left], [right]) => left - right).map(([, run]) => run);
        expect(evidenceStatus({ ...history, runs })).toEqual(evidenceStatus(history));
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  it("counts every obligation once, and never a pass beside a gap that denies it", () => {
    const denies = /^O\d+ (?:has no run|has a claim|is unsupported|is stale|was )/;
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { counts, obligations, gaps } = evidenceStatus(history);
        const counted = Object.values(counts).reduce((sum, count) => sum + count, 0);
        expect(counted).toBe(obligations.length);
        expect(obligations.filter(({ result }) => !RESULTS.includes(result))).toEqual([]);
        const denied = new Set(gaps.filter((gap) => denies.test(gap)).map((gap) => gap.split(" ", 1)[0]));
        const passed = obligations.filter(({ result, stale }) => result === "passed" && !stale);
        expect(passed).toHaveLength(counts.passed);
        expect(passed.filter(({ obligationId }) => denied.has(obligationId.split("/")[1]))).toEqual([]);
        expect(
          obligations.filter(
            ({ current, stale, changed }) => current === stale || stale !== changed.length > 0,
          ),
        ).toEqual([]);
      }),
      { seed: 7, numRuns: 1_000 },
    );
  });

  it("never has a better status when something that was read moves", () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(4), (history, which) => {
        const before = evidenceStatus(history);
        const after = evidenceStatus({ ...history, present: presentOf(moved(history.values, which)) });
        expect(after.counts.passed).toBeLessThanOrEqual(before.counts.passed);
        expect(after.gaps.length).toBeGreaterThanOrEqual(before.gaps.length);
        for (const [index, { result, current }] of after.obligations.entries()) {
          expect(result).toBe(before.obligations[index]?.result);
          expect(current && !before.obligations[index]?.current).toBe(false);
        }
      }),
      { seed: 8, numRuns: 1_000 },
    );
  });
});

/** A gap, or no more of it than is said of it without its words. */
function beginning(gap: string, expected: NaiveGap | undefined): string {
  const words = expected?.join(" ") ?? gap;
  return gap.startsWith(words) ? words : gap;
}

/** The same state with something in it that no run has read. */
function moved(values: PresentValues, which: number): PresentValues {
  const stream = { ...values.stream, version: values.stream.version + 100 };
  const elsewhere = [{ stream }, { scenarios: {} }, { schemas: {} }, { commits: {} }, { scans: {} }];
  return { ...values, ...elsewhere[which] };
}
