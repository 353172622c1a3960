import { boolean, guid, integer, list, nullable, object, text, word } from "@plumbline/model-core/declaring";
import { RUN_ENVIRONMENTS, RUN_SCOPES } from "@plumbline/promise-core";
import { declared } from "../../../platform/openapi/declared.js";
import { ACTOR, AT, EVIDENCE, HASH, INPUT_KIND, RESULT } from "./answered-parts.js";

const INPUT = object({
  kind: INPUT_KIND,
  id: text(),
  version: nullable(integer()),
  hash: nullable(text()),
});
declared("RunInput", INPUT, "answered");

const ASSERTION_OF_RUN = object({ id: text(), passed: boolean(), vacuous: boolean(), detail: text() });
declared("AssertionOfRun", ASSERTION_OF_RUN, "answered");

const MODEL = object({ streamId: guid(), version: integer(), revisionId: nullable(guid()) });

const RUN = object({
  id: guid(),
  obligationId: text(),
  promiseRevision: integer(),
  result: RESULT,
  scope: word(RUN_SCOPES),
  environment: word(RUN_ENVIRONMENTS),
  modelRevision: nullable(MODEL),
  commitSha: nullable(text()),
  evidence: list(EVIDENCE),
  limitations: list(text()),
  detail: text(),
  inputs: list(INPUT),
  assertions: list(ASSERTION_OF_RUN),
  draft: boolean(),
  startedBy: ACTOR,
  at: AT,
  recipeHash: HASH,
  evidenceHash: HASH,
});
export const VerificationRunResponse = declared("VerificationRunResponse", RUN, "answered");

export const RunManyResponse = declared(
  "RunManyResponse",
  object({ runs: list(RUN), left: integer({ about: "Checks that are stale or not run still" }) }),
  "answered",
);
