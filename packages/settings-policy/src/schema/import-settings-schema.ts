import { SETTINGS_LIMITS } from "../limits.js";
import type { ImportSettings } from "../settings.js";
import type { NodeOf } from "./setting-node.js";

/** The declaration of `import` (docs/reference/settings.md#the-settings-document). */
export const IMPORT_SETTINGS_SCHEMA = {
  type: "object",
  title: "Import",
  description: "How much of a repository a scan reads.",
  fields: {
    maxFiles: {
      type: "integer",
      title: "Files",
      description: "The most files that a scan reads.",
      default: 2000,
      from: 1,
      to: SETTINGS_LIMITS.maxFiles,
    },
    maxFileBytes: {
      type: "integer",
      title: "Bytes of a file",
      description: "A larger file is not read.",
      default: 262_144,
      from: 1,
      to: SETTINGS_LIMITS.maxFileBytes,
    },
    maxTotalBytes: {
      type: "integer",
      title: "Bytes in total",
      description: "The most bytes that a scan reads; not less than the bytes of a file.",
      default: 20_971_520,
      from: 1,
      to: SETTINGS_LIMITS.maxTotalBytes,
    },
    excludeGlobs: {
      type: "list",
      title: "Excluded paths",
      description: "Patterns of paths that are not read. The list replaces the list under it as a whole.",
      default: [
        "**/node_modules/**",
        "**/vendor/**",
        "**/{bin,obj,dist,build,out,target}/**",
        "**/*.min.*",
        "**/{.git,.venv,__pycache__}/**",
      ],
      maxEntries: SETTINGS_LIMITS.excludeGlobs,
      entries: {
        type: "text",
        title: "Pattern",
        description: "A glob over the path in the repository.",
        minLength: 1,
        maxLength: SETTINGS_LIMITS.excludeGlobLength,
      },
    },
  },
} as const satisfies NodeOf<ImportSettings>;
