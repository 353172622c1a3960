import { SETTINGS_LIMITS } from "../limits.js";
import type { CostSettings } from "../settings.js";
import type { NodeOf } from "./setting-node.js";
import { CURRENCY } from "./text-forms.js";

const COST_TEXT = {
  type: "text",
  default: "",
  minLength: 0,
  maxLength: SETTINGS_LIMITS.costTextLength,
} as const;

/** The declaration of `cost` (docs/reference/settings.md#the-settings-document). */
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
