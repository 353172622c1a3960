import { describe, expect, it } from "@jest/globals";
import type { EvidenceStatus } from "@plumbline/promise-core";
import { designOf } from "../testing/design-of.js";
import { promisesNotShown } from "./promises-not-shown.js";

type Obligation = EvidenceStatus["obligations"][number];
type Shown = Pick<Obligation, "result"> & Partial<Pick<Obligation, "stale">>;

const { promises } = designOf("eshop");

/** The code and message of each blocker of a requirement that is shown so. */
function blockersOf(shown: readonly Shown[], gaps: readonly string[] = []): readonly (readonly string[])[] {
  const obligations = shown.map(({ result, stale = false }, index) => ({
    ...{ obligationId: `SHOP-001/O${index + 1}`, result, stale, current: !stale },
    ...{ changed: [], evidence: [], limitations: [] },
  }));
  const counts = { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 };
  const requirement = promises.filter(({ promise }) => promise.requirementId === "SHOP-001");
  return promisesNotShown(requirement.map((one) => ({ ...one, status: { counts, obligations, gaps } }))).map(
    ({ code, message }) => [code, message],
  );
}

describe("a promise in force", () => {
  it("blocks nothing when each check passed and there is no gap", () => {
    expect(blockersOf([{ result: "passed" }])).toEqual([]);
  });

  it("gives a blocker for each gap of the revision in force", () => {
    expect(blockersOf([{ result: "passed" }], ["O1 is vacuous.", "O2 has no run."])).toEqual([
      ["promise-gap", "SHOP-001 is not wholly shown. O1 is vacuous."],
      ["promise-gap", "SHOP-001 is not wholly shown. O2 has no run."],
    ]);
  });

  it.each([
    [{ result: "passed", stale: true }, "SHOP-001/O1 is stale"],
    [{ result: "not-run" }, "SHOP-001/O1 is not-run"],
    [{ result: "unsupported" }, "SHOP-001/O1 is unsupported"],
  ] as const)("has stale evidence with a result that is %j", (shown, said) => {
    const blockers = blockersOf([shown]);
    expect(blockers.map(([code]) => code)).toEqual(["promise-evidence-stale"]);
    expect(blockers[0]?.[1]).toContain(said);
  });

  it("has stale evidence without an obligation", () => {
    expect(blockersOf([])).toEqual([
      [
        "promise-evidence-stale",
        "Nothing shows SHOP-001: it has no obligation. Revise it and add what shows that it holds.",
      ],
    ]);
  });

  it("has a failed check once, stale or not", () => {
    const codes = (shown: readonly Shown[]) => blockersOf(shown).map(([code]) => code);
    expect(codes([{ result: "failed" }, { result: "failed" }])).toEqual(["promise-check-failed"]);
    expect(codes([{ result: "failed", stale: true }])).toEqual([
      "promise-check-failed",
      "promise-evidence-stale",
    ]);
  });
});

it("a draft is not approved, and a retired promise gives none", () => {
  const of = (id: string) => promisesNotShown(promises.filter(({ promise }) => promise.requirementId === id));
  expect(of("SHOP-002").map(({ code }) => code)).toEqual(["promise-not-approved"]);
  expect(of("SHOP-003")).toEqual([]);
});
