import type { Settings } from "../settings.js";
import { AI_SETTINGS_SCHEMA } from "./ai-settings-schema.js";
import { CODEHOST_SETTINGS_SCHEMA } from "./codehost-settings-schema.js";
import { COST_SETTINGS_SCHEMA } from "./cost-settings-schema.js";
import { IMPORT_SETTINGS_SCHEMA } from "./import-settings-schema.js";
import { NOTIFICATION_SETTINGS_SCHEMA } from "./notification-settings-schema.js";
import { PRIVACY_SETTINGS_SCHEMA } from "./privacy-settings-schema.js";
import type { NodeOf } from "./setting-node.js";
import { SIMULATION_SETTINGS_SCHEMA } from "./simulation-settings-schema.js";
import { USAGE_SETTINGS_SCHEMA } from "./usage-settings-schema.js";

/** The declaration of the settings document (docs/reference/settings.md#the-settings-document). */
export const SETTINGS_SCHEMA = {
  type: "object",
  title: "Settings",
  description: "Settings laid over those of the layer under them; what is left out is taken from there.",
  isRequired: true,
  fields: {
    ai: AI_SETTINGS_SCHEMA,
    codehost: CODEHOST_SETTINGS_SCHEMA,
    import: IMPORT_SETTINGS_SCHEMA,
    cost: COST_SETTINGS_SCHEMA,
    simulation: SIMULATION_SETTINGS_SCHEMA,
    privacy: PRIVACY_SETTINGS_SCHEMA,
    usage: USAGE_SETTINGS_SCHEMA,
    notifications: NOTIFICATION_SETTINGS_SCHEMA,
  },
} as const satisfies NodeOf<Settings>;
