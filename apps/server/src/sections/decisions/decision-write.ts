import type { IncomingHttpHeaders } from "node:http";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { preconditionFailed } from "../../platform/errors/api-error.js";
import { preconditionsOf } from "../../platform/http/preconditions.js";
import type { DecisionRequestOf } from "./writing/move-decision.js";

/** A write to a decision that is there: `If-Match` names the version that was read. */
export function decisionWriteOf(
  caller: ProjectCaller,
  decisionId: Guid,
  headers: IncomingHttpHeaders,
): DecisionRequestOf {
  const { ifMatch, createOnly } = preconditionsOf(headers);
  if (createOnly) {
    throw preconditionFailed("the decision");
  }
  return { caller, decisionId, ifMatch };
}
