import type { Model } from "@plumbline/model-core";
import { type ScenarioDocument, SchemaValidators, validateScenario } from "@plumbline/playback-engine";
import type { ReviewedScenario } from "../../state/reviewed-state.js";
import { guidOf, one } from "./pick.js";
import type { ScenarioDraft, StepDraft } from "./scenario-drafts.js";
import { StepMaker } from "./step-maker.js";

/** Schemas of random states are few: each is compiled once. */
const SCHEMAS = new SchemaValidators();

export interface ScenarioMaking {
  readonly model: Model;
  readonly isTorn: boolean;
  readonly number: number;
}

/** The scenario of a draft, with what its check against the model finds. */
export function scenarioOf(
  draft: ScenarioDraft,
  { model, isTorn, number }: ScenarioMaking,
): ReviewedScenario {
  const id = guidOf("scenario", number);
  const steps = new StepMaker({ model, isTorn, isSloppy: draft.isSloppy });
  const document: ScenarioDocument = {
    id,
    name: `scenario ${number}`,
    steps: steps.list(draft.hasHops ? draft.steps.map(hop) : draft.steps, "s"),
    faults: draft.faults.map(({ kind, what }) => ({
      target: steps.name(one(["element", "operation", "channel", "subscription"], kind), what),
      kind: "Error",
      failFirst: null,
    })),
    assertions: draft.assertions.map(({ kind, what }) => ({
      id: "assertion",
      type: "event-count",
      kind: "Published",
      target: steps.name(one(["element", "binding", "channel"], kind), what),
      expected: 1,
    })),
  };
  return { id, document, issues: validateScenario({ document, model, schemas: SCHEMAS }) };
}

function hop(step: StepDraft): StepDraft {
  return { ...step, type: "passed-on" };
}
