import type { Guid } from "@plumbline/model-core";
import type { EventKind } from "@plumbline/playback-engine";
import type { Links } from "./links.js";
import type { Pattern } from "./recipe.js";

/** What must not happen: an event of this kind, of the target when one is named. */
export interface ForbiddenEvent {
  readonly kind: EventKind;
  readonly target: Guid | null;
}

export interface RequiredPattern {
  readonly repository: string;
  readonly pattern: Pattern;
  readonly service: string | null;
}

/** What a revision promises (docs/reference/promises.md#the-promise). */
export interface PromiseContent {
  readonly title: string;
  readonly claim: string;
  readonly scope: string | null;
  readonly preconditions: string | null;
  readonly expectedOutcome: string | null;
  readonly forbiddenOutcome: string | null;
  readonly evidenceCriteria: string | null;
  readonly forbiddenEvents: readonly ForbiddenEvent[] | null;
  readonly requiresPattern: RequiredPattern | null;
  readonly links: Links;
}
