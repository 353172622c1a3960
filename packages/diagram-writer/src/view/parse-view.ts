import type { Issue, JsonValue, Result } from "@plumbline/model-core";
import { DocumentWalk, Faults, type Manner, OTHER_TYPE } from "@plumbline/model-core/declaring";
import { VIEW_LIMITS } from "../limits.js";
import { statedView } from "./stated-view.js";
import { VIEW, type View } from "./view.js";

/** Why a value is no view. */
export interface ViewRefusal {
  /** `invalid_body`: a key is missing or of the wrong JSON type. `validation_error`: a rule is broken. */
  readonly code: "invalid_body" | "validation_error";
  readonly issues: readonly Issue[];
}

const OF_VIEWS: Manner = {
  missing: "is required",
  otherType: OTHER_TYPE,
  ofNull: { text: "is required", word: "is required", guid: "is required" },
  unknownKeys: null,
  judges: true,
  misspelled: "rule",
  infinity: "judged",
  unread: "left-out",
};

/**
 * Reads a view from a parsed JSON value: a view, or every broken rule with its path. GUIDs come out in
 * lower case; a repeated element is kept once; null or a missing key is allowed for all but `id`, `name`
 * and `kind`; unknown keys are dropped.
 */
export function parseView(value: unknown): Result<View, ViewRefusal> {
  const faults = new Faults(VIEW_LIMITS.issues);
  const walk = new DocumentWalk(OF_VIEWS, faults.report);
  const view = walk.document(VIEW, (value ?? null) as JsonValue);
  if (view === undefined || faults.shape.length > 0) {
    return refused("invalid_body", faults.shape);
  }
  return faults.rule.length > 0
    ? refused("validation_error", faults.rule)
    : { ok: true, value: statedView(view) };
}

function refused(code: ViewRefusal["code"], issues: readonly Issue[]): Result<View, ViewRefusal> {
  return { ok: false, refusal: { code, issues } };
}
