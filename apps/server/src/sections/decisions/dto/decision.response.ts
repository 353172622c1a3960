import { DECISION_ORIGINS, DECISION_STATES } from "@plumbline/decision-core";
import {
  guid,
  integer,
  list,
  nullable,
  object,
  orLeftOut,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { declared } from "../../../platform/openapi/declared.js";

const ACTOR = text({ about: "user:<id> or agent-token:<id>" });
const AT = text({ about: "ISO 8601 in UTC" });

const SETTLED = object({
  ruleId: text(),
  subjectId: guid(),
  fingerprint: orLeftOut(text({ about: "Once it is accepted" })),
  ruleVersion: orLeftOut(integer({ about: "Once it is accepted" })),
});

export const DecisionResponse = declared(
  "DecisionResponse",
  object({
    id: guid(),
    number: integer(),
    reference: text({ about: "ADR-<NNNN>" }),
    title: text(),
    status: word(DECISION_STATES),
    context: nullable(text()),
    decision: text(),
    alternatives: list(
      object({ title: text(), description: nullable(text()), rejectedBecause: nullable(text()) }),
    ),
    consequences: nullable(text()),
    affectedIds: list(guid()),
    missingAffectedIds: list(guid({ about: "What of them the project does not have now" })),
    settles: list(SETTLED),
    supersedes: nullable(guid()),
    supersededBy: nullable(guid()),
    origin: word(DECISION_ORIGINS),
    version: integer(),
    contentHash: text({ about: "SHA-256, 64 lower-case hex digits" }),
    proposedBy: ACTOR,
    proposedAt: AT,
    lastChangedBy: ACTOR,
    lastChangedAt: AT,
    decidedBy: nullable(ACTOR),
    decidedAt: nullable(AT),
    rejectReason: nullable(text()),
  }),
  "answered",
);
