/** Which elements and channels a view of elements shows. */

import type { Element, ModelIndex } from "@plumbline/model-core";
import type { View } from "../view/view.js";
import type { Connection } from "./connection.js";
import { lineage } from "./lineage.js";

export interface Shown {
  readonly elementIds: ReadonlySet<string>;
  readonly channelIds: ReadonlySet<string>;
  /** What everything shown is a neighbour of; null when the view shows what it shows for its own sake. */
  readonly rootId: string | null;
  /** Lines of what closed boxes hide are counted and not told one by one: opening a box tells. */
  readonly countsHidden?: boolean;
}

/** Exactly the elements that the view names, the frame of its root, and the channels that touch them. */
export function shownByName(index: ModelIndex, view: View, connections: readonly Connection[]): Shown {
  const named = view.elementIds.filter((id) => index.elements.has(id));
  const elementIds = new Set<string>(named);
  const rootId = view.rootId;
  if (rootId !== null && named.some((id) => id !== rootId && isInside(index, id, rootId))) {
    elementIds.add(rootId);
  }
  const channelIds = new Set<string>();
  for (const { from, to } of connections) {
    for (const [channelId, other] of [
      [from, to],
      [to, from],
    ] as const) {
      if (index.channels.has(channelId) && nearest(index, elementIds, other) !== null) {
        channelIds.add(channelId);
      }
    }
  }
  return { elementIds, channelIds, rootId: null };
}

/** All actors and systems. */
export function shownInLandscape(index: ModelIndex): Shown {
  const outermost = index.model.elements.filter(({ kind }) => kind === "actor" || kind === "system");
  return { elementIds: new Set(outermost.map(({ id }) => id)), channelIds: new Set(), rootId: null };
}

/**
 * What stands directly inside the root, and its neighbours: whatever a fact connects with the root or with
 * something inside it, each as the outermost element that does not contain the root. The channels are
 * those connected so and, around a system, those bound to them, with the elements they lead to.
 */
export function shownAround(index: ModelIndex, root: Element, connections: readonly Connection[]): Shown {
  const elementIds = new Set<string>([root.id]);
  for (const element of index.model.elements) {
    if (element.parentId === root.id) {
      elementIds.add(element.id);
    }
  }
  const channelIds = channelsAround(index, root, connections);
  for (const { from, to } of connections) {
    for (const [inner, outer] of [
      [from, to],
      [to, from],
    ] as const) {
      const touches = isInside(index, inner, root.id) || (root.kind === "system" && channelIds.has(inner));
      const neighbour = touches ? neighbourOf(index, outer, root) : null;
      if (neighbour !== null) {
        elementIds.add(neighbour);
      }
    }
  }
  return { elementIds, channelIds, rootId: root.id };
}

function channelsAround(
  index: ModelIndex,
  root: Element,
  connections: readonly Connection[],
): ReadonlySet<string> {
  const channelIds = new Set<string>();
  for (const { from, to } of connections) {
    for (const [inner, outer] of [
      [from, to],
      [to, from],
    ] as const) {
      if (index.channels.has(outer) && isInside(index, inner, root.id)) {
        channelIds.add(outer);
      }
    }
  }
  if (root.kind === "system") {
    addBoundChannels(index, channelIds);
  }
  return channelIds;
}

function addBoundChannels(index: ModelIndex, channelIds: Set<string>): void {
  const open = [...channelIds];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const bound = [
      ...(index.bindingsOfSource.get(id) ?? []).map(({ targetChannelId }) => targetChannelId),
      ...(index.bindingsOfTarget.get(id) ?? []).map(({ sourceChannelId }) => sourceChannelId),
    ];
    for (const other of bound) {
      if (!channelIds.has(other)) {
        channelIds.add(other);
        open.push(other);
      }
    }
  }
}

/** The outermost element around an element that does not contain the root; null when it is inside it. */
function neighbourOf(index: ModelIndex, id: string, root: Element): string | null {
  const around = new Set(lineage(index, root.id).map((element) => element.id));
  const line = lineage(index, id);
  if (line.some((element) => element.id === root.id)) {
    return null;
  }
  return line.findLast((element) => !around.has(element.id))?.id ?? null;
}

/** The element itself or the nearest element around it that is shown. */
export function nearest(index: ModelIndex, shown: ReadonlySet<string>, id: string): string | null {
  return lineage(index, id).find((element) => shown.has(element.id))?.id ?? null;
}

/** Whether an element is another or stands inside it. */
export function isInside(index: ModelIndex, id: string, rootId: string): boolean {
  return lineage(index, id).some((element) => element.id === rootId);
}
