import { SETTINGS_LIMITS } from "../limits.js";
import type { UsageSettings } from "../settings.js";
import type { NodeOf } from "./setting-node.js";

/** The declaration of `usage` (docs/reference/settings.md#the-settings-document). */
export const USAGE_SETTINGS_SCHEMA = {
  type: "object",
  title: "Usage",
  description: "Limits on what a workspace may use.",
  fields: {
    monthlyAiBudgetUsd: {
      type: "number",
      title: "Monthly AI budget (USD)",
      description: "The most that all providers together may cost in a calendar month; null sets no limit.",
      default: null,
      nullable: true,
      from: 0,
      to: SETTINGS_LIMITS.maxBudgetUsd,
    },
    maxScansPerDay: {
      type: "integer",
      title: "Scans per day",
      description: "The most scans of repositories in a day.",
      default: 20,
      from: 0,
      to: SETTINGS_LIMITS.maxScansPerDay,
    },
  },
} as const satisfies NodeOf<UsageSettings>;
