import { threadDatabase } from "../../platform/workers/thread-database.js";
import type { ArchitecturePage, ArchitecturePlace } from "./architectures/architecture.repository.js";
import { readArchitectureProposal } from "./architectures/threads/answer-architecture.js";
import {
  type ArchitectureRequestOf,
  type ArchitectureRequestWithBody,
  decideArchitectureProposal,
  deleteArchitectureProposal,
} from "./architectures/threads/decide-architecture-proposal.js";
import {
  type AnsweredArchitectureTask,
  keepProposedArchitecture,
} from "./architectures/threads/keep-proposed-architecture.js";
import { listArchitectureProposals } from "./architectures/threads/list-architectures.js";
import {
  type ArchitectureToPrepare,
  prepareArchitectureProposal,
} from "./architectures/threads/prepare-architecture.js";
import {
  type ArchitectureSubmitted,
  submitArchitectureProposal,
} from "./architectures/threads/submit-architecture.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export function listArchitectures(page: ArchitecturePage): ReturnType<typeof listArchitectureProposals> {
  return threadDatabase().readAtOnce((reader) => listArchitectureProposals(reader, page));
}

export function readArchitecture(place: ArchitecturePlace): ReturnType<typeof readArchitectureProposal> {
  return threadDatabase().readAtOnce((reader) => readArchitectureProposal(reader, place));
}

/** What is told for an architecture that a person asks for. */
export function prepareArchitecture(
  request: ArchitectureToPrepare,
): ReturnType<typeof prepareArchitectureProposal> {
  return threadDatabase().readAtOnce((reader) => prepareArchitectureProposal(reader, request));
}

export function keepArchitecture(
  task: AnsweredArchitectureTask,
): ReturnType<typeof keepProposedArchitecture> {
  return keepProposedArchitecture(threadDatabase(), task);
}

export function submitArchitecture(
  submitted: ArchitectureSubmitted,
): ReturnType<typeof submitArchitectureProposal> {
  return submitArchitectureProposal(threadDatabase(), submitted);
}

export function decideArchitecture(
  request: ArchitectureRequestWithBody,
): ReturnType<typeof decideArchitectureProposal> {
  return decideArchitectureProposal(threadDatabase(), request);
}

export function deleteArchitecture(
  request: ArchitectureRequestOf,
): ReturnType<typeof deleteArchitectureProposal> {
  return deleteArchitectureProposal(threadDatabase(), request);
}
