import type { FactStanding } from "@plumbline/model-core";
import { type NamedText, namedData } from "../markdown/data-block.js";
import { type Fact, facts } from "../markdown/facts.js";
import { standingFacts, standingTexts } from "./standing.js";

/** What a section says of a fact. */
export interface ToldFact {
  readonly heading: string;
  readonly facts: readonly Fact[];
  readonly texts: readonly NamedText[];
}

/** A fact as blocks: its heading, what is ours of it with how sure it is, what others wrote. */
export function toldFact(fact: FactStanding & { readonly id: string }, told: ToldFact): readonly string[] {
  return [
    told.heading,
    facts([["id", fact.id], ...told.facts, ...standingFacts(fact)]),
    namedData([...told.texts, ...standingTexts(fact)]),
  ];
}

/** Blocks, or that there are none. */
export function orNothing(blocks: readonly string[]): readonly string[] {
  return blocks.length === 0 ? ["None."] : blocks;
}
