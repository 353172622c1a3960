import type { NamedFact } from "../../api/fact-names.js";
import type { ModelLists, PartFact } from "./part-fact.js";

/** The model that a part is of. */
export interface Whole {
  readonly model: ModelLists;
  readonly modelVersion: number;
  readonly names: ReadonlyMap<string, NamedFact>;
}

/** What every card of the page is about. */
export interface PartProps {
  readonly part: PartFact;
  readonly whole: Whole;
}

/** What a part is called; one that is not known by its ID. */
export function nameIn({ names }: Whole, id: string): string {
  return names.get(id)?.name ?? id;
}
