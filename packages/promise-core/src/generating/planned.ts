import type { Guid } from "@plumbline/model-core";
import type { StatedObligation, TEST_PLAN_KINDS } from "../records/obligation.js";
import type { TestPlan } from "../records/recipe.js";
import { titled } from "./titled.js";

/** A test plan as a rule writes it. */
interface PlannedTest extends Pick<TestPlan, "steps" | "expectedObservations"> {
  readonly kind: (typeof TEST_PLAN_KINDS)[number];
  readonly title: string;
  readonly text: string;
  /** What is tested: by this the obligation is known again. */
  readonly about: Guid;
  readonly inputs?: readonly string[];
  readonly forbiddenObservations?: readonly string[];
}

/** The obligation of a plan. Where its runs are found is for a person to say. */
export function planned(test: PlannedTest): StatedObligation {
  const { kind, title, text, about, steps, expectedObservations } = test;
  const { inputs = [], forbiddenObservations = [] } = test;
  const contractIds = [about];
  return {
    kind,
    title: titled(title),
    recipe: {
      text,
      plan: { steps, inputs, expectedObservations, forbiddenObservations, contractIds, evidenceSource: null },
    },
  };
}
