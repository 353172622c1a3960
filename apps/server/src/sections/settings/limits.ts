/**
 * How often a workspace save is checked against instance settings that change meanwhile
 * (docs/reference/settings.md#saving-settings).
 */
export const MAX_CHECKS = 3;

/** Milliseconds that the hosts of one save are looked up; a host without an answer by then is taken. */
export const LOOKUP_MS = 5_000;
