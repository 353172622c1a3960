import { FACT_KINDS, LIST_OF_KIND, utf8Length } from "@plumbline/model-core";
import type { ReviewedState } from "../state/reviewed-state.js";

/**
 * The bytes of a state as canonical JSON in UTF-8: of its facts, schemas, scenarios and promises, each by itself
 * (docs/reference/limits.md#review). The order of keys changes no length.
 */
export function stateBytes({ model, scenarios, promises }: ReviewedState): number {
  const facts = FACT_KINDS.flatMap((kind): readonly unknown[] => model[LIST_OF_KIND[kind]]);
  const documents = scenarios.map(({ document }) => document);
  const all = [...facts, ...documents, ...promises.map(({ promise }) => promise)];
  return all.reduce<number>((bytes, thing) => bytes + utf8Length(JSON.stringify(thing)), 0);
}
