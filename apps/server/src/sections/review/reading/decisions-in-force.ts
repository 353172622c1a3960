import type { Guid } from "@plumbline/model-core";
import type { SettlingDecision } from "@plumbline/review-rules";
import type { Reader } from "../../../platform/database/statements.js";

/** The decisions of a project that are accepted and superseded by no accepted one. */
export async function decisionsInForce(_: Reader, __: Guid): Promise<readonly SettlingDecision[]> {
  return [];
}
