import { BUNDLE_LIMITS } from "@plumbline/bundle-writer";

/** Bytes of a body that asks for an export: as many as a manifest may have. */
export const MAX_EXPORT_BODY = BUNDLE_LIMITS.manifestBytes;

/** Bytes of a body that asks for a brief. */
export const MAX_BRIEF_BODY = 128 * 1024;

/** Bytes of a body with two manifests or bundles to compare. */
export const MAX_COMPARE_BODY = 2 * BUNDLE_LIMITS.manifestBytes;

/** Bytes of what a state pins beside its model, as it is stored: what a thread has memory for. */
export const MOST_PINNED_BYTES = 64 * 1024 * 1024;

/** Builds that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_BUILDS = 64;

/** Bytes of what was built that a process keeps for who asks again, and seconds for which it does. */
export const KEPT_BUILD_BYTES = 32 * 1024 * 1024;
export const KEPT_BUILD_SECONDS = 60;

/** Seconds for which the same export of the same caller is told of in the audit list once. */
export const TOLD_EXPORT_SECONDS = 60;
/** Exports that a process remembers for that. */
export const MOST_TOLD_EXPORTS = 10_000;
