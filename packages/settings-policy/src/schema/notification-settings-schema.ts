import type { NotificationSettings } from "../settings.js";
import type { NodeOf } from "./setting-node.js";

/** The declaration of `notifications` (docs/reference/settings.md#the-settings-document). */
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
