import { SETTINGS_LIMITS } from "../limits.js";
import type { CostSettings, NotificationSettings, PrivacySettings, UsageSettings } from "../settings.js";
import type { NodeOf } from "./setting-node.js";
import { CURRENCY } from "./text-forms.js";

const COST_TEXT = {
  type: "text",
  default: "",
  minLength: 0,
  maxLength: SETTINGS_LIMITS.costTextLength,
} as const;

/** The declaration of `cost` (spec 3, section 2.1). */
export const COST_SETTINGS_SCHEMA = {
  type: "object",
  title: "Cost",
  description: "Prices and estimates.",
  fields: {
    provider: { ...COST_TEXT, title: "Provider", description: "A note of the cloud provider." },
    region: { ...COST_TEXT, title: "Region", description: "A note of the region." },
    currency: {
      type: "text",
      title: "Currency",
      description: "Three letters. Nothing is converted; lines priced in another currency are flagged.",
      default: "USD",
      minLength: 0,
      form: CURRENCY,
    },
    cloudPricesBaseUrl: {
      type: "url",
      title: "Price catalogue URL",
      description: "The address of the public price catalogue. Empty turns the price search off.",
      default: "https://prices.azure.com/api/retail/prices",
      emptyAllowed: true,
      isResolved: false,
    },
    stalePriceAfterDays: {
      type: "integer",
      title: "Stale after (days)",
      description: "Days after which an estimate flags a price as stale.",
      default: 90,
      from: 1,
      to: SETTINGS_LIMITS.maxStalePriceDays,
    },
  },
} as const satisfies NodeOf<CostSettings>;

/** The declaration of `privacy` (spec 3, section 2.1). */
export const PRIVACY_SETTINGS_SCHEMA = {
  type: "object",
  title: "Privacy",
  description: "What leaves the instance.",
  fields: {
    sendPrivateCodeToAi: {
      type: "boolean",
      title: "Send private code to AI",
      description:
        "Whether an AI request may hold text from a private repository. The instance may forbid it.",
      default: false,
    },
  },
} as const satisfies NodeOf<PrivacySettings>;

/** The declaration of `usage` (spec 3, section 2.1). */
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

/** The declaration of `notifications` (spec 3, section 2.1). */
export const NOTIFICATION_SETTINGS_SCHEMA = {
  type: "object",
  title: "Notifications",
  description: "Stored and checked; the service sends none.",
  fields: {
    webhookUrl: {
      type: "url",
      title: "Webhook URL",
      description: "The address of a webhook. Null or empty: not set.",
      default: null,
      nullable: true,
      emptyAllowed: true,
      isResolved: true,
    },
  },
} as const satisfies NodeOf<NotificationSettings>;
