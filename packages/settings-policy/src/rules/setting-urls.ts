import { pathOfIndex, pathOfKey } from "@plumbline/model-core";
import type { SettingNode, UrlNode } from "../schema/setting-node.js";
import { SETTINGS_SCHEMA } from "../schema/settings-schema.js";
import type { SettingsOverrides } from "../settings.js";

/** A URL that a document states. */
export interface SettingUrl {
  readonly field: string;
  /** The value that falls back as a whole: the field, or the list it is in. */
  readonly unit: string;
  readonly text: string;
  readonly isResolved: boolean;
}

/** The URLs that a document states, in the order of the settings; those that are empty or null are none. */
export function settingUrls(document: SettingsOverrides): readonly SettingUrl[] {
  return urlsIn(SETTINGS_SCHEMA, document, "", null);
}

function urlsIn(node: SettingNode, value: unknown, path: string, unit: string | null): readonly SettingUrl[] {
  if (value === undefined || value === null) {
    return [];
  }
  switch (node.type) {
    case "object":
      return Object.entries(node.fields).flatMap(([key, field]) =>
        urlsIn(field, (value as { readonly [key: string]: unknown })[key], pathOfKey(path, key), unit),
      );
    case "list":
      return (value as readonly unknown[]).flatMap((entry, index) =>
        urlsIn(node.entries, entry, pathOfIndex(path, index), path),
      );
    case "url":
      return urlOf(node, value as string, path, unit ?? path);
    default:
      return [];
  }
}

function urlOf(node: UrlNode, text: string, field: string, unit: string): readonly SettingUrl[] {
  return text === "" ? [] : [{ field, unit, text, isResolved: node.isResolved }];
}
