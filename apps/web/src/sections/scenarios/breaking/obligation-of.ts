import type { Schemas } from "@plumbline/api-client";
import type { AssertionDocument } from "@plumbline/playback-engine";
import type { Broken } from "./broken.js";

export interface ObligationParts {
  readonly title: string;
  readonly text: string;
  readonly scenarioId: string;
  readonly broken: readonly Broken[];
  readonly expect: readonly AssertionDocument[];
}

/** The obligation that has the service play a scenario with faults and check what is expected of it. */
export function obligationOf(parts: ObligationParts): Schemas["ObligationRequest"] {
  const { title, text, scenarioId, broken, expect } = parts;
  return {
    kind: "scenario-check",
    title,
    recipe: {
      text,
      scenarioCheck: {
        scenarioId,
        faults: broken.map((fault) => ({ ...fault })),
        expect: expect as NonNullable<Schemas["RecipeRequest"]["scenarioCheck"]>["expect"],
      },
    },
  };
}
