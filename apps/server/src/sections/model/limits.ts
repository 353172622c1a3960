import { EDIT_LIMITS, FACT_LIMITS, IMPORT_LIMITS } from "@plumbline/model-core";

/** Readings of whole models that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_READINGS = 64;
/** Characters that a filter of a list may have; no name or tag is longer. */
export const MAX_FILTER = Math.max(FACT_LIMITS.nameLength, FACT_LIMITS.tagLength);

/** Facts that an answer of what changed since a version holds, as many as a batch writes, and their bytes as JSON. */
export const MOST_FACTS_SINCE = EDIT_LIMITS.changes;
export const MOST_BYTES_SINCE = 4 * 1024 * 1024;

/** Changes of the models of one project that may wait for their turn; one more answers 429 `busy`. */
export const WAITING_EDITS = 64;
/** Edits of whole models that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_WIDE_EDITS = 64;
/** Changes of models on the main thread's connections at once: half of those there are. */
export const WRITES_AT_ONCE = 5;
/** Bytes of the body of a PUT: the longest schema, however its characters are escaped. */
export const MAX_FACT_BODY = 1024 * 1024;
/** Bytes of the body of a batch: as much as an import takes. */
export const MAX_BATCH_BODY = IMPORT_LIMITS.bodyBytes;
/** Bytes of the present facts of a stream, as JSON; a write that adds to more is 409. Threads hold three such models. */
export const MAX_MODEL_BYTES = 32 * 1024 * 1024;
/** Bytes of the schemas of a project; the same. */
export const MAX_SCHEMA_BYTES = 32 * 1024 * 1024;
/** A batch of more bytes is read in a thread, and planned on the whole model. */
export const SMALL_BATCH = 32 * 1024;
/** An edit that needs more rows than this, or has to look for what names more IDs, reads the whole model in a thread. */
export const PART_ROWS = 2_000;
export const PART_NAMES = 16;
