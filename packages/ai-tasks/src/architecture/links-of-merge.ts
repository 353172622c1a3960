import type { Guid } from "@plumbline/model-core";
import type { ServiceLink } from "@plumbline/source-import";
import type { PresentFacts } from "../records/pinned-part.js";
import type { ArchitectureItem } from "./architecture-item.js";
import { linksOfItems } from "./links-of-items.js";

/** What there is in main once a branch is merged. */
export interface MergedMain {
  /** The links of the services that the items name. */
  readonly linked: readonly ServiceLink[];
  /** Of the elements that items became and that links name, those that are there. */
  readonly facts: PresentFacts;
}

/**
 * The links that items make which were accepted on a branch, once main has what they became (docs/reference/ai.md#deciding): a
 * service that has another element, by a link or by an item before, stays with that one.
 */
export function linksOfMerge(
  projectId: Guid,
  accepted: readonly ArchitectureItem[],
  { linked, facts }: MergedMain,
): readonly ServiceLink[] {
  const taken = new Set(linked.filter(({ elementId }) => facts.has(elementId)).map(serviceOf));
  const there = linksOfItems(projectId, accepted).filter(({ elementId }) => isApp(facts, elementId));
  const firsts = new Map(there.toReversed().map((link) => [serviceOf(link), link]));
  return there.filter((link) => firsts.get(serviceOf(link)) === link && !taken.has(serviceOf(link)));
}

function serviceOf({ repository, serviceKey }: ServiceLink): string {
  return JSON.stringify([repository, serviceKey]);
}

function isApp(facts: PresentFacts, id: Guid): boolean {
  const found = facts.get(id);
  return found?.kind === "element" && "kind" in found.fact && found.fact.kind === "app";
}
