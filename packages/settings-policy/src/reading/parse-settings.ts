import type { Issue, JsonValue } from "@plumbline/model-core";
import {
  DocumentWalk,
  type JsonObject,
  type Manner,
  type Node,
  OTHER_TYPE,
} from "@plumbline/model-core/declaring";
import type { InstancePolicy, InstanceSettings } from "../instance-policy.js";
import { defaultPolicy } from "../instance-policy.js";
import { INSTANCE_SETTINGS_SCHEMA } from "../schema/instance-settings-schema.js";
import { settingValue } from "../schema/setting-value.js";
import { SETTINGS_SCHEMA } from "../schema/settings-schema.js";
import type { SettingsOverrides } from "../settings.js";
import { IssueList } from "./issue-list.js";
import { checkProviders } from "./provider-rules.js";
import { readSettingsText } from "./read-settings-text.js";

/**
 * A settings document, or every rule it breaks. `readable` is what of a refused document can be read; the rules
 * that need the policy are judged on it too, so that one answer names everything that is wrong.
 */
export type ParsedSettings<Document> =
  | { readonly ok: true; readonly value: Document }
  | { readonly ok: false; readonly code: "invalid_body"; readonly errors: readonly Issue[] }
  | {
      readonly ok: false;
      readonly code: "validation_error";
      readonly errors: readonly Issue[];
      readonly readable: Document;
    };

const OVERRIDES = settingValue(SETTINGS_SCHEMA);
const INSTANCE_SETTINGS = settingValue(INSTANCE_SETTINGS_SCHEMA);

const NOT_NULL = Object.fromEntries(Object.keys(OTHER_TYPE).map((type) => [type, "must not be null"]));

/** What cannot be read is left out, so that one pass finds everything that is wrong. */
const OF_SETTINGS: Manner = {
  missing: "is required",
  otherType: { ...OTHER_TYPE, guid: "must be a string" },
  ofNull: NOT_NULL,
  unknownKeys: { message: "is not a setting", told: "last" },
  judges: true,
  misspelled: "rule",
  infinity: "judged",
  unread: "left-out",
};

/** Stands for values of a policy that cannot be read: it breaks no rule of any document. */
const PERMISSIVE: InstancePolicy = defaultPolicy("local");

/**
 * The overrides of a workspace that the bytes of a body state (docs/reference/settings.md#saving-settings),
 * as they were sent: nothing is filled in; keys come in the order of the settings, GUIDs in lower case.
 *
 * Errors come in this order: what is wrong with the text, then fields in the order of the settings, then rules over
 * several providers.
 */
export function parseWorkspaceOverrides(bytes: Uint8Array): ParsedSettings<SettingsOverrides> {
  return parse(bytes, OVERRIDES, (read, issues) => {
    checkProviders(providersOf(read), "ai.providers", issues);
    return overridesOf(read);
  });
}

/**
 * The settings of an instance that the bytes of a body state (docs/reference/settings.md#instance-settings),
 * as above.
 */
export function parseInstanceSettings(bytes: Uint8Array): ParsedSettings<InstanceSettings> {
  return parse(bytes, INSTANCE_SETTINGS, (read, issues) => {
    const defaults = (read["defaults"] ?? {}) as JsonObject;
    checkProviders(providersOf(defaults), "defaults.ai.providers", issues);
    const policy = { ...PERMISSIVE, ...(read["policy"] as Partial<InstancePolicy> | undefined) };
    return { policy, defaults: overridesOf(defaults) };
  });
}

function parse<Document>(
  bytes: Uint8Array,
  document: Node,
  finish: (read: JsonObject, issues: IssueList) => Document,
): ParsedSettings<Document> {
  const text = readSettingsText(bytes);
  if (!text.ok) {
    return { ok: false, code: "invalid_body", errors: [text.refusal] };
  }
  const issues = new IssueList();
  for (const { field, message } of text.value.oddities) {
    issues.add(field, message);
  }
  const walk = new DocumentWalk(OF_SETTINGS, (_fault, path, message) => issues.add(path(), message));
  const read = walk.document(document, text.value.object) as JsonObject;
  const value = finish(read, issues);
  const errors = issues.issues;
  return errors.length === 0
    ? { ok: true, value }
    : { ok: false, code: "validation_error", errors, readable: value };
}

function providersOf(read: JsonObject): JsonValue | undefined {
  return (read["ai"] as JsonObject | undefined)?.["providers"];
}

/** Entries that cannot be read keep their place, with values that break no rule in those that are missing. */
function overridesOf(read: JsonObject): SettingsOverrides {
  const providers = providersOf(read);
  if (!Array.isArray(providers)) {
    return read as SettingsOverrides;
  }
  const filled = providers.map((provider) => ({ ...STAND_IN, ...(provider as JsonObject | null) }));
  return {
    ...read,
    ai: { ...(read["ai"] as JsonObject), providers: filled },
  } as unknown as SettingsOverrides;
}

const STAND_IN = { id: "", kind: "", name: "", model: "" } as const;
