import {
  ARCHITECTURE_ACTIONS,
  ARCHITECTURE_DECISION,
  ARCHITECTURE_ITEM_OUTPUT,
  ARCHITECTURE_ITEM_STATES,
  ARCHITECTURE_KINDS,
  ARCHITECTURE_OUTPUT,
  ARCHITECTURE_REQUEST,
  ARCHITECTURE_STATES,
  ARCHITECTURE_SUBMISSION,
} from "@plumbline/ai-tasks";
import {
  anyJson,
  guid,
  list,
  mapOf,
  nullable,
  number,
  object,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { declared, declaredClosed } from "../../../platform/openapi/declared.js";
import { PINNED_PART, PROPOSAL_AUTHOR, PROPOSAL_BASE, PROPOSED_QUESTIONS, STALE_PARTS } from "./proposal.js";

declaredClosed("ArchitectureItemOutput", ARCHITECTURE_ITEM_OUTPUT, "sent");
declaredClosed("ArchitectureOutput", ARCHITECTURE_OUTPUT, "sent");

export const CreateArchitectureProposalRequest = declaredClosed(
  "CreateArchitectureProposalRequest",
  ARCHITECTURE_REQUEST,
  "sent",
);
export const SubmitArchitectureProposalRequest = declaredClosed(
  "SubmitArchitectureProposalRequest",
  ARCHITECTURE_SUBMISSION,
  "sent",
);
export const DecideArchitectureProposalRequest = declaredClosed(
  "DecideArchitectureProposalRequest",
  ARCHITECTURE_DECISION,
  "sent",
);

const BY = { about: "user:<id>" };
const AT = { about: "ISO 8601 in UTC" };

const SERVICE = object({ repository: text({ about: "host/owner/name" }), serviceKey: text(), name: text() });
declared("ServiceOfItem", SERVICE, "answered");

const ITEM = object({
  id: guid(),
  alias: text(),
  kind: word(ARCHITECTURE_KINDS),
  action: word(ARCHITECTURE_ACTIONS),
  target: nullable(text({ about: "Of update: the alias of the part that it changes" })),
  fields: mapOf(anyJson(), {
    about: "Of the fact, as a model has them; what another item adds is named by the ID that it gets",
  }),
  services: list(SERVICE, { about: "Those that a new element is, or holds" }),
  confidence: number({ about: "How sure, from 0 to 1" }),
  because: list(text(), { about: "Places of source, and IDs of facts" }),
  dependsOn: list(guid(), { about: "Items that are accepted before it, or with it" }),
  state: word(ARCHITECTURE_ITEM_STATES),
  createdId: nullable(guid({ about: "Of the fact that it added" })),
  decidedBy: nullable(text(BY)),
  decidedAt: nullable(text(AT)),
});
declared("ArchitectureItem", ITEM, "answered");

const SOURCE = object({ repository: text({ about: "host/owner/name" }), scanId: guid(), commit: text() });
declared("SourceRead", SOURCE, "answered");

const LISTED = {
  ...PROPOSAL_BASE,
  ...PROPOSAL_AUTHOR,
  status: word(ARCHITECTURE_STATES),
  summary: text(),
  assumptions: list(text()),
  sources: list(SOURCE, { about: "Scans that were read" }),
  parts: list(PINNED_PART, { about: "What its items name" }),
  questions: PROPOSED_QUESTIONS,
  decidedBy: nullable(text(BY)),
  decidedAt: nullable(text(AT)),
  stale: STALE_PARTS,
};

export const ArchitectureListItemResponse = declared(
  "ArchitectureProposalListItem",
  object(LISTED),
  "answered",
);

export const ArchitectureProposalResponse = declared(
  "ArchitectureProposal",
  object({ ...LISTED, items: list(ITEM) }),
  "answered",
);
