/** How often a workspace save is checked against instance settings that change meanwhile (spec 3, section 4.1). */
export const MAX_CHECKS = 3;

/** Milliseconds that the hosts of one save are looked up; a host without an answer by then is taken. */
export const LOOKUP_MS = 5_000;
