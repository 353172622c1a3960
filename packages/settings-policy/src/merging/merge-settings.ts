import type { ListNode, ObjectNode, SettingNode } from "../schema/setting-node.js";
import { SETTINGS_SCHEMA } from "../schema/settings-schema.js";
import type { Settings, SettingsOverrides } from "../settings.js";

type Values = { readonly [key: string]: unknown };

/**
 * One layer of settings laid over another (docs/reference/settings.md#layers): an object field by field; a
 * list, a value and an explicit null replace what is under them.
 */
export function layOver(lower: SettingsOverrides, upper: SettingsOverrides): SettingsOverrides {
  return lay(SETTINGS_SCHEMA, lower, upper) as SettingsOverrides;
}

/** The whole document of a layer over another, over the built-in defaults. */
export function mergeSettings(lower: SettingsOverrides, upper: SettingsOverrides): Settings {
  return complete(SETTINGS_SCHEMA, layOver(lower, upper)) as Settings;
}

/** The settings of an instance and a workspace that say nothing (docs/reference/settings.md#layers). */
export const BUILT_IN_DEFAULTS: Settings = mergeSettings({}, {});

function lay(node: SettingNode, lower: unknown, upper: unknown): unknown {
  if (upper === undefined) {
    return lower;
  }
  if (lower === undefined || node.type !== "object") {
    return upper;
  }
  const laid: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(node.fields)) {
    const value = lay(field, (lower as Values)[key], (upper as Values)[key]);
    if (value !== undefined) {
      laid[key] = value;
    }
  }
  return laid;
}

function complete(node: SettingNode, value: unknown): unknown {
  switch (node.type) {
    case "object":
      return completeObject(node, (value ?? {}) as Values);
    case "list":
      return completeList(node, value as readonly unknown[] | undefined);
    default:
      return value === undefined ? node.default : value;
  }
}

function completeObject(node: ObjectNode, value: Values): unknown {
  const fields = Object.entries(node.fields);
  return Object.fromEntries(fields.map(([key, field]) => [key, complete(field, value[key])]));
}

function completeList(node: ListNode, value: readonly unknown[] | undefined): unknown {
  return (value ?? (node.default as readonly unknown[])).map((entry) => complete(node.entries, entry));
}
