import {
  type EditedOfKind,
  type FactOfKind,
  type Guid,
  type ModelChange,
  type StatedOfKind,
  present as there,
  wholeFact,
} from "@plumbline/model-core";
import { type Acceptance, acceptedStanding } from "../records/acceptance.js";
import type { PresentFacts } from "../records/pinned-part.js";
import type { ArchitectureItem } from "./architecture-item.js";
import type { ArchitectureProposal } from "./architecture-proposal.js";
import type { ArchitectureKind } from "./architecture-words.js";
import { factOfItem } from "./items-of-architecture.js";

/** The change of the model that each item is, in their order; what an update changes has to be there. */
export function changesOfItems(
  { proposal, acceptance }: { readonly proposal: ArchitectureProposal; readonly acceptance: Acceptance },
  items: readonly ArchitectureItem[],
  present: PresentFacts,
): readonly ModelChange[] {
  return items.map((item) => {
    const { kind, alias, confidence } = item;
    const of = { ...proposal, proposalId: proposal.id, alias, confidence };
    const id = factIdOf(proposal, item);
    const fact = item.action === "add" ? undefined : there(present.get(id)).fact;
    return put(kind, { ...fact, ...item.fields, ...acceptedStanding(of, acceptance), id });
  });
}

/** The fact that an item adds or changes. */
export function factIdOf({ parts }: Pick<ArchitectureProposal, "parts">, item: ArchitectureItem): Guid {
  return item.action === "add"
    ? factOfItem(item.id)
    : there(parts.find(({ alias }) => alias === item.target)).targetId;
}

/** Fields were checked when the item was made: what they say of each other is for the rules of the model. */
function put(kind: ArchitectureKind, fields: { readonly id: Guid }): ModelChange {
  const value = wholeFact(kind, fields as unknown as StatedOfKind[ArchitectureKind]);
  return {
    op: "put",
    kind,
    id: fields.id,
    value: value as FactOfKind[typeof kind] & EditedOfKind[typeof kind],
  } as ModelChange;
}
