import type { CanvasFilters, CanvasFocus } from "./canvas-view.js";
import type { DrawnModel } from "./drawn-model.js";
import type { Part } from "./part.js";
import type { SceneBox } from "./scene.js";

interface Asked {
  readonly filters: CanvasFilters;
  readonly focus?: CanvasFocus | null | undefined;
}

/** The boxes that meet filters: by themselves, or, while closed, by something inside them. */
export function filteredIds(
  drawn: DrawnModel,
  boxes: readonly SceneBox[],
  { filters, focus }: Asked,
): ReadonlySet<string> {
  if (isEmpty(filters)) {
    return new Set(boxes.map(({ part }) => part.id));
  }
  const hold = holdingOne(drawn, filters);
  const stays = ({ part, isOpen }: SceneBox): boolean =>
    part.id === focus?.id || meetsFilters(part, filters) || (!isOpen && hold.has(part.id));
  return new Set(boxes.filter(stays).map(({ part }) => part.id));
}

function isEmpty({ labels, statuses, kinds, technologies, tags, stale, only = [] }: CanvasFilters): boolean {
  const lists = [labels, statuses, kinds, technologies, tags, only];
  return stale === null && lists.every(({ length }) => length === 0);
}

/** All parts that meet filters, with whatever they stand in; null where nothing is filtered. */
export function keptByFilters(drawn: DrawnModel, filters: CanvasFilters): ReadonlySet<string> | null {
  if (isEmpty(filters)) {
    return null;
  }
  const meeting = [...drawn.tree.parts.values()].filter((part) => meetsFilters(part, filters));
  return new Set([...holdingOne(drawn, filters), ...meeting.map(({ id }) => id)]);
}

/** How many elements and channels meet filters, and of how many. */
export function countFiltered({ tree }: DrawnModel, filters: CanvasFilters) {
  const parts = [...tree.parts.values()].filter(({ kind }) => kind !== "group");
  return { meeting: parts.filter((part) => meetsFilters(part, filters)).length, all: parts.length };
}

/** The parts with something inside that meets the filters. */
function holdingOne({ tree }: DrawnModel, filters: CanvasFilters): ReadonlySet<string> {
  const hold = new Set<string>();
  for (const part of tree.parts.values()) {
    if (meetsFilters(part, filters)) {
      for (
        let at = tree.parentOf.get(part.id);
        at !== undefined && !hold.has(at);
        at = tree.parentOf.get(at)
      ) {
        hold.add(at);
      }
    }
  }
  return hold;
}

export function meetsFilters(part: Part, filters: CanvasFilters): boolean {
  const { labels, statuses, kinds, technologies, tags, stale, only = [] } = filters;
  if (part.kind === "group") {
    return isEmpty(filters);
  }
  const isMet =
    isIn(labels, part.factStatus) &&
    (stale === null || stale === part.isStale) &&
    only.every((ids) => ids.has(part.id)) &&
    isIn<string>(kinds, part.kind);
  return part.kind === "channel"
    ? isMet
    : isMet &&
        isIn(statuses, part.status) &&
        isIn(technologies, part.technology) &&
        (tags.length === 0 || part.tags.some((tag) => tags.includes(tag)));
}

function isIn<Value extends string>(wanted: readonly Value[], value: Value | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value));
}
