import type { Model } from "@plumbline/model-core";
import { type ScenarioDocument, SchemaValidators, validateScenario } from "@plumbline/playback-engine";
import type { ReviewedScenario } from "../../state/reviewed-state.js";
import type { StateMood } from "./model-drafts.js";
import { guidOf, one } from "./pick.js";
import type { ScenarioDraft, StepDraft } from "./scenario-drafts.js";
import { StepMaker } from "./step-maker.js";

/** Schemas of random states are few: each is compiled once. */
const SCHEMAS = new SchemaValidators();

export interface ScenarioMaking {
  readonly model: Model;
  readonly mood: StateMood;
  readonly number: number;
}

const TYPES: { readonly [Theme in StateMood["theme"]]: StepDraft["type"] | null } = {
  any: null,
  hops: "passed-on",
  keys: "publish",
};

/** The scenario of a draft, with what its check against the model finds. */
export function scenarioOf(draft: ScenarioDraft, { model, mood, number }: ScenarioMaking): ReviewedScenario {
  const id = guidOf("scenario", number);
  const steps = new StepMaker({ model, isTorn: mood.isTorn, isSloppy: draft.isSloppy });
  const document: ScenarioDocument = {
    id,
    name: `scenario ${number}`,
    steps: steps.list(stepsOf(draft, mood), "s"),
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

function stepsOf({ steps }: ScenarioDraft, { theme }: StateMood): readonly StepDraft[] {
  const themed = steps.map((step) => ({ ...step, type: TYPES[theme] ?? step.type }));
  return theme === "hops" ? [...themed.slice(0, 2).map(crowded), ...steps.slice(2, 3)] : themed;
}

/** What makes a hop is easily broken: most are of the first two operations, and few other steps stand beside them. */
function crowded(step: StepDraft): StepDraft {
  return { ...step, to: step.to % 3 === 0 ? step.to : (step.to >> 3) % 2 };
}
