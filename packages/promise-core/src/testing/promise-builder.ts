import type { Guid } from "@plumbline/model-core";
import type { PromiseContent } from "../records/content.js";
import type { LinkList, Links } from "../records/links.js";
import type { Obligation, StatedObligation } from "../records/obligation.js";
import type { EvidenceSource, Recipe, TestPlan } from "../records/recipe.js";
import type { VerificationRun } from "../records/run.js";
import type { Approval, Revision } from "../records/stored-promise.js";

/** The GUID of a number. */
export function guid<Id extends Guid = Guid>(number: number): Id {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}` as Id;
}

export const PERSON = "user:00000000-0000-4000-8000-0000000000aa";
export const STREAM = guid(9_001);

export function links(named: { readonly [List in LinkList]?: readonly Guid[] } = {}): Links {
  const none = { scenarioIds: [], operationIds: [], channelIds: [], subscriptionIds: [] };
  return { ...none, messageIds: [], elementIds: [], ...named };
}

export function content(said: Partial<PromiseContent> = {}): PromiseContent {
  return {
    title: "Orders are paid once",
    claim: "No order is paid twice.",
    scope: null,
    preconditions: null,
    expectedOutcome: null,
    forbiddenOutcome: null,
    evidenceCriteria: null,
    forbiddenEvents: null,
    requiresPattern: null,
    links: links(),
    ...said,
  };
}

export function plan(said: Partial<TestPlan> = {}): Recipe {
  const lists = { inputs: [], forbiddenObservations: [], contractIds: [] };
  const planned = { steps: ["Pay."], expectedObservations: ["It is paid."], evidenceSource: null };
  return { text: "Pays once.", plan: { ...lists, ...planned, ...said } };
}

export const EVIDENCE_SOURCE: EvidenceSource = {
  system: "codehost-actions",
  repository: "acme/shop",
  workflow: "ci.yml",
  job: null,
};

export const FLOW_CHECK: StatedObligation = {
  kind: "scenario-check",
  title: "The order is paid",
  recipe: {
    text: "Plays it.",
    scenarioCheck: {
      scenarioId: guid(1),
      faults: [],
      expect: [{ id: "paid", type: "outcome", step: "pay", expected: "Succeeded" }],
    },
  },
};

export const CONTRACT_TEST: StatedObligation = {
  kind: "contract-test",
  title: "Keeps it",
  recipe: plan({ evidenceSource: EVIDENCE_SOURCE }),
};

export const OTHER_KIND: StatedObligation = { kind: "drill", title: "Drill", recipe: { text: "Drill it." } };

export function obligation(
  key: string,
  stated: StatedObligation,
  source: Obligation["source"] = "manual",
): Obligation {
  return { ...stated, key, source, addedBy: null, lastChangedBy: null };
}

export const APPROVED: Approval = {
  by: PERSON,
  at: "2026-01-02T00:00:00.000Z",
  comment: null,
  contentHash: "approved",
  linked: [],
};

export function revision(said: Partial<Revision> = {}): Revision {
  return {
    revision: 1,
    retire: false,
    content: content(),
    obligations: [],
    lastChangedBy: PERSON,
    lastChangedAt: "2026-01-01T00:00:00.000Z",
    textChangedBy: PERSON,
    agentsAlone: false,
    approval: APPROVED,
    ...said,
  };
}

export function verificationRun(said: Partial<VerificationRun> = {}): VerificationRun {
  return {
    id: guid(7_000),
    obligationId: "SHOP-001/O1",
    promiseRevision: 1,
    draft: false,
    startedBy: PERSON,
    at: "2026-01-03T00:00:00.000Z",
    recipeHash: "recipe",
    evidenceHash: "evidence",
    result: "passed",
    scope: "declared-behaviour",
    environment: "virtual-time",
    modelRevision: { streamId: STREAM, version: 7, revisionId: null },
    commitSha: null,
    evidence: [],
    limitations: [],
    detail: "All of 1 assertions hold.",
    inputs: [{ kind: "model", id: STREAM, version: 7, hash: null }],
    assertions: [{ id: "paid", passed: true, vacuous: false, detail: "" }],
    ...said,
  };
}
