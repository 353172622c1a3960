import type { FactKind, FactStanding, Model } from "@plumbline/model-core";
import { LIST_OF_KIND } from "@plumbline/model-core";
import { type ScenarioDocument, validateScenario } from "@plumbline/playback-engine";
import { type EvidenceStatus, inForceOf, type Links, type StoredPromise } from "@plumbline/promise-core";
import {
  APPROVED,
  content,
  guid,
  links,
  revision,
} from "../../../promise-core/src/testing/promise-builder.js";
import type { ReviewedPromise, ReviewedScenario, ReviewedState } from "../state/reviewed-state.js";

/** A state of a model; scenarios are checked against it as the service does. */
export function aState(
  model: Model,
  scenarios: readonly ScenarioDocument[] = [],
  promises: readonly ReviewedPromise[] = [],
): ReviewedState {
  return { model, scenarios: scenarios.map((document) => reviewed(document, model)), promises };
}

function reviewed(document: ScenarioDocument, model: Model): ReviewedScenario {
  return { id: document.id ?? "", document, issues: validateScenario({ document, model }) };
}

export const ALL_SHOWN: EvidenceStatus = {
  counts: { passed: 1, failed: 0, notRun: 0, unsupported: 0, stale: 0 },
  obligations: [
    {
      obligationId: "SHOP-001/O1",
      result: "passed",
      current: true,
      stale: false,
      changed: [],
      evidence: [],
      limitations: [],
    },
  ],
  gaps: [],
};

/** A promise with one revision, approved unless it is said otherwise. */
export function aPromise(
  linked: Partial<Links>,
  { isApproved = true, status = ALL_SHOWN }: { isApproved?: boolean; status?: EvidenceStatus } = {},
): ReviewedPromise {
  const first = revision({
    content: content({ links: links(linked) }),
    approval: isApproved ? APPROVED : null,
  });
  const promise: StoredPromise = {
    id: guid(8_000),
    requirementId: "SHOP-001",
    origin: "human",
    lastRevision: 1,
    lastObligation: 0,
    revisions: [first],
  };
  return { promise, status: inForceOf(promise) === null ? null : status };
}

export const INFERRED: Partial<FactStanding> = { factStatus: "inferred" };
export const STALE: Partial<FactStanding> = { stale: { sinceRevision: "abc", reason: "not-found" } };

/** The model with one fact set otherwise. */
export function withFact(
  model: Model,
  kind: FactKind,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Model {
  const list = LIST_OF_KIND[kind];
  const facts = model[list].map((fact) => (fact.id === id ? { ...fact, ...fields } : fact));
  return { ...model, [list]: facts };
}
