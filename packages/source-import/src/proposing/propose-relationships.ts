import { factsOfKind, textOf } from "./facts-of-kind.js";
import { placeOf } from "./present-facts.js";
import type { Proposal } from "./proposal.js";
import type { Parties } from "./propose-elements.js";
import type { SourceDraft } from "./source-draft.js";

/** Who turns to whom. */
export function proposeRelationships(proposal: Proposal, parties: Parties): void {
  const drafts = factsOfKind(proposal.input.snapshot.facts, "uses").flatMap((fact): SourceDraft[] => {
    const from = parties.of(textOf(fact, "from"));
    const to = parties.of(textOf(fact, "to"));
    if (from === null || to === null || from.id === to.id) {
      return [];
    }
    const ends = { fromId: from.id, toId: to.id };
    const { factKey, serviceKey } = fact;
    return [
      {
        kind: "relationship",
        factKey,
        serviceKey,
        place: placeOf.ends(ends),
        name: null,
        stated: {},
        whenNew: { ...ends, kind: "structural" },
        facts: [fact],
        needs: [from, to],
      },
    ];
  });
  proposal.settle("relationship", drafts);
}
