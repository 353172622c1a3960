import { FACT_KINDS, LIST_OF_KIND } from "@plumbline/model-core";
import type { ModelLists } from "../../api/model-query.js";
import type { CanvasMark } from "../../canvas/model-canvas.js";
import type { Tone } from "../../design/badge.js";
import type { Change } from "../../design/change-mark.js";
import type { ComparedItem } from "./changes-by-kind.js";

/** Two states as one picture. */
export interface ComparedPicture {
  /** The right side, with what it no longer has. */
  readonly model: ModelLists;
  readonly marks: ReadonlyMap<string, CanvasMark>;
  /** Whatever holds something that differs. */
  readonly openIds: readonly string[];
}

const TONES = { added: "good", changed: "warn", removed: "bad" } as const satisfies Record<Change, Tone>;
const SIGNS = { added: "+", changed: "~", removed: "−" } as const satisfies Record<Change, string>;

/** What differs between two models, drawn on the newer one: by a sign and a colour, with what is gone. */
export function comparedPicture(
  left: ModelLists,
  right: ModelLists,
  items: readonly ComparedItem[],
): ComparedPicture {
  const model = withRemoved(left, right, items);
  const marks = new Map(
    items.map(({ id, change }) => [id, { tone: TONES[change], text: SIGNS[change], isActive: false }]),
  );
  return { model, marks, openIds: holdersOf(model, new Set(items.map(({ id }) => id))) };
}

function withRemoved(left: ModelLists, right: ModelLists, items: readonly ComparedItem[]): ModelLists {
  const removed = new Set(items.flatMap(({ id, change }) => (change === "removed" ? [id] : [])));
  const lists = FACT_KINDS.map((kind) => {
    const list = LIST_OF_KIND[kind];
    const gone = [...left[list]].filter(({ id }) => removed.has(id));
    return [list, [...right[list], ...gone]];
  });
  return { ...right, ...Object.fromEntries(lists) };
}

function holdersOf({ elements }: ModelLists, ids: ReadonlySet<string>): readonly string[] {
  const parents = new Map(elements.map(({ id, parentId }) => [id, parentId]));
  const holders = new Set<string>();
  for (const { id } of elements.filter((element) => ids.has(element.id))) {
    let parent = parents.get(id) ?? null;
    while (parent !== null && !holders.has(parent)) {
      holders.add(parent);
      parent = parents.get(parent) ?? null;
    }
  }
  return [...holders];
}
