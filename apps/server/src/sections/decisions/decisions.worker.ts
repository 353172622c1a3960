import type { Guid } from "@plumbline/model-core";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { threadDatabase } from "../../platform/workers/thread-database.js";
import { type AnsweredDecision, answerDecision } from "./reading/answer-decision.js";
import { type ExportedDecisions, exportDecision, exportDecisions } from "./reading/export-decisions.js";
import { type ListedDecisions, type ListRequest, listDecisions } from "./reading/list-decisions.js";
import { type DecisionPlace, DecisionRepository } from "./storing/decision.repository.js";
import {
  type DeletedOutcome,
  deleteDecision,
  rejectProposed,
  replaceDecision,
} from "./writing/change-decision.js";
import { makeDecision, type NewDecisionRequest } from "./writing/create-decision.js";
import type { DecisionOutcome, DecisionRequestOf, DecisionRequestWithBody } from "./writing/move-decision.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

const decisions = new DecisionRepository();

export function list(request: ListRequest): Promise<ListedDecisions> {
  return threadDatabase().readAtOnce((reader) => listDecisions(reader, request));
}

export function read(place: DecisionPlace): Promise<AnsweredDecision | RefusalNamed<"no-decision">> {
  return threadDatabase().readAtOnce(async (reader) => {
    const decision = await decisions.find(reader, place);
    return decision === null ? { outcome: "no-decision" } : answerDecision(reader, place.projectId, decision);
  });
}

export function write(place: DecisionPlace): Promise<ExportedDecisions | RefusalNamed<"no-decision">> {
  return threadDatabase().readAtOnce((reader) => exportDecision(reader, place));
}

export function writeAll({
  projectId,
}: {
  readonly projectId: Guid;
}): Promise<ExportedDecisions | RefusalNamed<"decisions-too-large">> {
  return threadDatabase().readAtOnce((reader) => exportDecisions(reader, projectId));
}

export function create(request: NewDecisionRequest): Promise<DecisionOutcome> {
  return makeDecision(threadDatabase(), request);
}

export function change(request: DecisionRequestWithBody): Promise<DecisionOutcome> {
  return replaceDecision(threadDatabase(), request);
}

export function remove(request: DecisionRequestOf): Promise<DeletedOutcome> {
  return deleteDecision(threadDatabase(), request);
}

export function reject(request: DecisionRequestWithBody): Promise<DecisionOutcome> {
  return rejectProposed(threadDatabase(), request);
}
