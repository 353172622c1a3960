import type { Schemas } from "@plumbline/api-client";
import type { CanvasFilters, CanvasFocus } from "../../../canvas/canvas-view.js";
import type { ModelSearch } from "../model-search.js";
import type { KeptPlaces } from "./places-of-view.js";

export type StoredView = Schemas["ViewResponse"];
export type SentView = Schemas["NewViewRequest"];

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface ScreenState extends KeptPlaces {
  readonly openIds: readonly string[];
  readonly focus: CanvasFocus | null;
  readonly filters: CanvasFilters;
  readonly branchId: string | undefined;
  readonly revisionId: string | undefined;
}

/** What is on screen as a view that the service keeps. Groups are made for the screen alone: no view names one. */
export function viewOfScreen(id: string, name: string, state: ScreenState): SentView {
  const { openIds, focus, filters, branchId, revisionId, positions, nestedPositions } = state;
  const { labels, statuses, kinds, technologies, tags, stale } = filters;
  return {
    id,
    name,
    kind: "landscape",
    openIds: openIds.filter((one) => GUID.test(one)),
    focus: focus !== null && GUID.test(focus.id) ? { ...focus } : null,
    filters: {
      labels: [...labels],
      statuses: [...statuses],
      kinds: kinds.flatMap((kind) => (kind === "group" ? [] : [kind])),
      technologies: [...technologies],
      tags: [...tags],
      stale,
    },
    positions: { ...positions },
    nestedPositions: { ...nestedPositions },
    branchId: branchId ?? null,
    revisionId: revisionId ?? null,
  };
}

/** What no view says: it goes when one is shown. */
const NOT_KEPT = {
  selected: undefined,
  version: undefined,
  q: undefined,
  finding: undefined,
  promise: undefined,
  since: undefined,
} as const;

/** The address that shows what a view keeps: these opened parts, what it looks at and leaves out, of which state. */
export function searchOfView(view: StoredView, openIds: ReadonlySet<string>): ModelSearch {
  const { filters, focus } = view;
  const list = (values: readonly string[] | undefined): string | undefined => values?.join(",") || undefined;
  const stale = filters?.stale ?? null;
  return {
    ...NOT_KEPT,
    view: view.id,
    open: list([...openIds]),
    focus: focus?.id,
    steps: focus?.steps,
    label: list(filters?.labels),
    status: list(filters?.statuses),
    kind: list(filters?.kinds),
    technology: oneOrAll(filters?.technologies),
    tag: oneOrAll(filters?.tags),
    stale: stale === null ? undefined : stale ? "yes" : "no",
    branch: view.branchId,
    revision: view.revisionId,
  };
}

function oneOrAll(values: readonly string[] = []): ModelSearch["tag"] {
  return values.length > 1 ? values : values[0];
}
