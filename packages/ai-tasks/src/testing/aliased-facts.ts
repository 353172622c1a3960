import { type Guid, type Model, nameOfFact, parseGuid, present } from "@plumbline/model-core";
import { type AliasedPart, factsById } from "../index.js";

/** The ID of a number. */
export function numbered<Id extends Guid = Guid>(number: number): Id {
  return present(parseGuid<Id>(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`));
}

/** Facts of a model by aliases. */
export function aliasedFacts(
  model: Model,
  ids: Readonly<Record<string, Guid>>,
): {
  readonly parts: readonly AliasedPart[];
  partOf(alias: string): AliasedPart | undefined;
  aliasOf(id: string): string | undefined;
} {
  const facts = factsById(model);
  const parts = Object.entries(ids).map(([alias, id]): AliasedPart => {
    const { kind, fact } = present(facts.get(id));
    return { alias, kind, id, name: nameOfFact(fact) ?? "" };
  });
  return {
    parts,
    partOf: (alias) => parts.find((part) => part.alias === alias),
    aliasOf: (id) => parts.find((part) => part.id === id)?.alias,
  };
}
