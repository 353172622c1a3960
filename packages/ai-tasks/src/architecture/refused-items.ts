import { type Element, type Guid, present } from "@plumbline/model-core";
import type { ServiceLink } from "@plumbline/source-import";
import { partHash } from "../records/part-hash.js";
import type { PresentFacts } from "../records/pinned-part.js";
import type { ArchitectureItem } from "./architecture-item.js";
import type { ArchitectureProposal } from "./architecture-proposal.js";
import type { RefusedItem } from "./architecture-refusal.js";
import { refusal } from "./refusal-of-item.js";
import { refusedForServices } from "./refused-for-services.js";

/** What a person accepts and rejects, with what is rejected for it. */
export interface Deciding {
  readonly accepted: ReadonlySet<Guid>;
  readonly rejected: ReadonlySet<Guid>;
}

/** What there is when items are decided. */
export interface Present {
  readonly facts: PresentFacts;
  readonly elements: readonly Element[];
  readonly linked: readonly ServiceLink[];
}

/** Accepted items that need another that is not accepted, change a part that is another one by now, or take a service from another element. */
export function refusedItems(
  { items, parts }: Pick<ArchitectureProposal, "items" | "parts">,
  deciding: Deciding,
  { facts, elements, linked }: Present,
): readonly RefusedItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const pins = new Map(parts.map((part) => [part.alias, part]));
  return items.flatMap((item) => {
    if (!deciding.accepted.has(item.id)) {
      return [];
    }
    return (
      refusedForNeeds(item, byId, deciding) ??
      refusedForTarget(item, pins.get(item.target ?? ""), facts) ??
      refusedForServices(item, linked, elements) ??
      []
    );
  });
}

function refusedForNeeds(
  item: ArchitectureItem,
  byId: ReadonlyMap<Guid, ArchitectureItem>,
  { accepted, rejected }: Deciding,
): RefusedItem | null {
  const needed = item.dependsOn.map((id) => present(byId.get(id)));
  const gone = needed.find(({ id, state }) => state === "rejected" || rejected.has(id));
  if (gone !== undefined) {
    return refusal(item, "depends-on-rejected", `needs ${gone.alias}, which is rejected`);
  }
  const open = needed.find(({ id, state }) => state === "open" && !accepted.has(id));
  return open === undefined
    ? null
    : refusal(item, "depends-on-open", `needs ${open.alias}, which is neither accepted before nor with it`);
}

function refusedForTarget(
  item: ArchitectureItem,
  pin: ArchitectureProposal["parts"][number] | undefined,
  facts: PresentFacts,
): RefusedItem | null {
  if (pin === undefined) {
    return null;
  }
  const found = facts.get(pin.targetId);
  if (found === undefined || found.kind !== pin.kind) {
    return refusal(item, "target-removed", `changes ${pin.alias}, which is not in the model any more`);
  }
  return partHash(found.kind, found.fact) === pin.hash
    ? null
    : refusal(item, "target-changed", `changes ${pin.alias}, which was changed since`);
}
