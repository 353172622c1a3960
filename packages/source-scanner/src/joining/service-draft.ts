import type { Place } from "./place.js";

/** A service while it is put together from what several files say of it. */
export interface ServiceDraft {
  readonly key: string;
  /** Null for one whose source is not here. */
  readonly root: string | null;
  /** By which others call it, with how much each says; in the order in which files said them. */
  readonly names: Map<string, number>;
  technology: string | null;
  baseImage: string | null;
  readonly ports: Set<string>;
  readonly places: Place[];
}

/** How much a name of a service says: the least rank is its name. */
export const NAME_RANKS = { manifest: 0, compose: 1, workload: 2, image: 3, folder: 4 } as const;
