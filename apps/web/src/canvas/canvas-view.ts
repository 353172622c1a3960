import type { ElementStatus, FactStatus } from "@plumbline/model-core";
import type { PartKind } from "./part.js";

/** One part and what is up to so many lines away from it. */
export interface CanvasFocus {
  readonly id: string;
  readonly steps: 1 | 2 | 3;
}

/** What is shown meets each list that is not empty; channels have no status, technology or tags. */
export interface CanvasFilters {
  readonly labels: readonly FactStatus[];
  readonly statuses: readonly ElementStatus[];
  readonly kinds: readonly PartKind[];
  readonly technologies: readonly string[];
  readonly tags: readonly string[];
  /** true: what is stale alone; false: what is not; null looks at neither. */
  readonly stale: boolean | null;
  /** The IDs of all that stays, each from something that is known beside the model; what is shown is in every one. */
  readonly only?: readonly ReadonlySet<string>[] | undefined;
}

export const NO_FILTERS: CanvasFilters = {
  labels: [],
  statuses: [],
  kinds: [],
  technologies: [],
  tags: [],
  stale: null,
};
