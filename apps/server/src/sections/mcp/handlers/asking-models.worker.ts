import { answerAboutModel, type ModelAnswer, type ModelQuestion } from "@plumbline/agent-tools";
import type { Guid } from "@plumbline/model-core";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { threadDatabase } from "../../../platform/workers/thread-database.js";
import { ModelRepository, RememberedModel } from "../../model/for-threads.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface AskRequest {
  readonly projectId: Guid;
  readonly question: ModelQuestion;
}

export type AskOutcome =
  | { readonly outcome: "asked"; readonly answer: ModelAnswer | null }
  | RefusalNamed<"no-project">;

const models = new RememberedModel(new ModelRepository());

/** What the main model of a project says to a question, as it is now. */
export async function askModel({ projectId, question }: AskRequest): Promise<AskOutcome> {
  const read = await threadDatabase().readAtOnce((reader) => models.read(reader, projectId, null));
  return read === null
    ? { outcome: "no-project" }
    : { outcome: "asked", answer: answerAboutModel(read.model, question) };
}
