import type { FactKind, Guid } from "@plumbline/model-core";
import type { ProposedQuestion } from "../records/kept-question.js";
import { type PinnedPart, type PresentFacts, pinPart } from "../records/pinned-part.js";
import type { ProposalAuthor, ProposalBase } from "../records/proposal-author.js";
import type { ArchitectureOutput } from "./architecture-output.js";
import type { ArchitectureProposal, SourceRead } from "./architecture-proposal.js";
import { FIELDS_OF_ITEMS } from "./fields-of-items.js";
import { itemsOfArchitecture } from "./items-of-architecture.js";
import { NamedThings, type NamesOfArchitecture } from "./named-things.js";

/** What a new proposal is made of. */
export interface NewArchitecture {
  /** Checked. */
  readonly output: ArchitectureOutput;
  readonly names: NamesOfArchitecture;
  readonly base: ProposalBase;
  readonly author: ProposalAuthor;
  readonly sources: readonly SourceRead[];
  /** The model that it was made on. */
  readonly present: PresentFacts;
  /** New ones, one for each item. */
  readonly itemIds: readonly Guid[];
}

/** Makes an open proposal of an architecture that was checked (docs/reference/ai.md#architecture-proposals). */
export function proposeArchitecture(proposed: NewArchitecture): ArchitectureProposal {
  const { output, names, base, author, sources, itemIds } = proposed;
  return {
    ...base,
    ...author,
    status: "open",
    summary: output.summary,
    assumptions: output.assumptions,
    sources,
    parts: pinnedParts(proposed),
    items: itemsOfArchitecture(output, names, itemIds),
    questions: questionsOf(proposed),
    decidedBy: null,
    decidedAt: null,
  };
}

/** In the order in which items name them, each once. */
function pinnedParts({ output, names, present }: NewArchitecture): readonly PinnedPart[] {
  const things = new NamedThings(output, names);
  const named = output.items.flatMap((item) => [
    ...(item.target === null ? [] : [item.target]),
    ...FIELDS_OF_ITEMS[item.kind].flatMap(({ property, names: kind }) => namedIn(item[property], kind)),
  ]);
  return [...new Set(named)].flatMap((alias) => {
    const thing = things.known(alias);
    const fact = thing?.what === "part" ? present.get(thing.part.id) : undefined;
    return fact === undefined ? [] : [pinPart(alias, fact)];
  });
}

function namedIn(value: string | readonly string[] | null, kind: FactKind | undefined): readonly string[] {
  return value === null || kind === undefined ? [] : typeof value === "string" ? [value] : value;
}

/** What scans found has no ID: a question about it alone is about nothing. */
function questionsOf({ output, names }: NewArchitecture): readonly ProposedQuestion[] {
  const things = new NamedThings(output, names);
  return output.questions.map(({ text, about }) => ({
    text,
    about: about.flatMap((alias): ProposedQuestion["about"] => {
      const thing = things.of(alias);
      return thing?.what === "part" ? [thing.part.id] : thing?.what === "item" ? [{ alias }] : [];
    }),
    keptAs: null,
  }));
}
