import {
  FACT_LIMITS,
  hasControlCharacter,
  isBlank,
  isLongerThan,
  type JsonValue,
} from "@plumbline/model-core";
import type { SourceFact, SourceFactKind } from "@plumbline/source-scanner";

/** Source facts of some kinds, in their order. */
export function factsOfKind(
  facts: readonly SourceFact[],
  ...kinds: readonly SourceFactKind[]
): readonly SourceFact[] {
  return facts.filter(({ kind }) => kinds.includes(kind));
}

/** A text among the attributes of a fact; null where there is none. */
export function textOf({ attributes }: SourceFact, name: string): string | null {
  const value: JsonValue | undefined = attributes[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** Whether a name may be one of a fact in a model. */
export function isNameOfModel(name: string): boolean {
  return !isBlank(name) && !isLongerThan(name, FACT_LIMITS.nameLength) && !hasControlCharacter(name);
}
