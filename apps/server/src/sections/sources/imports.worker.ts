import { threadDatabase } from "../../platform/workers/thread-database.js";
import type { ImportPlace } from "./imports/import-record.js";
import { answerImport } from "./imports/threads/answer-import.js";
import {
  type CreatedOutcome,
  createSourceImport,
  type ImportWanted,
} from "./imports/threads/create-import.js";
import {
  type DecidedOutcome,
  type DecisionSent,
  decideSourceImport,
} from "./imports/threads/decide-import.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export function createImport(wanted: ImportWanted): Promise<CreatedOutcome> {
  return createSourceImport(threadDatabase(), wanted);
}

export function decideImport(sent: DecisionSent): Promise<DecidedOutcome> {
  return decideSourceImport(threadDatabase(), sent);
}

export function readImport(place: ImportPlace): ReturnType<typeof answerImport> {
  return threadDatabase().readAtOnce((reader) => answerImport(reader, place));
}
