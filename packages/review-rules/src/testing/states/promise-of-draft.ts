import type { Guid, Model } from "@plumbline/model-core";
import type {
  Approval,
  EvidenceCounts,
  EvidenceStatus,
  Links,
  Obligation,
  ObligationStatus,
  PromiseContent,
  Revision,
  RunResultWord,
} from "@plumbline/promise-core";
import type { ReviewedPromise, ReviewedScenario } from "../../state/reviewed-state.js";
import { guidOf, missingId, oneOf } from "./pick.js";
import type { LinksDraft, PromiseDraft, RevisionDraft, StatusDraft } from "./promise-drafts.js";

export interface PromiseMaking {
  readonly model: Model;
  readonly scenarios: readonly ReviewedScenario[];
  readonly isTorn: boolean;
  readonly number: number;
}

/** The promise of a draft, with the status of what is in force. */
export function promiseOf(draft: PromiseDraft, making: PromiseMaking): ReviewedPromise {
  const { number } = making;
  const [linked, others] = [linksOf(draft.links, making), linksOf(draft.otherLinks, making)];
  const requirementId = `SHOP-00${number}`;
  const { history } = draft;
  const [inForce] = history.filter((what) => what === "approved" || what === "retires");
  const revisions = history.map((what, place): Revision => {
    const links = what === "approved" ? linked : others;
    return revisionOf(what, { links, revision: history.length - place, status: draft.status });
  });
  return {
    promise: {
      id: guidOf("promise", number),
      requirementId,
      origin: "human",
      lastRevision: revisions.length,
      lastObligation: draft.status.obligations.length,
      revisions,
    },
    status: inForce === "approved" ? statusOf(draft.status, requirementId) : null,
  };
}

const APPROVAL: Approval = {
  by: "user:a",
  at: "2026-01-02T00:00:00.000Z",
  comment: null,
  contentHash: "approved",
  linked: [],
};

interface RevisionMaking {
  readonly links: Links;
  readonly revision: number;
  readonly status: StatusDraft;
}

function revisionOf(what: RevisionDraft, { links, revision, status }: RevisionMaking): Revision {
  const retire = what === "retires" || what === "draft to retire";
  return {
    revision,
    retire,
    content: retire ? null : contentOf(links),
    obligations: retire ? [] : status.obligations.map((_, place) => obligationOf(`O${place + 1}`)),
    lastChangedBy: "user:a",
    lastChangedAt: "2026-01-01T00:00:00.000Z",
    textChangedBy: "user:a",
    agentsAlone: false,
    approval: what === "approved" || what === "retires" ? APPROVAL : null,
  };
}

function contentOf(links: Links): PromiseContent {
  return {
    title: "Kept",
    claim: "It is kept.",
    scope: null,
    preconditions: null,
    expectedOutcome: null,
    forbiddenOutcome: null,
    evidenceCriteria: null,
    forbiddenEvents: null,
    requiresPattern: null,
    links,
  };
}

function obligationOf(key: string): Obligation {
  const recipe = { text: "Drill it." };
  return { key, kind: "drill", title: "Drill", recipe, source: "manual", addedBy: null, lastChangedBy: null };
}

/** Sorted, each once; one in six of a torn state is of something that is not there any more. */
function linksOf(draft: LinksDraft, { model, scenarios, isTorn }: PromiseMaking): Links {
  const chosen = (
    list: number,
    things: readonly { readonly id: string }[],
    missing: Guid,
  ): readonly Guid[] => {
    const ids = draft
      .filter(({ kind }) => kind % 6 === list)
      .map(({ what }) => (isTorn && what % 6 === 5 ? missing : (oneOf(things, what)?.id as Guid | undefined)))
      .filter((id) => id !== undefined);
    return [...new Set(ids)].sort();
  };
  return {
    scenarioIds: chosen(0, scenarios, guidOf("scenario", 900)),
    operationIds: chosen(1, model.operations, missingId("operation", 0)),
    channelIds: chosen(2, model.channels, missingId("channel", 0)),
    subscriptionIds: chosen(3, model.subscriptions, missingId("subscription", 0)),
    messageIds: chosen(4, model.messages, missingId("message", 0)),
    elementIds: chosen(5, model.elements, missingId("element", 0)),
  };
}

function statusOf({ obligations, hasGap }: StatusDraft, requirementId: string): EvidenceStatus {
  const judged = obligations.map(({ result, isStale }, place): ObligationStatus => {
    const changed = [{ kind: "model", id: "main", recorded: 1, current: 2 } as const];
    return {
      obligationId: `${requirementId}/O${place + 1}`,
      result,
      current: !isStale,
      stale: isStale,
      changed: isStale ? changed : [],
      evidence: [],
      limitations: [],
    };
  });
  return { counts: countsOf(judged), obligations: judged, gaps: hasGap ? ["O1 has a gap"] : [] };
}

function countsOf(judged: readonly ObligationStatus[]): EvidenceCounts {
  const count = (word: RunResultWord, isStale?: boolean): number =>
    judged.filter(({ result, stale }) => result === word && stale === (isStale ?? stale)).length;
  return {
    passed: count("passed", false),
    failed: count("failed"),
    notRun: count("not-run"),
    unsupported: count("unsupported"),
    stale: count("passed", true),
  };
}
