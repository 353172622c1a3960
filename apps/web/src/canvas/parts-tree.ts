import type { Connection } from "@plumbline/diagram-writer";
import type { ChannelFact, ElementFact, ModelLists } from "./canvas-model.js";
import { groupSiblings, MOST_SIBLINGS, type SiblingLine } from "./group-siblings.js";
import { homesOfChannels } from "./homes-of-channels.js";
import type { Part, PartsTree } from "./part.js";

interface Growing {
  readonly parts: Map<string, Part>;
  readonly parentOf: Map<string, string>;
  readonly insideOf: Map<string | null, readonly string[]>;
}

/** The parts of a model in what they stand in; where too many stand side by side, in groups. */
export function partsTree(model: ModelLists, connections: readonly Connection[]): PartsTree {
  const parts = new Map<string, Part>();
  const parentOf = new Map<string, string>();
  for (const element of model.elements) {
    parts.set(element.id, partOfElement(element));
  }
  for (const { id, parentId } of model.elements) {
    if (parentId !== null && parts.has(parentId)) {
      parentOf.set(id, parentId);
    }
  }
  const homes = homesOfChannels(model, connections);
  for (const channel of model.channels) {
    parts.set(channel.id, partOfChannel(channel));
    const home = homes.get(channel.id) ?? null;
    if (home !== null) {
      parentOf.set(channel.id, home);
    }
  }
  const tree = { parts, parentOf, insideOf: insideEach(parts, parentOf) };
  groupAll(tree, connections);
  return { ...tree, countOf: countsOf(tree) };
}

function partOfElement(element: ElementFact): Part {
  const { id, kind, name, technology, tags, status, factStatus, stale } = element;
  const subtitle = technology === null ? kind : `${kind} · ${technology}`;
  return { id, kind, name, subtitle, technology, tags, status, factStatus, isStale: stale !== null };
}

function partOfChannel({ id, kind, name, factStatus, stale }: ChannelFact): Part {
  const none = { technology: null, tags: [], status: null };
  return { id, kind: "channel", name, subtitle: kind, ...none, factStatus, isStale: stale !== null };
}

function insideEach(
  parts: ReadonlyMap<string, Part>,
  parentOf: ReadonlyMap<string, string>,
): Map<string | null, string[]> {
  const inside = new Map<string | null, string[]>([[null, []]]);
  for (const id of parts.keys()) {
    const parent = parentOf.get(id) ?? null;
    const list = inside.get(parent);
    if (list === undefined) {
      inside.set(parent, [id]);
    } else {
      list.push(id);
    }
  }
  return inside;
}

function groupAll(tree: Growing, connections: readonly Connection[]): void {
  const lines = connections.map(({ from, to }) => ({ fromId: from, toId: to }));
  const waiting = [...tree.insideOf.keys()];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    waiting.push(...groupInside(tree, parent, lines));
  }
}

/** Puts groups between a part and what is inside it; gives the groups, which may have too many inside themselves. */
function groupInside(tree: Growing, parent: string | null, lines: readonly SiblingLine[]): readonly string[] {
  const siblings = (tree.insideOf.get(parent) ?? []).flatMap((id) => tree.parts.get(id) ?? []);
  if (siblings.length <= MOST_SIBLINGS) {
    return [];
  }
  const groups = groupSiblings(siblings, lines).map(({ name, members }, place) => ({
    id: `group-${parent ?? "all"}-${place}`,
    name,
    members,
  }));
  for (const { id, name, members } of groups) {
    tree.parts.set(id, groupPart(id, name, members.length));
    tree.insideOf.set(
      id,
      members.map((member) => member.id),
    );
    if (parent !== null) {
      tree.parentOf.set(id, parent);
    }
    for (const member of members) {
      tree.parentOf.set(member.id, id);
    }
  }
  tree.insideOf.set(
    parent,
    groups.map(({ id }) => id),
  );
  return groups.map(({ id }) => id);
}

function groupPart(id: string, name: string, count: number): Part {
  const none = { technology: null, tags: [], status: null, factStatus: null, isStale: false };
  return { id, kind: "group", name, subtitle: `group of ${count}`, ...none };
}

/** How many facts are inside each part; a group does not count itself. */
function countsOf({ parts, parentOf }: Omit<PartsTree, "countOf">): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id, kind } of parts.values()) {
    if (kind !== "group") {
      for (let at = parentOf.get(id); at !== undefined; at = parentOf.get(at)) {
        counts.set(at, (counts.get(at) ?? 0) + 1);
      }
    }
  }
  return counts;
}
