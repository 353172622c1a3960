import type { ModelState } from "../../api/model-query.js";
import { numberIn, oneOfIn, textIn } from "../../design/search-values.js";

export const PANELS = ["steps", "json", "break"] as const;
export type Panel = (typeof PANELS)[number];

/** What the address says of this screen after `?`. */
export interface ScenarioSearch {
  /** What stands beside the picture. */
  readonly panel?: Panel | undefined;
  /** Whether parts are being broken; the same as the panel of it, as others link to it. */
  readonly break?: 1 | undefined;
  /** The parts that are broken, as `brokenText` writes them. */
  readonly broken?: string | undefined;
  /** Virtual time of the playhead, in milliseconds. */
  readonly at?: number | undefined;
  /** How many events have happened there. */
  readonly event?: number | undefined;
  /** The path of the step, fault or assertion that is open. */
  readonly open?: string | undefined;
  /** The model that it is played on: an open branch or a revision; main without one. */
  readonly branch?: string | undefined;
  readonly revision?: string | undefined;
}

export function readScenarioSearch(search: Readonly<Record<string, unknown>>): ScenarioSearch {
  return {
    panel: oneOfIn(search, "panel", PANELS),
    break: numberIn(search, "break") === 1 ? 1 : undefined,
    broken: textIn(search, "broken"),
    at: numberIn(search, "at"),
    event: numberIn(search, "event"),
    open: textIn(search, "open"),
    branch: textIn(search, "branch"),
    revision: textIn(search, "revision"),
  };
}

/** What stands beside the picture: what the address names, or how it was linked to. */
export function panelOf({ panel, break: isBreaking }: ScenarioSearch): Panel {
  return panel ?? (isBreaking === 1 ? "break" : "steps");
}

/** The model that a scenario is played on. */
export function stateOfSearch({ branch, revision }: Pick<ScenarioSearch, "branch" | "revision">): ModelState {
  if (branch !== undefined) {
    return { branchId: branch };
  }
  return revision === undefined ? {} : { revisionId: revision };
}
