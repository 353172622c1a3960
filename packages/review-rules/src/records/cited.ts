import type { FactKind } from "@plumbline/model-core";

/** What a rule judges or rests on: a fact of the model, a scenario or a promise, in the model's words. */
export type CitedKind = FactKind | "scenario" | "promise";

/** One thing by its ID; it need not be there. */
export interface Cited {
  readonly kind: CitedKind;
  readonly id: string;
}
