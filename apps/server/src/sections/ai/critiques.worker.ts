import { threadDatabase } from "../../platform/workers/thread-database.js";
import type { CritiquePage, CritiquePlace } from "./critiques/critique.repository.js";
import { listCritiquesOf, readCritiqueOf } from "./critiques/threads/answer-critique.js";
import { type CritiqueRequestOf, deleteCritiqueOf } from "./critiques/threads/delete-critique.js";
import { type AnsweredCritiqueTask, keepCritiqueOf } from "./critiques/threads/keep-critique.js";
import { type CritiqueToPrepare, prepareCritiqueOf } from "./critiques/threads/prepare-critique.js";
import {
  type CritiquePart,
  keepDecisionOfCritique,
  keepQuestionOfCritique,
} from "./keeping/threads/keep-of-critique.js";
import { keepQuestionOfProposal, type ProposalQuestion } from "./keeping/threads/keep-of-proposal.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export function listCritiques(page: CritiquePage): ReturnType<typeof listCritiquesOf> {
  return threadDatabase().readAtOnce((reader) => listCritiquesOf(reader, page));
}

export function readCritique(place: CritiquePlace): ReturnType<typeof readCritiqueOf> {
  return threadDatabase().readAtOnce((reader) => readCritiqueOf(reader, place));
}

/** What is told for a critique. */
export function prepareCritique(request: CritiqueToPrepare): ReturnType<typeof prepareCritiqueOf> {
  return threadDatabase().readAtOnce((reader) => prepareCritiqueOf(reader, request));
}

export function keepCritique(task: AnsweredCritiqueTask): ReturnType<typeof keepCritiqueOf> {
  return keepCritiqueOf(threadDatabase(), task);
}

export function deleteCritique(request: CritiqueRequestOf): ReturnType<typeof deleteCritiqueOf> {
  return deleteCritiqueOf(threadDatabase(), request);
}

export function keepCritiqueQuestion(part: CritiquePart): ReturnType<typeof keepQuestionOfCritique> {
  return keepQuestionOfCritique(threadDatabase(), part);
}

export function keepCritiqueDecision(part: CritiquePart): ReturnType<typeof keepDecisionOfCritique> {
  return keepDecisionOfCritique(threadDatabase(), part);
}

export function keepProposalQuestion(request: ProposalQuestion): ReturnType<typeof keepQuestionOfProposal> {
  return keepQuestionOfProposal(threadDatabase(), request);
}
