import type { Guid } from "@plumbline/model-core";
import type { SettlingDecision } from "@plumbline/review-rules";
import type { Reader } from "../../../platform/database/statements.js";
import { readDecisionsInForce } from "../../decisions/for-threads.js";

/** The decisions of a project that are accepted and superseded by no accepted one. */
export async function decisionsInForce(
  reader: Reader,
  projectId: Guid,
): Promise<readonly SettlingDecision[]> {
  const inForce = await readDecisionsInForce(reader, projectId);
  return inForce.map(({ id, settles, decided }) => ({
    ...{ id, settles },
    decidedBy: decided.by,
    decidedAt: decided.at,
  }));
}
