import { threadDatabase } from "../../platform/workers/thread-database.js";
import { type AcceptanceRequest, type AcceptedOutcome, acceptProposed } from "./writing/accept-decision.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export function accept(request: AcceptanceRequest): Promise<AcceptedOutcome> {
  return acceptProposed(threadDatabase(), request);
}
