import { ApiProperty } from "@nestjs/swagger";
import {
  ACCEPT_FLOW_REQUEST,
  CREATE_FLOW_REQUEST,
  CREATE_MISSING_REQUEST,
  FLOW_ASSERTION,
  FLOW_FAULT,
  FLOW_OUTPUT,
  FLOW_REF,
  FLOW_STATUSES,
  FLOW_STEP,
  MISSING_KINDS,
  MISSING_PART,
  REJECT_PROPOSAL_REQUEST,
  SUBMIT_FLOW_REQUEST,
} from "@plumbline/ai-tasks";
import { guid, integer, list, nullable, object, text, word } from "@plumbline/model-core/declaring";
import { ISSUE_CODES } from "@plumbline/playback-engine";
import { declared, declaredClosed } from "../../../platform/openapi/declared.js";
import { ScenarioIssueResponse } from "../../scenarios/dto/run-result.js";
import { ScenarioResponse } from "../../scenarios/dto/scenario.js";
import { PINNED_PART, PROPOSAL_AUTHOR, PROPOSAL_BASE, PROPOSED_QUESTIONS, STALE_PARTS } from "./proposal.js";

declaredClosed("FlowRef", FLOW_REF, "sent", "answered");
declaredClosed("MissingPart", MISSING_PART, "sent", "answered");
declaredClosed("FlowStep", FLOW_STEP, "sent", "answered");
declaredClosed("FlowFault", FLOW_FAULT, "sent", "answered");
declaredClosed("FlowAssertion", FLOW_ASSERTION, "sent", "answered");
declaredClosed("FlowOutput", FLOW_OUTPUT, "sent", "answered");

export const CreateFlowProposalRequest = declaredClosed(
  "CreateFlowProposalRequest",
  CREATE_FLOW_REQUEST,
  "sent",
);
export const SubmitFlowProposalRequest = declaredClosed(
  "SubmitFlowProposalRequest",
  SUBMIT_FLOW_REQUEST,
  "sent",
);
export const AcceptFlowProposalRequest = declaredClosed(
  "AcceptFlowProposalRequest",
  ACCEPT_FLOW_REQUEST,
  "sent",
);
export const RejectProposalRequest = declaredClosed("RejectProposalRequest", REJECT_PROPOSAL_REQUEST, "sent");
export const CreateMissingPartRequest = declaredClosed(
  "CreateMissingPartRequest",
  CREATE_MISSING_REQUEST,
  "sent",
);

const ISSUE = object({ stepId: nullable(text()), code: word(ISSUE_CODES), message: text() });
declared("FlowIssue", ISSUE, "answered");

const MISSING = object({
  alias: text(),
  kind: word(MISSING_KINDS),
  name: nullable(text()),
  createdId: nullable(guid({ about: "The part that was made for it, or that is meant" })),
  createdBy: nullable(text({ about: "user:<id>" })),
  createdAt: nullable(text({ about: "ISO 8601 in UTC" })),
});
declared("FlowMissingPart", MISSING, "answered");

const LISTED = {
  ...PROPOSAL_BASE,
  ...PROPOSAL_AUTHOR,
  status: word(FLOW_STATUSES),
  reviseScenarioId: nullable(guid()),
  scenarioVersion: nullable(integer({ about: "Of the scenario that it revises, as it was read" })),
  parts: list(PINNED_PART, { about: "What the scenario names, and what missing parts hang from" }),
  missing: list(MISSING),
  issues: list(ISSUE, { about: "On the model with the missing parts put in, as both were then" }),
  questions: PROPOSED_QUESTIONS,
  decidedBy: nullable(text({ about: "user:<id>" })),
  decidedAt: nullable(text({ about: "ISO 8601 in UTC" })),
  reason: nullable(text({ about: "Why it was rejected" })),
  scenarioId: nullable(guid({ about: "The scenario that it became" })),
  stale: STALE_PARTS,
};

export const FlowProposalListItemResponse = declared("FlowProposalListItem", object(LISTED), "answered");

const PROPOSAL = object({ ...LISTED, flow: FLOW_OUTPUT });
export const FlowProposalResponse = declared("FlowProposal", PROPOSAL, "answered");

/** What an acceptance answers. */
export class FlowAcceptanceResponse {
  @ApiProperty({ type: FlowProposalResponse })
  readonly proposal!: unknown;

  @ApiProperty({ type: ScenarioResponse })
  readonly scenario!: unknown;

  @ApiProperty({ type: [ScenarioIssueResponse], description: "On the model as it is" })
  readonly issues!: readonly ScenarioIssueResponse[];
}
