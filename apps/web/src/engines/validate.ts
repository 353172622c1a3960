import { prepareOnHeld, type ScenarioInput } from "./held-models.js";
import { type PlacedIssue, placedIssues, placedRefusal } from "./placed-issues.js";

export type Validation =
  | { readonly is: "no-model" }
  /** No scenario document: it can neither be saved nor played. */
  | { readonly is: "refused"; readonly issues: readonly PlacedIssue[] }
  | { readonly is: "read"; readonly issues: readonly PlacedIssue[] };

/** What keeps a scenario from being played on a model that is held. */
export function validate(input: ScenarioInput): Validation {
  const scenario = prepareOnHeld(input);
  switch (scenario.is) {
    case "no-model":
      return scenario;
    case "refused":
      return { is: "refused", issues: placedRefusal(input.text, scenario.refusal.errors) };
    case "read": {
      const { read, prepared } = scenario;
      const issues = prepared.ok ? [] : placedIssues(input.text, read.document, prepared.refusal);
      return { is: "read", issues };
    }
  }
}
