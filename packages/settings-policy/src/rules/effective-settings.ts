import type { Issue } from "@plumbline/model-core";
import { BUILT_IN_DEFAULTS, mergeSettings } from "../merging/merge-settings.js";
import type { AiTask, Settings, SettingsOverrides, TaskRouting } from "../settings.js";
import { applyLayer } from "./apply-layer.js";
import { statesValue } from "./document-values.js";
import type { SettingsContext } from "./settings-context.js";
import { misroutedTasks } from "./task-routing.js";

/** The settings that apply in a workspace, and the stored values that do not. */
export interface EffectiveSettings {
  readonly effective: Settings;
  /** Each with the message for the owner of the workspace. */
  readonly violations: readonly Issue[];
}

/**
 * The settings that apply in a workspace (docs/reference/settings.md#values-that-do-not-apply): built-in
 * defaults, under those of the instance, under the overrides. A stored value that policy, profile or a
 * changed default does not fit falls back to the layer under it, a list as a whole; a task whose provider is
 * gone or off is off. Each is listed. The result breaks no rule, whatever is stored.
 */
export function effectiveSettings(overrides: SettingsOverrides, context: SettingsContext): EffectiveSettings {
  const below = applyLayer(BUILT_IN_DEFAULTS, context.defaults, context);
  const above = applyLayer(below.settings, overrides, context);
  const { taskRouting } = mergeSettings(context.defaults, overrides).ai;
  const routed = { ...above.settings, ai: { ...above.settings.ai, taskRouting } };
  const misrouted = misroutedTasks(routed);
  const ai = { ...routed.ai, taskRouting: withTasksOff(taskRouting, misrouted) };
  const ofDefaults = below.violations.filter(({ field }) => !statesValue(above.applied, unitOf(field)));
  return {
    effective: { ...routed, ai },
    violations: [
      ...above.violations,
      ...misrouted.map((task) => ({
        field: `ai.taskRouting.${task}`,
        message: "names no enabled provider, so the task is off",
      })),
      ...ofDefaults.map(({ field, message }) => ({
        field,
        message: `${message} (a default of the instance)`,
      })),
    ],
  };
}

/** The value that a field is in: a list falls back as a whole. */
function unitOf(field: string): string {
  return field.replace(/\[.*$/u, "");
}

function withTasksOff(routing: TaskRouting, tasks: readonly AiTask[]): TaskRouting {
  return { ...routing, ...Object.fromEntries(tasks.map((task) => [task, null])) };
}
