import { LINK_LISTS } from "./link-lists.js";
import { TEXTS } from "./promise-draft.js";
import type { ObligationRecord, PromiseChanges, PromiseRevision } from "./promise-records.js";
import { eventLine, patternLine, recipeLines } from "./recipe-lines.js";
import { nameOfThing, type Things } from "./things.js";

/** One thing that differs, as a person reads it. */
export interface ShownChange {
  /** A field of the promise, a list of links, or the key of an obligation. */
  readonly what: string;
  readonly change: "added" | "changed" | "removed";
  readonly left: readonly string[];
  readonly right: readonly string[];
}

type Side = PromiseRevision | null;

/** Every change that the service names, told from the two revisions as they were read. */
export function shownChanges(
  changes: PromiseChanges,
  sides: { readonly left: Side; readonly right: Side },
  things: Things,
): readonly ShownChange[] {
  const fields = changes.fields.map(({ field }) =>
    changeOf(field, fieldLines(sides.left, field, things), fieldLines(sides.right, field, things)),
  );
  const links = changes.links.map(({ list, added, removed }) =>
    changeOf(
      list,
      removed.map((id) => nameOfThing(things, id)),
      added.map((id) => nameOfThing(things, id)),
    ),
  );
  const obligations = changes.obligations.map(({ key, title, change }) => ({
    what: `${key} ${title}`,
    change,
    left: obligationLines(sides.left, key, things),
    right: obligationLines(sides.right, key, things),
  }));
  return [...fields, ...links, ...obligations];
}

/** What differs between a draft as it was read and as it is now. */
export function movedSince(left: Side, right: Side, things: Things): readonly ShownChange[] {
  const fields = ["title", ...TEXTS, "forbiddenEvents", "requiresPattern", "retire"].map((field) =>
    changeOf(field, fieldLines(left, field, things), fieldLines(right, field, things)),
  );
  const links = LINK_LISTS.map(([list]) =>
    changeOf(list, linkLines(left, list, things), linkLines(right, list, things)),
  );
  const keys = [left, right].flatMap((side) => side?.obligations.map(({ key }) => key) ?? []);
  const obligations = [...new Set(keys)].map((key) =>
    changeOf(key, obligationLines(left, key, things), obligationLines(right, key, things)),
  );
  return [...fields, ...links, ...obligations].filter(
    (one) => JSON.stringify(one.left) !== JSON.stringify(one.right),
  );
}

function changeOf(what: string, left: readonly string[], right: readonly string[]): ShownChange {
  if (left.length === 0) {
    return { what, change: "added", left, right };
  }
  return { what, change: right.length === 0 ? "removed" : "changed", left, right };
}

function fieldLines(side: Side, field: string, things: Things): readonly string[] {
  if (side === null) {
    return [];
  }
  const text = [side.title, ...TEXTS.map((name) => side[name])][["title", ...TEXTS].indexOf(field)];
  if (text !== undefined) {
    return text === null || text === "" ? [] : [text];
  }
  switch (field) {
    case "forbiddenEvents":
      return (side.forbiddenEvents ?? []).map((event) => eventLine(event, things));
    case "requiresPattern":
      return side.requiresPattern === null ? [] : [patternLine(side.requiresPattern)];
    case "retire":
      return side.retire ? ["ends the promise"] : [];
    default:
      return [];
  }
}

function linkLines(side: Side, list: (typeof LINK_LISTS)[number][0], things: Things): readonly string[] {
  return side?.links?.[list].map((id) => nameOfThing(things, id)) ?? [];
}

function obligationLines(side: Side, key: string, things: Things): readonly string[] {
  const obligation = side?.obligations.find((one) => one.key === key);
  return obligation === undefined ? [] : linesOfObligation(obligation, things);
}

function linesOfObligation({ kind, title, recipe }: ObligationRecord, things: Things): readonly string[] {
  return [
    `${title} (${kind})`,
    ...(recipe.text === "" ? [] : [recipe.text]),
    ...recipeLines(recipe, things).flatMap(({ lines }) => lines),
  ];
}
