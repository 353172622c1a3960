import type { Channel, Element, FactStanding, ModelIndex } from "@plumbline/model-core";
import type { Filters } from "../view/view-parts.js";
import { keepInPicture } from "./keep-in-picture.js";
import type { Picture, PictureNode } from "./picture.js";

/**
 * The part of a picture that meets filters. What a thing does not have is no reason to leave it out: channels have no
 * status, technology or tags. The root stays, and the thing that the view looks at.
 */
export function filtered(
  index: ModelIndex,
  picture: Picture,
  filters: Filters,
  alwaysId: string | undefined,
): Picture {
  const stays = (node: PictureNode): boolean =>
    node.key === picture.rootKey ||
    (node.id !== null && (node.id === alwaysId || meets(index, node.id, filters)));
  const kept = new Set(picture.nodes.filter(stays).map(({ key }) => key));
  for (const { key, kind, parentKey } of picture.nodes) {
    if (kind === "operations" && parentKey !== null && kept.has(parentKey)) {
      kept.add(key);
    }
  }
  return keepInPicture(picture, kept);
}

function meets(index: ModelIndex, id: string, filters: Filters): boolean {
  const element = index.elements.get(id);
  const channel = index.channels.get(id);
  return element === undefined
    ? channel !== undefined && channelMeets(channel, filters)
    : elementMeets(element, filters);
}

function channelMeets(channel: Channel, filters: Filters): boolean {
  return standingMeets(channel, filters) && isIn(filters.kinds, "channel");
}

function elementMeets(element: Element, filters: Filters): boolean {
  const { statuses, kinds, technologies, tags } = filters;
  return (
    standingMeets(element, filters) &&
    isIn(kinds, element.kind) &&
    isIn(statuses, element.status) &&
    isIn(technologies, element.technology) &&
    (tags.length === 0 || element.tags.some((tag) => isIn(tags, tag)))
  );
}

function standingMeets(fact: FactStanding, { labels, stale }: Filters): boolean {
  return isIn(labels, fact.factStatus) && (stale === null || stale === (fact.stale !== null));
}

function isIn(wanted: readonly string[], value: string | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value));
}
