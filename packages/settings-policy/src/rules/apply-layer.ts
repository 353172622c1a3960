import type { Issue } from "@plumbline/model-core";
import { mergeSettings } from "../merging/merge-settings.js";
import type { Settings, SettingsOverrides } from "../settings.js";
import { statesValue, withoutValues } from "./document-values.js";
import { NUMBER_RULES } from "./number-rules.js";
import { type PolicyContext, policyIssues } from "./policy-issues.js";

/** A layer over settings that break no rule, and what of it did not apply. */
export interface AppliedLayer {
  /** The settings; task routing is not judged yet. */
  readonly settings: Settings;
  /** The values of the layer that apply. */
  readonly applied: SettingsOverrides;
  readonly violations: readonly Issue[];
}

/**
 * Lays a layer over settings that break no rule. A value of it that policy or profile refuses stays out, a list as a
 * whole; so do the values of it that break a rule over two numbers. The result breaks no rule either.
 */
export function applyLayer(base: Settings, layer: SettingsOverrides, context: PolicyContext): AppliedLayer {
  const refused = policyIssues(layer, context);
  const allowed = withoutValues(
    layer,
    refused.map(({ unit }) => unit),
  );
  const merged = mergeSettings(base, allowed);
  const broken = NUMBER_RULES.filter(({ holds }) => !holds(merged)).flatMap(({ field, other, message }) =>
    [field, other]
      .filter((path) => statesValue(allowed, path))
      .map((path) => ({ field: path, message: message(merged) })),
  );
  const applied = withoutValues(
    allowed,
    broken.map(({ field }) => field),
  );
  const violations = [...oneForEachField(refused), ...broken];
  return { settings: mergeSettings(base, applied), applied, violations };
}

/** A value is listed once, whatever rules it breaks. */
function oneForEachField(issues: readonly Issue[]): readonly Issue[] {
  const messages = Map.groupBy(issues, ({ field }) => field);
  return [...messages].map(([field, of]) => ({
    field,
    message: of.map(({ message }) => message).join("; "),
  }));
}
