/** The highest number of a pull request. */
export const MOST_PULL_REQUEST = 2_147_483_647;

/** Characters of the key of a service that a list is asked for. */
export const MAX_SERVICE_KEY = 2_000;

/** Scans that one process runs at the same time. */
export const SCANS_AT_ONCE = 2;

/** Scans of a workspace that wait; one more is 409. */
export const MAX_WAITING_SCANS = 50;

/** Seconds that a process has a scan for, unless it says that it goes on. */
export const LEASE_SECONDS = 60;

/** Milliseconds after which it says so. */
export const LEASE_KEPT_MS = 5_000;

/** How often a scan is begun whose process got lost; then it has failed. */
export const SCAN_ATTEMPTS = 3;

/** Milliseconds that a scan may run, from when it was begun first. */
export const SCAN_MS = 30 * 60_000;

/** Milliseconds after which a process looks for scans that others left to it. */
export const SCANS_LOOKED_FOR_MS = 1_000;

/** The newest snapshots of a repository, which are kept whatever names them. */
export const SNAPSHOTS_KEPT = 20;

/** Items of a list of what was found that are kept in one row at most. */
export const FOUND_PART_ITEMS = 200;

/** Characters of such items after which another row begins. */
export const FOUND_PART_CHARACTERS = 64 * 1024;

/** Such rows that are read at once for a page. */
export const FOUND_PARTS_AT_ONCE = 4;

/** Bytes up to which an answer that lists files is read where requests are answered; a longer one is in a thread. */
export const LISTED_HERE_BYTES = 64 * 1024;

/** Files that a thread looks at in one job. */
export const CHUNK_FILES = 200;

/** Jobs that few files are dealt out to, so that the first are looked at while the others come. */
export const CHUNKS_OF_FEW_FILES = 8;

/** Bytes of files after which a thread gets them. */
export const CHUNK_BYTES = 4 * 1024 * 1024;

/** Such jobs of one scan at the same time, waiting or running. */
export const CHUNKS_AT_ONCE = 3;

/** Files whose contents are read from what is kept at once. */
export const EXTRACTIONS_READ_AT_ONCE = 2_000;

/** Days that what a file says is kept after a scan used it last. */
export const EXTRACTIONS_KEPT_DAYS = 30;

/** Bytes of it that are kept for one workspace; those used longest ago go. */
export const MAX_EXTRACTION_BYTES = 512 * 1024 * 1024;
