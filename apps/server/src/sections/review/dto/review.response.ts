import { FACT_STATUSES, STALE_MARK } from "@plumbline/model-core";
import {
  boolean,
  guid,
  integer,
  list,
  nullable,
  object,
  text,
  timestamp,
  word,
} from "@plumbline/model-core/declaring";
import { ANSWER_STATUSES, CATEGORIES, RESULTS, SEVERITIES } from "@plumbline/review-rules";
import { declared } from "../../../platform/openapi/declared.js";

const KINDS = [
  "element",
  "relationship",
  "message",
  "operation",
  "channel",
  "subscription",
  "binding",
  "schema",
  "scenario",
  "promise",
] as const;

const HASH = text({ about: "Lower-case hex SHA-256" });
const CATEGORY = word(CATEGORIES);

const RULE = object({
  id: text(),
  version: integer(),
  category: CATEGORY,
  title: text(),
  reads: text({ about: "What it reads" }),
  settle: text({ about: "What settles a concern or an unknown" }),
});

const CITE = object({
  kind: word(KINDS),
  id: guid(),
  name: nullable(text()),
  factStatus: nullable(word(FACT_STATUSES)),
  stale: nullable(STALE_MARK),
});
declared("CiteResponse", CITE, "answered");

const ANSWER = {
  status: word(ANSWER_STATUSES),
  reason: nullable(text()),
  decisionId: nullable(guid()),
  by: text({ about: "`user:<id>`" }),
  at: timestamp(),
  ruleVersion: integer({ about: "Of the rule when it was given" }),
  fingerprint: text({ about: "Of the finding when it was given" }),
};

const DISPOSITION = object(ANSWER);
declared("DispositionResponse", DISPOSITION, "answered");

const FOUND = {
  ruleId: text(),
  ruleVersion: integer(),
  category: CATEGORY,
  subjectKind: word(KINDS),
  subjectId: guid(),
  subjectName: nullable(text()),
  result: word(RESULTS),
  severity: word(SEVERITIES),
  reason: text(),
};

const STANDING = {
  fingerprint: HASH,
  settled: boolean({ about: "Its answer counts" }),
  needsReReview: boolean({ about: "It was answered when it was another" }),
  disposition: nullable(DISPOSITION),
};

const FINDING = object({ ...FOUND, cites: list(CITE), ...STANDING });

const COUNTS = object({
  blocking: integer({ about: "Blocking concerns that nothing settles" }),
  concerns: integer(),
  unknown: integer(),
  verified: integer(),
  notApplicable: integer(),
  settled: integer(),
  needsReReview: integer(),
});
declared("FindingCountsResponse", COUNTS, "answered");

const REVIEW = {
  ruleSetVersion: text(),
  hash: HASH,
  inputsFingerprint: HASH,
  modelVersion: integer(),
  counts: COUNTS,
};

const SUMMARY = {
  id: guid(),
  note: nullable(text()),
  ...REVIEW,
  revisionId: nullable(guid()),
  branchId: nullable(guid()),
  createdBy: text(),
  createdAt: timestamp(),
};

const CHANGED = object({ before: FINDING, after: FINDING });
declared("ChangedFindingResponse", CHANGED, "answered");
const COMPARISON = {
  added: list(FINDING),
  gone: list(FINDING),
  changed: list(CHANGED),
};

export const RuleResponse = declared("RuleResponse", RULE, "answered");
export const FindingResponse = declared("FindingResponse", FINDING, "answered");
export const FindingsResponse = declared(
  "FindingsResponse",
  object({ ...REVIEW, findings: list(FINDING) }),
  "answered",
);
export const FindingsSummaryResponse = declared(
  "FindingsSummaryResponse",
  object({ ...REVIEW, findings: list(object({ ...FOUND, ...STANDING })) }),
  "answered",
);
export const FindingsOfAnswersResponse = declared(
  "FindingsOfAnswersResponse",
  object({ findings: list(FINDING) }),
  "answered",
);
export const FindingComparisonResponse = declared(
  "FindingComparisonResponse",
  object(COMPARISON),
  "answered",
);
export const SnapshotChangesResponse = declared(
  "SnapshotChangesResponse",
  object({ ...COMPARISON, answered: list(FINDING) }),
  "answered",
);
export const SnapshotSummaryResponse = declared("SnapshotSummaryResponse", object(SUMMARY), "answered");
export const SnapshotResponse = declared(
  "SnapshotResponse",
  object({ ...SUMMARY, findings: list(FINDING) }),
  "answered",
);
export const GivenAnswerResponse = declared(
  "GivenAnswerResponse",
  object({
    ruleId: text(),
    subjectId: guid(),
    ...ANSWER,
    isNewest: boolean({ about: "No later answer was given to the finding" }),
  }),
  "answered",
);
