/** Limits of bundles (docs/reference/limits.md#bundles). */
export const BUNDLE_LIMITS = {
  bundleBytes: 33_554_432,
  fileBytes: 16_777_216,
  files: 5_000,
  manifestBytes: 16_777_216,
} as const;
