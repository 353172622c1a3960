import { guid, nullable, object, orNull, text, word } from "@plumbline/model-core/declaring";
import { ASSERTION, FAULT, SCENARIO, STEP } from "@plumbline/playback-engine";
import { declared } from "../../../platform/openapi/declared.js";

// A scenario is kept and answered as it was sent, so both sides are the same.
const { call, publish, write, parallel, branch } = STEP.forms;
declared("CallStep", call, "sent", "answered");
declared("PublishStep", publish, "sent", "answered");
declared("WriteStep", write, "sent", "answered");
declared("ParallelStep", parallel, "sent", "answered");
declared("BranchStep", branch, "sent", "answered");
declared("Fault", FAULT, "sent", "answered");
declared("OutcomeAssertion", ASSERTION.forms.outcome, "sent", "answered");
declared("EventCountAssertion", ASSERTION.forms["event-count"], "sent", "answered");

const NEW = { ...SCENARIO.fields, id: guid() };

export const NewScenarioRequest = declared("NewScenarioRequest", object(NEW), "sent");

export const ReplaceScenarioRequest = declared(
  "ReplaceScenarioRequest",
  object({ ...NEW, id: orNull(guid({ about: "The ID of the path, or missing" })) }),
  "sent",
);

const ORIGIN = object({
  kind: word(["ai-proposal"]),
  proposalId: guid(),
  provider: text(),
  model: text(),
});
declared("ScenarioOriginResponse", ORIGIN, "answered");

export const ScenarioResponse = declared(
  "ScenarioResponse",
  object({ ...NEW, origin: nullable({ ...ORIGIN, about: "null for one a person wrote" }) }),
  "answered",
);
