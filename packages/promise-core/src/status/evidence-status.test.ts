import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import fc from "fast-check";
import { recipeHash } from "../hashes/recipe-hash.js";
import type { StatedObligation } from "../records/obligation.js";
import { type EvidenceEntry, RESULTS, type RunInput, type VerificationRun } from "../records/run.js";
import type { EvidenceStatus } from "../records/status.js";
import { anyHistory, type PresentValues, presentOf } from "../testing/any-history.js";
import { type NaiveGap, naiveStatus } from "../testing/naive-status.js";
import {
  CONTRACT_TEST,
  FLOW_CHECK,
  guid,
  OTHER_KIND,
  obligation,
  revision,
  STREAM,
  verificationRun,
} from "../testing/promise-builder.js";
import { evidenceStatus } from "./evidence-status.js";
import type { StatusRequest } from "./present-state.js";

const BRANCH = guid(9_002);
const SCENARIO: RunInput = { kind: "scenario", id: guid(1), version: 3, hash: "flow" };
const NOW: PresentValues = {
  stream: { streamId: STREAM, version: 7 },
  scenarios: { [guid(1)]: { version: 3, hash: "flow" } },
  schemas: { [guid(2)]: { version: 1, hash: "schema" } },
  commits: { "acme/shop": "aaa" },
  scans: { [guid(3)]: "found" },
};
const CLAIM: EvidenceEntry = {
  identity: "claimed",
  identityReason: "run-not-found",
  result: "passed",
  system: "codehost-actions",
  runUrl: "https://github.com/acme/shop/actions/runs/1",
  commitSha: null,
  conclusion: null,
  artifactDigest: null,
};

interface Given {
  readonly stated?: StatedObligation;
  readonly runs?: readonly Partial<VerificationRun>[];
  readonly now?: Partial<PresentValues>;
  readonly request?: Partial<StatusRequest>;
}

/** Of one obligation, whose runs are on the first day, the second and so on. */
function statusOf({ stated = FLOW_CHECK, runs = [], now = {}, request = {} }: Given): EvidenceStatus {
  return evidenceStatus({
    requirementId: "SHOP-001",
    revision: revision({ obligations: [obligation("O1", stated)] }),
    presentHash: "approved",
    runs: runs.map((run, index) =>
      verificationRun({
        id: guid(100 - index),
        at: `2026-01-0${index + 1}T00:00:00.000Z`,
        recipeHash: recipeHash(stated),
        ...run,
      }),
    ),
    present: presentOf({ ...NOW, ...now }),
    linked: { missing: [], changed: [] },
    ...request,
  });
}

const only = (status: EvidenceStatus) => present(status.obligations[0]);
const DRAFT = revision({ approval: null, obligations: [obligation("O1", FLOW_CHECK)] });

describe("the run that counts", () => {
  const resultOf = (given: Given) => only(statusOf(given)).result;

  it("is the newest that applies, whatever the order they are given in", () => {
    expect(resultOf({ runs: [{}, { result: "failed" }] })).toBe("failed");
    expect(resultOf({ runs: [{ result: "failed" }, {}] })).toBe("passed");
    const [early, late] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];
    expect(resultOf({ runs: [{ at: late, result: "failed" }, { at: early }] })).toBe("failed");
    expect(
      resultOf({
        runs: [
          { at: early, id: guid(2), result: "failed" },
          { at: early, id: guid(1) },
        ],
      }),
    ).toBe("failed");
  });

  it("is of this revision, this obligation and the recipe as it is", () => {
    expect(resultOf({ runs: [{ promiseRevision: 2 }] })).toBe("not-run");
    expect(resultOf({ runs: [{ obligationId: "SHOP-001/O10" }] })).toBe("not-run");
    expect(resultOf({ runs: [{ recipeHash: "before" }] })).toBe("not-run");
    expect(resultOf({ runs: [{}, { recipeHash: "tried in between", result: "failed" }] })).toBe("passed");
  });

  it("is one of the stream that is judged, else the newest", () => {
    const onBranch = {
      modelRevision: { streamId: BRANCH, version: 1, revisionId: null },
      result: "failed",
    } as const;
    expect(resultOf({ runs: [{}, onBranch] })).toBe("passed");
    expect(resultOf({ runs: [onBranch] })).toBe("failed");
    expect(resultOf({ runs: [{}, onBranch], now: { stream: { streamId: BRANCH, version: 1 } } })).toBe(
      "failed",
    );
  });

  it("is no claim where one was verified", () => {
    const claim = { evidence: [CLAIM], result: "not-run", modelRevision: null } as const;
    const verified = {
      evidence: [{ ...CLAIM, identity: "verified", identityReason: null }],
      modelRevision: null,
    } as const;
    const status = statusOf({ stated: CONTRACT_TEST, runs: [verified, claim] });
    expect(only(status)).toMatchObject({ result: "passed", evidence: verified.evidence });
    expect(only(statusOf({ stated: CONTRACT_TEST, runs: [claim] }))).toMatchObject({
      result: "not-run",
      current: true,
      evidence: [CLAIM],
    });
  });

  it("of a draft counts for the draft and not after the approval", () => {
    expect(resultOf({ runs: [{ draft: true }] })).toBe("not-run");
    expect(resultOf({ runs: [{ draft: true }], request: { revision: DRAFT } })).toBe("passed");
  });
});

describe("a result is current", () => {
  const model: RunInput = { kind: "model", id: STREAM, version: 7, hash: null };
  const schema: RunInput = { kind: "schema", id: guid(2), version: 1, hash: "schema" };
  const commit: RunInput = { kind: "repository", id: "acme/shop", version: null, hash: "aaa" };
  const scan: RunInput = { kind: "scan", id: guid(3), version: null, hash: "found" };
  const inputs = [model, SCENARIO, schema, commit, scan];

  it("while every input is as it was", () => {
    const limitations = ["Nothing was measured."];
    expect(only(statusOf({ runs: [{ inputs, limitations }] }))).toEqual({
      obligationId: "SHOP-001/O1",
      result: "passed",
      current: true,
      stale: false,
      changed: [],
      evidence: [],
      limitations,
    });
  });

  it.each<[string, Partial<PresentValues>, string, number | string | null, number | string | null]>([
    ["model", { stream: { streamId: STREAM, version: 8 } }, STREAM, 7, 8],
    ["model", { stream: { streamId: BRANCH, version: 7 } }, STREAM, STREAM, BRANCH],
    ["scenario", { scenarios: { [guid(1)]: { version: 4, hash: "flow" } } }, guid(1), 3, 4],
    ["scenario", { scenarios: { [guid(1)]: { version: 3, hash: "other" } } }, guid(1), "flow", "other"],
    ["scenario", { scenarios: {} }, guid(1), 3, null],
    ["schema", { schemas: { [guid(2)]: { version: 2, hash: "schema" } } }, guid(2), 1, 2],
    ["schema", { schemas: {} }, guid(2), 1, null],
    ["repository", { commits: { "acme/shop": "bbb" } }, "acme/shop", "aaa", "bbb"],
    ["repository", { commits: {} }, "acme/shop", "aaa", null],
    ["scan", { scans: {} }, guid(3), "found", null],
  ])("until its %s moves: %j", (kind, now, id, recorded, current) => {
    const status = statusOf({ runs: [{ inputs }], now });
    expect(only(status)).toMatchObject({ result: "passed", current: false, stale: true });
    expect(only(status).changed).toEqual([{ kind, id, recorded, current }]);
    expect(status.counts).toEqual({ passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 1 });
  });
});

describe("the counts", () => {
  it.each([
    ["passed", "passed", "stale"],
    ["failed", "failed", "failed"],
    ["not-run", "notRun", "notRun"],
    ["unsupported", "unsupported", "unsupported"],
  ] as const)("have %s as %s, and as %s when it is stale", (result, counted, stale) => {
    const none = { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 };
    expect(statusOf({ runs: [{ result }] }).counts).toEqual({ ...none, [counted]: 1 });
    const moved = { stream: { streamId: STREAM, version: 8 } };
    expect(statusOf({ runs: [{ result }], now: moved }).counts).toEqual({ ...none, [stale]: 1 });
  });

  it("are none for a revision that retires the promise, which has no gaps", () => {
    const nothing = {
      counts: { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 },
      obligations: [],
      gaps: [],
    };
    const retiring = { retire: true, content: null, obligations: [] };
    expect(statusOf({ request: { revision: revision(retiring) } })).toEqual(nothing);
    expect(statusOf({ request: { revision: revision({ ...retiring, approval: null }) } })).toEqual(nothing);
  });
});

describe("the gaps", () => {
  const moved = { stream: { streamId: STREAM, version: 9 }, scenarios: {} };
  const linked = {
    missing: [{ kind: "scenario", id: guid(1) }],
    changed: [{ kind: "operation", id: guid(2) }],
  } as const;
  const vacuous = Array.from({ length: 7 }, (_, index) => ({
    id: `a${index}`,
    passed: true,
    vacuous: true,
    detail: "",
  }));
  const pattern: StatedObligation = { kind: "source-pattern-check", title: "", recipe: { text: "" } };
  const inputs: readonly RunInput[] = [{ kind: "model", id: STREAM, version: 7, hash: null }, SCENARIO];

  it.each<[string, Given, readonly string[]]>([
    ["a pass", { runs: [{}] }, []],
    ["a failure", { runs: [{ result: "failed" }] }, []],
    [
      "a draft",
      { runs: [{ draft: true }], request: { revision: DRAFT } },
      ["Revision 1 is a draft: an owner has to approve it."],
    ],
    [
      "other content",
      { runs: [{}], request: { presentHash: "other" } },
      ["Revision 1 differs from what was approved: revise the promise and approve it again."],
    ],
    [
      "no obligation",
      { request: { revision: revision() } },
      ["Revision 1 has no obligation: add what shows that it holds."],
    ],
    [
      "links",
      { runs: [{}], request: { linked } },
      [
        `The linked scenario ${guid(1)} is not in the project: revise the promise without it, or bring it back.`,
        `The linked operation ${guid(2)} changed after the approval: revise the promise and approve it as things are now.`,
      ],
    ],
    [
      "links of a draft",
      { runs: [{}], request: { linked: { ...linked, missing: [] }, revision: DRAFT } },
      ["Revision 1 is a draft: an owner has to approve it."],
    ],
    ["no run", {}, ["O1 has no run: run it."]],
    ["no run of a source check", { stated: pattern }, ["O1 has no run: run it."]],
    ["no evidence", { stated: CONTRACT_TEST }, ["O1 has no run: send evidence of one."]],
    [
      "a claim",
      {
        stated: CONTRACT_TEST,
        runs: [{ result: "not-run", evidence: [CLAIM, { ...CLAIM, identityReason: null }] }],
      },
      ["O1 has a claim only: the code host has no such run."],
    ],
    [
      "a run without result",
      { runs: [{ result: "not-run", detail: "It cannot be played." }] },
      ["O1 has no run that came to a result: It cannot be played."],
    ],
    [
      "an unsupported result",
      { runs: [{ result: "unsupported", detail: "Nothing is shown", assertions: vacuous }] },
      ["O1 is unsupported: Nothing is shown."],
    ],
    [
      "a kind that nobody runs",
      { stated: OTHER_KIND },
      ['O1 is unsupported: nothing runs obligations of the kind "drill", so choose another kind.'],
    ],
    [
      "a stale check",
      { runs: [{ inputs }], now: moved },
      [`O1 is stale, since the model moved from 7 to 9, the scenario ${guid(1)} is gone: run it again.`],
    ],
    [
      "stale evidence",
      {
        stated: CONTRACT_TEST,
        runs: [
          { result: "failed", inputs: [{ kind: "repository", id: "acme/shop", version: null, hash: "bbb" }] },
        ],
      },
      ["O1 is stale, since the repository acme/shop moved from bbb to aaa: send evidence of a new run."],
    ],
    [
      "evidence of what is not imported",
      {
        stated: CONTRACT_TEST,
        runs: [{ inputs: [{ kind: "repository", id: "acme/other", version: null, hash: "bbb" }] }],
      },
      [
        "O1 is stale, since the repository acme/other has no commit that was imported: send evidence of a new run.",
      ],
    ],
    [
      "another recipe",
      { runs: [{ recipeHash: "before" }] },
      ["O1 was changed after its last run: run it again."],
    ],
    [
      "a plan that is another",
      { stated: CONTRACT_TEST, runs: [{ recipeHash: "before", draft: true }] },
      ["O1 was changed after its last run: send evidence of a new run."],
    ],
    [
      "a run of the draft",
      { runs: [{ draft: true }] },
      ["O1 was last run while its revision was a draft: run it again."],
    ],
    [
      "vacuous assertions",
      { runs: [{ assertions: vacuous }] },
      ['O1 has assertions that hold with nothing to observe: "a0", "a1", "a2", "a3", "a4" and 2 more.'],
    ],
  ])("of %s", (_, given, gaps) => {
    expect(statusOf(given).gaps).toEqual(gaps);
  });
});

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
      { seed: 5, numRuns: 2_000 },
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
