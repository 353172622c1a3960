import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import type { RunInput } from "../records/run.js";
import type { EvidenceStatus } from "../records/status.js";
import type { PresentValues } from "../testing/any-history.js";
import { CONTRACT_TEST, guid, revision, STREAM } from "../testing/promise-builder.js";
import { BRANCH, CLAIM, DRAFT, type Given, SCENARIO, statusOf } from "../testing/status-of.js";

const only = (status: EvidenceStatus) => present(status.obligations[0]);

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
  const link: RunInput = { kind: "link", id: guid(4), version: null, hash: null };
  const inputs = [model, SCENARIO, schema, commit, scan, link];

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
    ["link", { links: [] }, guid(4), guid(4), null],
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
