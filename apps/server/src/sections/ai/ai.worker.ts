import { threadDatabase } from "../../platform/workers/thread-database.js";
import { type ExplanationToPrepare, prepareExplanation } from "./explaining/prepare-explanation.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

/** What is told for an explanation. */
export function explanation(request: ExplanationToPrepare): ReturnType<typeof prepareExplanation> {
  return threadDatabase().readAtOnce((reader) => prepareExplanation(reader, request));
}
