import type { Connection } from "@plumbline/diagram-writer";
import type { ModelLists } from "./canvas-model.js";

/** More levels than any model has: a parent that is its own ancestor ends here. */
const LEVELS = 8;

/**
 * Where each channel stands: a model does not say it, so it is the innermost element around everything that the channel
 * and those bound to it connect. A channel between two systems stands in neither.
 */
export function homesOfChannels(
  model: ModelLists,
  connections: readonly Connection[],
): ReadonlyMap<string, string | null> {
  const parents = new Map(model.elements.map(({ id, parentId }) => [id, parentId]));
  const ids = new Set(model.channels.map(({ id }) => id));
  const groupOf = boundTogether(ids, connections);
  const homes = new Map<string, readonly string[]>();
  for (const { from, to } of connections) {
    for (const [channel, other] of [
      [from, to],
      [to, from],
    ] as const) {
      if (ids.has(channel) && !ids.has(other)) {
        const group = groupOf(channel);
        const around = lineOf(parents, other);
        homes.set(group, shared(homes.get(group) ?? around, around));
      }
    }
  }
  return new Map([...ids].map((id) => [id, homes.get(groupOf(id))?.[0] ?? null]));
}

/** What an element stands in, the innermost first. */
function lineOf(parents: ReadonlyMap<string, string | null>, id: string): readonly string[] {
  const line: string[] = [];
  for (let at = parents.get(id) ?? null; at !== null && line.length < LEVELS; at = parents.get(at) ?? null) {
    line.push(at);
  }
  return line;
}

function shared(left: readonly string[], right: readonly string[]): readonly string[] {
  const others = new Set(right);
  return left.filter((id) => others.has(id));
}

/** Names the same channel for all that bindings and dead letters lead between. */
function boundTogether(ids: ReadonlySet<string>, connections: readonly Connection[]): (id: string) => string {
  const next = new Map<string, string>();
  const groupOf = (id: string): string => {
    let at = id;
    for (let up = next.get(at); up !== undefined; up = next.get(at)) {
      at = up;
    }
    return at;
  };
  for (const { from, to } of connections) {
    if (ids.has(from) && ids.has(to)) {
      const [left, right] = [groupOf(from), groupOf(to)];
      if (left !== right) {
        next.set(left, right);
      }
    }
  }
  return groupOf;
}
