/** Redirects followed at most (docs/reference/outbound.md#redirects). */
export const MAX_REDIRECTS = 3;

/** A connection that is not there after this never comes. */
export const CONNECT_MS = 5_000;

/** The system's resolver holds a thread of the process for each name: half of them stay free for other work. */
export const LOOKUPS_AT_ONCE = 2;

/** Bytes that a compressed answer may have beyond those it is allowed to unpack to. */
export const ENCODING_OVERHEAD = 1024;
