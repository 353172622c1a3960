import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { EvidenceRequest } from "../documents/evidence-request.js";
import type { Recipe } from "../records/recipe.js";
import { IDENTITY_REASONS } from "../records/run.js";
import { CONTRACT_TEST, EVIDENCE_SOURCE, OTHER_KIND, plan } from "../testing/promise-builder.js";
import { claimForReason } from "./claim-for-reason.js";
import { type ClaimRequest, type CodeHost, claimedOutcome } from "./claimed-outcome.js";
import { REASON_IN_WORDS } from "./reason-in-words.js";

const SHA = "a".repeat(40);
const TRACKED = "b".repeat(40);
const RUN_URL = "https://github.com/Acme/Shop/actions/runs/17/attempts/2";
const REQUEST: EvidenceRequest = {
  result: "passed",
  source: { system: "codehost-actions", runUrl: RUN_URL, commitSha: SHA, conclusion: "success" },
  artifactDigest: null,
  revision: null,
};
const CODE_HOST: CodeHost = {
  configured: true,
  webHost: "github.com",
  followed: [
    { repository: "github.com/acme/other", trackedCommit: null },
    { repository: "github.com/acme/shop", trackedCommit: TRACKED },
  ],
};
const UNTRACKED: CodeHost = {
  ...CODE_HOST,
  followed: [{ repository: "github.com/acme/shop", trackedCommit: null }],
};

const of = (said: Partial<EvidenceRequest["source"]>): EvidenceRequest => ({
  ...REQUEST,
  source: { ...REQUEST.source, ...said },
});
const claim = (said: Partial<ClaimRequest>): ClaimRequest => ({
  obligation: CONTRACT_TEST,
  request: REQUEST,
  codeHost: CODE_HOST,
  ...said,
});
const source = (said: object): { readonly recipe: Recipe } => ({
  recipe: plan({ evidenceSource: { ...EVIDENCE_SOURCE, ...said } }),
});

function reasonOf(request: ClaimRequest): string | null {
  const judged = claimedOutcome(request);
  return judged.outcome === "claimed" ? String(judged.claim.evidence[0]?.identityReason) : null;
}

describe("evidence that is a claim before anything is read", () => {
  it.each<[string, Partial<ClaimRequest>]>([
    ["no-evidence-source", { obligation: { recipe: plan() } }],
    ["no-evidence-source", { obligation: OTHER_KIND }],
    ["system-not-checkable", { obligation: source({ system: "other" }) }],
    ["system-not-checkable", { request: of({ system: "other" }) }],
    ["run-url-not-recognised", { request: of({ runUrl: "https://ci.example/1" }) }],
    ["repository-differs", { obligation: source({ repository: "acme/other" }) }],
    ["github-not-configured", { codeHost: { configured: false } }],
    ["run-url-host-differs", { codeHost: { ...CODE_HOST, webHost: "acme.ghe.com" } as CodeHost }],
    ["repository-not-followed", { codeHost: { ...CODE_HOST, followed: [] } as CodeHost }],
    ["no-tracked-commit", { codeHost: UNTRACKED, request: of({ commitSha: null }) }],
  ])("has the reason %s", (reason, said) => {
    expect(reasonOf(claim(said))).toBe(reason);
  });

  it("has the first reason that holds", () => {
    const [otherSystem, strangeUrl] = [{ system: "other" } as const, { runUrl: "https://ci.example/1" }];
    const nowhere: CodeHost = { configured: false };
    const cases: readonly Partial<ClaimRequest>[] = [
      { obligation: { recipe: plan() }, request: of({ ...otherSystem, ...strangeUrl }), codeHost: nowhere },
      { request: of({ ...otherSystem, ...strangeUrl }), codeHost: nowhere },
      { request: of(strangeUrl), codeHost: nowhere },
      { obligation: source({ repository: "acme/other" }), codeHost: nowhere },
      { request: of({ runUrl: RUN_URL.replace("github.com", "other.example") }), codeHost: nowhere },
      { request: of({ runUrl: RUN_URL.replace("github.com", "other.example") }), codeHost: UNTRACKED },
      { request: of({ commitSha: null }), codeHost: { ...UNTRACKED, followed: [] } as CodeHost },
      { request: of({ commitSha: null }), codeHost: UNTRACKED },
    ];
    expect(cases.map((one) => reasonOf(claim(one)))).toEqual(IDENTITY_REASONS.slice(0, 8));
  });

  it("is recorded as it was said, and shows nothing", () => {
    const artifactDigest = `sha256:${"0".repeat(64)}`;
    const request = { ...of({ system: "other" }), artifactDigest };
    expect(claimedOutcome(claim({ request }))).toEqual({
      outcome: "claimed",
      claim: {
        result: "not-run",
        scope: "external-test",
        environment: "other",
        modelRevision: null,
        commitSha: null,
        evidence: [
          {
            identity: "claimed",
            identityReason: "system-not-checkable",
            result: "passed",
            system: "other",
            runUrl: RUN_URL,
            commitSha: SHA,
            conclusion: "success",
            artifactDigest,
          },
        ],
        limitations: ["What was said of the run was not read from the system that holds it."],
        detail:
          "The evidence is a claim: the service reads runs of the code host alone, and this one is elsewhere.",
        inputs: [],
        assertions: [],
      },
    });
  });
});

describe("evidence that only the code host can tell about", () => {
  it.each([
    [SHA, SHA],
    [null, TRACKED],
  ])("says what is to be read: for the commit %s the commit %s", (commitSha, expected) => {
    expect(claimedOutcome(claim({ request: of({ commitSha }) }))).toEqual({
      outcome: "read-the-code-host",
      read: {
        run: { host: "github.com", repository: "acme/shop", runId: "17", attempt: 2, jobId: null },
        source: EVIDENCE_SOURCE,
        commitSha: expected,
      },
    });
    expect(claimedOutcome(claim({ codeHost: UNTRACKED })).outcome).toBe("read-the-code-host");
  });
});

describe("a claim", () => {
  it("never passes, for whatever reason", () => {
    const results = fc.constantFrom("passed" as const, "failed" as const);
    fc.assert(
      fc.property(results, fc.constantFrom(...IDENTITY_REASONS), (result, reason) => {
        const outcome = claimForReason({ ...REQUEST, result }, reason);
        expect(outcome.result).toBe("not-run");
        expect(outcome.evidence.map(({ identity }) => identity)).toEqual(["claimed"]);
        expect(outcome.detail).toContain(REASON_IN_WORDS[reason]);
      }),
      { seed: 4 },
    );
  });

  it("has its reason in words, each other than the others", () => {
    const words = IDENTITY_REASONS.map((reason) => REASON_IN_WORDS[reason]);
    expect(new Set(words).size).toBe(IDENTITY_REASONS.length);
    expect(Object.keys(REASON_IN_WORDS)).toEqual(IDENTITY_REASONS);
  });
});
