import { compareCodeUnits } from "@plumbline/model-core";
import type { Part } from "./part.js";

/** Where more stand side by side, they are shown as groups. */
export const MOST_SIBLINGS = 60;

/** Siblings that are shown as one box. */
export interface SiblingGroup {
  readonly name: string;
  readonly members: readonly Part[];
}

export interface SiblingLine {
  readonly fromId: string;
  readonly toId: string;
}

/**
 * Makes few groups of many siblings: by kind, else by their first tag, else by who has to do with whom. The order of the
 * siblings makes no difference.
 */
export function groupSiblings(
  siblings: readonly Part[],
  lines: readonly SiblingLine[],
): readonly SiblingGroup[] {
  const sorted = [...siblings].sort(byName);
  for (const keyOf of [kindOf, tagOf]) {
    const groups = groupedBy(sorted, keyOf);
    if (groups.length > 1 && groups.length <= MOST_SIBLINGS) {
      return groups;
    }
  }
  return neighbourhoods(sorted, lines);
}

function byName(left: Part, right: Part): number {
  return compareCodeUnits(left.name, right.name) || compareCodeUnits(left.id, right.id);
}

const KINDS = {
  actor: "actors",
  system: "systems",
  app: "apps",
  component: "components",
  store: "stores",
  channel: "channels",
  group: "groups",
} as const;

function kindOf({ kind }: Part): string {
  return KINDS[kind];
}

function tagOf({ tags }: Part): string {
  return tags[0] ?? "without a tag";
}

function groupedBy(siblings: readonly Part[], keyOf: (part: Part) => string): readonly SiblingGroup[] {
  const groups = Map.groupBy(siblings, keyOf);
  return [...groups].map(([name, members]) => ({ name, members }));
}

/** Around whoever has most to do with others stands who has to do with them, so that a group has a name people know. */
function neighbourhoods(siblings: readonly Part[], lines: readonly SiblingLine[]): readonly SiblingGroup[] {
  const size = Math.max(12, Math.ceil(siblings.length / (MOST_SIBLINGS - 12)));
  const beside = besideEach(siblings, lines);
  const left = new Map(siblings.map((part) => [part.id, part]));
  const hubs = [...siblings].sort((one, other) => linesAt(beside, other) - linesAt(beside, one));
  const groups: SiblingGroup[] = [];
  for (const hub of hubs) {
    if (left.has(hub.id)) {
      groups.push({ name: `around ${hub.name}`, members: takeAround(hub, { size, beside, left }) });
    }
  }
  return packed(groups, size);
}

type Beside = ReadonlyMap<string, ReadonlySet<string>>;

function linesAt(beside: Beside, { id }: Part): number {
  return beside.get(id)?.size ?? 0;
}

function besideEach(siblings: readonly Part[], lines: readonly SiblingLine[]): Beside {
  const beside = new Map(siblings.map(({ id }) => [id, new Set<string>()]));
  for (const { fromId, toId } of lines) {
    beside.get(fromId)?.add(toId);
    beside.get(toId)?.add(fromId);
  }
  return beside;
}

interface Taking {
  readonly size: number;
  readonly beside: Beside;
  readonly left: Map<string, Part>;
}

function takeAround(hub: Part, { size, beside, left }: Taking): readonly Part[] {
  const taken: Part[] = [];
  const waiting = [hub];
  for (let part = waiting.shift(); part !== undefined && taken.length < size; part = waiting.shift()) {
    if (left.delete(part.id)) {
      taken.push(part);
      for (const id of beside.get(part.id) ?? []) {
        const next = left.get(id);
        if (next !== undefined) {
          waiting.push(next);
        }
      }
    }
  }
  return taken;
}

/** Groups of a few leftovers are put together, in the order of their names. */
function packed(groups: readonly SiblingGroup[], size: number): readonly SiblingGroup[] {
  const whole = groups.filter(({ members }) => members.length * 2 >= size);
  const rest = groups.filter(({ members }) => members.length * 2 < size).flatMap(({ members }) => members);
  const sorted = [...rest].sort(byName);
  const chunks: SiblingGroup[] = [];
  for (let start = 0; start < sorted.length; start += size) {
    const members = sorted.slice(start, start + size);
    chunks.push({ name: `${members[0]?.name} … ${members.at(-1)?.name}`, members });
  }
  return [...whole, ...chunks];
}
