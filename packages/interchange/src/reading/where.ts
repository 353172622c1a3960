import type { Place } from "./place.js";

/** Where something stands in a Structurizr DSL text. */
export interface DslPlace {
  readonly path: string;
  readonly line: number;
}

/** Where something stands in a source. */
export type Where = Place | DslPlace;
