import { type Issue, isPathWithin } from "@plumbline/model-core";
import type { InstanceProfile, InstanceSettings } from "../instance-policy.js";
import { BUILT_IN_DEFAULTS, mergeSettings } from "../merging/merge-settings.js";
import { isTouched } from "../reading/issue-list.js";
import type { Settings, SettingsOverrides } from "../settings.js";
import type { ResolvedHosts } from "../urls/check-url.js";
import { applyLayer } from "./apply-layer.js";
import { statesValue } from "./document-values.js";
import { NUMBER_RULES } from "./number-rules.js";
import { policyIssues } from "./policy-issues.js";
import type { SettingsContext } from "./settings-context.js";
import { misroutedTasks } from "./task-routing.js";

/**
 * Every rule that the overrides of a save break by policy and profile, and on the effective document over
 * several fields (docs/reference/settings.md#saving-settings). `unread` names what the parser refused: a rule
 * that needs such a value is not judged.
 */
export function checkWorkspaceOverrides(
  overrides: SettingsOverrides,
  context: SettingsContext,
  unread: readonly Issue[] = [],
): readonly Issue[] {
  const base = applyLayer(BUILT_IN_DEFAULTS, context.defaults, context).settings;
  const merged = mergeSettings(base, overrides);
  return [
    ...policyIssues(overrides, context).map(({ field, message }) => ({ field, message })),
    ...numberIssues(merged, unread),
    ...routingIssues(merged, overrides, unread),
  ];
}

/**
 * Every rule that the settings of an instance break by their own policy and the profile, and over several
 * fields (docs/reference/settings.md#instance-settings), with paths as `defaults.import.maxTotalBytes`.
 */
export function checkInstanceSettings(
  { policy, defaults }: InstanceSettings,
  context: { readonly profile: InstanceProfile; readonly resolved: ResolvedHosts },
  unread: readonly Issue[] = [],
): readonly Issue[] {
  const unreadDefaults = unread
    .filter(({ field }) => isPathWithin(field, "defaults"))
    .map(({ field, message }) => ({ field: field.replace(/^defaults\.?/u, ""), message }));
  const builtIn = { ...context, policy, defaults: {} };
  return checkWorkspaceOverrides(defaults, builtIn, unreadDefaults).map(({ field, message }) => ({
    field: `defaults.${field}`,
    message,
  }));
}

function numberIssues(merged: Settings, unread: readonly Issue[]): readonly Issue[] {
  return NUMBER_RULES.filter(
    ({ field, other, holds }) => !(isTouched(field, unread) || isTouched(other, unread) || holds(merged)),
  ).map(({ field, message }) => ({ field, message: message(merged) }));
}

/** A task that the overrides neither route nor take the provider from is not theirs to mend. */
function routingIssues(
  merged: Settings,
  overrides: SettingsOverrides,
  unread: readonly Issue[],
): readonly Issue[] {
  if (areProvidersUnread(merged, unread)) {
    return [];
  }
  return misroutedTasks(merged)
    .map((task) => `ai.taskRouting.${task}`)
    .filter((field) => statesValue(overrides, field) || statesValue(overrides, "ai.providers"))
    .map((field) => ({ field, message: "must be null or the ID of an enabled provider of ai.providers" }));
}

function areProvidersUnread({ ai }: Settings, unread: readonly Issue[]): boolean {
  return (
    ai.providers.some(
      (_, index) =>
        isTouched(`ai.providers[${index}].id`, unread) || isTouched(`ai.providers[${index}].enabled`, unread),
    ) || isTouched("ai.providers", unread)
  );
}
