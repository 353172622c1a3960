import { PLAYBACK_LIMITS } from "@plumbline/playback-engine";

/**
 * Milliseconds of schema checks after which a thread stops by itself, of the time for which it has the processor
 * (docs/reference/playback.md#payload-schemas).
 */
export const SCHEMA_CHECKS_MS = PLAYBACK_LIMITS.schemaChecksMs;

/** The same from outside, for a check that does not come to ask: a little later, so that a thread that does is not cut off. */
export const SCHEMA_CHECKS_OUTSIDE_MS = SCHEMA_CHECKS_MS + 250;

/** Milliseconds on the wall in which a check was seen going on, after which a thread that says nothing of itself is ended. */
export const SCHEMA_CHECKS_WALL_MS = 120_000;

/** Milliseconds of the processor for one schema check after which its schema is to blame where all take too long. */
export const SLOW_SCHEMA_MS = SCHEMA_CHECKS_MS / 2;

/** Minutes for which a process remembers a schema that was too slow, and how many it remembers. */
export const SLOW_SCHEMA_MINUTES = 10;
export const SLOW_SCHEMAS = 1000;

/** Runs that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_RUNS = 256;

/** Bytes of the result of a run: its events name a payload of 64 KB each time they meet it. 1 GiB. */
export const MAX_RUN_BYTES = 1024 * 1024 * 1024;
