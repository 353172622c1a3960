import { SETTINGS_LIMITS } from "../limits.js";
import type { CodehostSettings } from "../settings.js";
import type { NodeOf } from "./setting-node.js";
import { NO_WHITE_SPACE } from "./text-forms.js";

/** The declaration of `codehost` (docs/reference/settings.md#the-settings-document). */
export const CODEHOST_SETTINGS_SCHEMA = {
  type: "object",
  title: "Code host",
  description: "Where repositories are read.",
  fields: {
    apiBaseUrl: {
      type: "url",
      title: "API base URL",
      description: "The address of the code host's API. The access token is bound to its origin.",
      default: "https://api.github.com",
      emptyAllowed: false,
      isResolved: true,
    },
    defaultRef: {
      type: "text",
      title: "Default ref",
      description:
        "The branch or tag that is read where none is named; a commit does not move. Empty: the default branch of the repository.",
      default: "",
      minLength: 0,
      maxLength: SETTINGS_LIMITS.refLength,
      form: NO_WHITE_SPACE,
    },
  },
} as const satisfies NodeOf<CodehostSettings>;
