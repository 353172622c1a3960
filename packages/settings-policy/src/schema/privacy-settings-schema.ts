import type { PrivacySettings } from "../settings.js";
import type { NodeOf } from "./setting-node.js";

/** The declaration of `privacy` (docs/reference/settings.md#the-settings-document). */
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
