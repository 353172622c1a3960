import type { IncomingHttpHeaders } from "node:http";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { preconditionsOf, writtenStateOf } from "../../platform/http/preconditions.js";
import type { DecisionRequestOf } from "./writing/move-decision.js";

/** A write to a decision that is there: `If-Match` names the version that was read. */
export function decisionWriteOf(
  caller: ProjectCaller,
  decisionId: Guid,
  headers: IncomingHttpHeaders,
): DecisionRequestOf {
  return { caller, decisionId, ifMatch: writtenStateOf(preconditionsOf(headers), "the decision") };
}
