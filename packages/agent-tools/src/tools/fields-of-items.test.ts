import { describe, expect, it } from "@jest/globals";
import type { DecisionRecord, QuestionListItem } from "@plumbline/decision-core";
import type {
  Binding,
  Channel,
  ComparedItem,
  Element,
  Message,
  Operation,
  Schema,
  Subscription,
} from "@plumbline/model-core";
import type { PromiseListItem, VerificationRun } from "@plumbline/promise-core";
import type { AnsweredFinding } from "@plumbline/review-rules";
import {
  COMPARE_MODELS,
  FIND_ELEMENTS,
  fieldsOf,
  GET_CONTRACTS,
  LIST_DECISIONS,
  LIST_MESSAGES,
  LIST_PROMISE_RUNS,
  LIST_PROMISES,
  LIST_QUESTIONS,
  REVIEW_DESIGN,
  TOOLS,
  type Tool,
} from "../index.js";

/** Every field of a record: one that the record gets or loses does not compile. */
type AllOf<Shape> = { readonly [Field in keyof Required<Shape>]: true };

/** An element as its endpoint lists it, without the icon, which is for people. */
const ELEMENT: AllOf<Omit<Element, "icon">> = {
  id: true,
  kind: true,
  name: true,
  description: true,
  technology: true,
  ownerId: true,
  status: true,
  parentId: true,
  tags: true,
  factStatus: true,
  provenance: true,
  stale: true,
};
const MESSAGE: AllOf<
  Omit<Message, "producerId" | "consumerIds"> & { producer: object; consumerCount: number; consumers: object }
> = {
  id: true,
  name: true,
  description: true,
  schemaId: true,
  tags: true,
  factStatus: true,
  provenance: true,
  stale: true,
  producer: true,
  consumerCount: true,
  consumers: true,
};
const COMPARED: AllOf<ComparedItem> = { kind: true, id: true, name: true, change: true, fields: true };
const FINDING: AllOf<AnsweredFinding> = {
  ruleId: true,
  ruleVersion: true,
  category: true,
  subjectKind: true,
  subjectId: true,
  subjectName: true,
  result: true,
  severity: true,
  reason: true,
  cites: true,
  fingerprint: true,
  settled: true,
  needsReReview: true,
  disposition: true,
};
const PROMISE: AllOf<PromiseListItem> = {
  id: true,
  requirementId: true,
  title: true,
  state: true,
  origin: true,
  latestRevision: true,
  inForceRevision: true,
  hasDraft: true,
  needsReview: true,
  counts: true,
  hasGaps: true,
  updatedAt: true,
  draftLastChangedBy: true,
};
const RUN: AllOf<VerificationRun> = {
  id: true,
  obligationId: true,
  promiseRevision: true,
  draft: true,
  startedBy: true,
  at: true,
  recipeHash: true,
  evidenceHash: true,
  result: true,
  scope: true,
  environment: true,
  modelRevision: true,
  commitSha: true,
  evidence: true,
  limitations: true,
  detail: true,
  inputs: true,
  assertions: true,
};
const DECISION: AllOf<DecisionRecord> = {
  id: true,
  number: true,
  reference: true,
  title: true,
  status: true,
  context: true,
  decision: true,
  alternatives: true,
  consequences: true,
  affectedIds: true,
  missingAffectedIds: true,
  settles: true,
  supersedes: true,
  supersededBy: true,
  origin: true,
  version: true,
  contentHash: true,
  proposedBy: true,
  proposedAt: true,
  lastChangedBy: true,
  lastChangedAt: true,
  decidedBy: true,
  decidedAt: true,
  rejectReason: true,
};
const QUESTION: AllOf<QuestionListItem> = {
  id: true,
  text: true,
  about: true,
  missingAbout: true,
  origin: true,
  status: true,
  answer: true,
  askedBy: true,
  askedAt: true,
  answeredBy: true,
  answeredAt: true,
  source: true,
};

/** Contracts of every kind; the content of a schema is in no list. */
const CONTRACT: AllOf<Operation & Channel & Subscription & Binding & Message & Omit<Schema, "content">> = {
  id: true,
  name: true,
  description: true,
  factStatus: true,
  provenance: true,
  stale: true,
  ownerId: true,
  transport: true,
  requestSchemaId: true,
  responseSchemaId: true,
  timeoutMs: true,
  retry: true,
  kind: true,
  channelId: true,
  consumerId: true,
  deadLetterChannelId: true,
  sourceChannelId: true,
  targetChannelId: true,
  routingKey: true,
  producerId: true,
  consumerIds: true,
  schemaId: true,
  tags: true,
  version: true,
};

const RECORDS: readonly (readonly [Tool, object])[] = [
  [FIND_ELEMENTS, ELEMENT],
  [LIST_MESSAGES, MESSAGE],
  [GET_CONTRACTS, CONTRACT],
  [COMPARE_MODELS, COMPARED],
  [REVIEW_DESIGN, FINDING],
  [LIST_PROMISES, PROMISE],
  [LIST_PROMISE_RUNS, RUN],
  [LIST_DECISIONS, DECISION],
  [LIST_QUESTIONS, QUESTION],
];

describe("the fields of an item", () => {
  it.each(RECORDS.map(([tool, record]): [string, Tool, object] => [tool.name, tool, record]))(
    "of %s are those of its record",
    (_, tool, record) => {
      expect([...(fieldsOf(tool) ?? [])].sort()).toEqual(Object.keys(record).sort());
    },
  );

  it("that name an item are among them", () => {
    const lists = (TOOLS as readonly Tool[]).flatMap(({ list }) => list ?? []);
    const unnamed = lists.filter(({ fields, naming = ["id"] }) =>
      naming.some((name) => !fields.includes(name)),
    );
    expect(lists).toHaveLength(11);
    expect(unnamed).toEqual([]);
  });
});
