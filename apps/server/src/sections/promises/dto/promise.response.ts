import {
  anyJson,
  boolean,
  guid,
  integer,
  list,
  nullable,
  object,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { ORIGINS, PROMISE_STATES } from "@plumbline/promise-core";
import { declared } from "../../../platform/openapi/declared.js";
import {
  ACTOR,
  AT,
  COUNTS,
  EVIDENCE,
  FORBIDDEN_EVENT,
  HASH,
  INPUT_KIND,
  LINKED_THING,
  LINKS,
  OBLIGATION,
  RECIPE,
  REQUIRED_PATTERN,
  RESULT,
} from "./answered-parts.js";

const MOVED = object({ kind: INPUT_KIND, id: text(), recorded: anyJson(), current: anyJson() });

const STATUS = object({
  counts: COUNTS,
  obligations: list(
    object({
      obligationId: text(),
      result: RESULT,
      current: boolean(),
      stale: boolean(),
      changed: list(MOVED),
      evidence: list(EVIDENCE),
      limitations: list(text()),
    }),
  ),
  gaps: list(text()),
});
declared("EvidenceStatus", STATUS, "answered");

const TEXTS = {
  title: nullable(text()),
  claim: nullable(text()),
  scope: nullable(text()),
  preconditions: nullable(text()),
  expectedOutcome: nullable(text()),
  forbiddenOutcome: nullable(text()),
  evidenceCriteria: nullable(text()),
};

const REVISION = object({
  revision: integer(),
  state: word(["draft", "approved"]),
  retire: boolean(),
  ...TEXTS,
  forbiddenEvents: nullable(list(FORBIDDEN_EVENT)),
  requiresPattern: nullable(REQUIRED_PATTERN),
  links: nullable(LINKS),
  obligations: list(OBLIGATION),
  contentHash: HASH,
  lastChangedBy: nullable(ACTOR),
  lastChangedAt: nullable(AT),
  approvedBy: nullable(ACTOR),
  approvedAt: nullable(AT),
  comment: nullable(text()),
  evidenceStatus: nullable(STATUS),
});
declared("PromiseRevision", REVISION, "answered");

export const PromiseResponse = declared(
  "PromiseResponse",
  object({
    id: guid(),
    requirementId: text(),
    origin: word(ORIGINS),
    state: word(PROMISE_STATES),
    latestRevision: integer(),
    inForceRevision: nullable(integer()),
    needsReview: boolean(),
    missingLinks: list(LINKED_THING),
    inForce: nullable(REVISION),
    draft: nullable(REVISION),
    revisions: list(REVISION),
  }),
  "answered",
);

export const PromiseListItemResponse = declared(
  "PromiseListItem",
  object({
    id: guid(),
    requirementId: text(),
    title: text(),
    state: word(PROMISE_STATES),
    origin: word(ORIGINS),
    latestRevision: integer(),
    inForceRevision: nullable(integer()),
    hasDraft: boolean(),
    needsReview: boolean(),
    counts: COUNTS,
    hasGaps: boolean(),
    updatedAt: AT,
    draftLastChangedBy: nullable(ACTOR),
  }),
  "answered",
);

export const PrefixResponse = declared(
  "PrefixResponse",
  object({ prefix: nullable(text()), nextNumber: nullable(integer()) }),
  "answered",
);

const STATED = object({ kind: text(), title: text(), recipe: RECIPE });

export const DerivedResponse = declared(
  "DerivedObligations",
  object({
    added: list(STATED),
    noLongerDerived: list(object({ key: text(), kind: text(), title: text() })),
  }),
  "answered",
);
