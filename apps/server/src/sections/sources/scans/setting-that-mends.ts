import type { IncompleteCode } from "@plumbline/source-scanner";

export const SETTINGS_THAT_MEND = [
  "import.maxFiles",
  "import.maxFileBytes",
  "import.maxTotalBytes",
  "import.excludeGlobs",
] as const;
export type SettingThatMends = (typeof SETTINGS_THAT_MEND)[number];

const SETTINGS = {
  "over-max-files": "import.maxFiles",
  "over-max-total-bytes": "import.maxTotalBytes",
  "file-too-large": "import.maxFileBytes",
  submodule: "import.excludeGlobs",
  "lfs-pointer": "import.excludeGlobs",
  "parse-timeout": "import.excludeGlobs",
  "over-max-services": "import.excludeGlobs",
  "over-max-facts": "import.excludeGlobs",
  "read-failed": null,
  "tree-truncated": null,
} as const satisfies Readonly<Record<IncompleteCode, SettingThatMends | null>>;

/** The one setting that lets a scan be complete in spite of a code; null where another scan may do, or nothing does. */
export function settingThatMends(code: IncompleteCode): SettingThatMends | null {
  return SETTINGS[code];
}
