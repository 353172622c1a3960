import { compareCodeUnits } from "@plumbline/model-core";

/** Facts in the order of their IDs, whatever the order of the model's list. */
export function inIdOrder<Fact extends { readonly id: string }>(facts: readonly Fact[]): readonly Fact[] {
  return facts.toSorted((left, right) => compareCodeUnits(left.id, right.id));
}
