import { threadDatabase } from "../../platform/workers/thread-database.js";
import type { FlowProposalPage, FlowProposalPlace } from "./flows/flow-proposal.repository.js";
import {
  type AcceptedFlowOutcome,
  acceptFlowProposal,
  type FlowAcceptanceRequest,
} from "./flows/threads/accept-flow-proposal.js";
import { readFlowProposal } from "./flows/threads/answer-flow.js";
import { createMissing, type MissingRequest } from "./flows/threads/create-missing-part.js";
import {
  deleteFlowProposal,
  type FlowRequest,
  type FlowRequestWithBody,
  rejectFlowProposal,
} from "./flows/threads/decide-flow.js";
import { type AnsweredFlowTask, keepProposedFlow } from "./flows/threads/keep-proposed-flow.js";
import { type ListedFlows, listFlowProposals } from "./flows/threads/list-flows.js";
import { type FlowToPrepare, prepareFlowProposal } from "./flows/threads/prepare-flow.js";
import { type FlowSubmission, submitFlowProposal } from "./flows/threads/submit-flow.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export function listFlows(page: FlowProposalPage): Promise<ListedFlows> {
  return threadDatabase().readAtOnce((reader) => listFlowProposals(reader, page));
}

export function readFlow(place: FlowProposalPlace): ReturnType<typeof readFlowProposal> {
  return threadDatabase().readAtOnce((reader) => readFlowProposal(reader, place));
}

export function submitFlow(submission: FlowSubmission): ReturnType<typeof submitFlowProposal> {
  return submitFlowProposal(threadDatabase(), submission);
}

export function prepareFlow(request: FlowToPrepare): ReturnType<typeof prepareFlowProposal> {
  return threadDatabase().readAtOnce((reader) => prepareFlowProposal(reader, request));
}

export function keepFlow(task: AnsweredFlowTask): ReturnType<typeof keepProposedFlow> {
  return keepProposedFlow(threadDatabase(), task);
}

export function acceptFlow(request: FlowAcceptanceRequest): Promise<AcceptedFlowOutcome> {
  return acceptFlowProposal(threadDatabase(), request);
}

export function rejectFlow(request: FlowRequestWithBody): ReturnType<typeof rejectFlowProposal> {
  return rejectFlowProposal(threadDatabase(), request);
}

export function deleteFlow(request: FlowRequest): ReturnType<typeof deleteFlowProposal> {
  return deleteFlowProposal(threadDatabase(), request);
}

export function createMissingParts(request: MissingRequest): ReturnType<typeof createMissing> {
  return createMissing(threadDatabase(), request);
}
