import { ELEMENT_KINDS, ELEMENT_STATUSES, FACT_STATUSES } from "@plumbline/model-core";
import type { CanvasFilters, CanvasFocus } from "../../canvas/canvas-view.js";
import type { ModelSearch } from "./model-search.js";

const KINDS = [...ELEMENT_KINDS, "channel"] as const;

/** The parts that the address opens. */
export function openIdsOf({ open }: Pick<ModelSearch, "open">): readonly string[] {
  return open?.split(",").filter(Boolean) ?? [];
}

export function focusOf({ focus, steps = 1 }: Pick<ModelSearch, "focus" | "steps">): CanvasFocus | null {
  return focus === undefined ? null : { id: focus, steps: steps >= 3 ? 3 : steps === 2 ? 2 : 1 };
}

export type FilterSearch = Pick<ModelSearch, "label" | "status" | "kind" | "technology" | "tag" | "stale">;

export function filtersOf({ label, status, kind, technology, tag, stale }: FilterSearch): CanvasFilters {
  return {
    labels: FACT_STATUSES.filter((one) => wordsOf(label).includes(one)),
    statuses: ELEMENT_STATUSES.filter((one) => wordsOf(status).includes(one)),
    kinds: KINDS.filter((one) => wordsOf(kind).includes(one)),
    technologies: listOf(technology),
    tags: listOf(tag),
    stale: stale === undefined ? null : stale === "yes",
  };
}

function wordsOf(list: string | undefined): readonly string[] {
  return list?.split(",") ?? [];
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : typeof value === "string" ? [value] : value;
}
