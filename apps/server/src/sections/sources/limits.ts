/** Repositories that a project follows; one more is 409. */
export const MAX_REPOSITORIES = 50;

/** Characters of the name of a branch or a tag. */
export const MAX_REF = 255;

/** Milliseconds of one request to the API of a code host. */
export const CODE_HOST_MS = 20_000;

/** The same where a run is read for evidence: there are several, and somebody waits for them all. */
export const CODE_HOST_EVIDENCE_MS = 10_000;

/** Bytes of an answer of such a request, unpacked; a larger one cannot be read. */
export const CODE_HOST_BYTES = 4 * 1024 * 1024;

/** Runs that are read at the same moment for the evidence of one workspace, in one process; one more is 429 `busy`. */
export const RUNS_READ_AT_ONCE = 8;

/** Milliseconds until it may be asked again, where a code host that was asked too often does not say. */
export const CODE_HOST_REST_MS = 60_000;

/** Milliseconds that it is believed to want at most. */
export const CODE_HOST_MOST_REST_MS = 86_400_000;
