import { CODE_HOST_MS } from "../limits.js";

/** Bytes of an answer of the API that lists the files of a commit, or compares two. */
export const CODE_HOST_LIST_BYTES = 64 * 1024 * 1024;

/** Milliseconds before a request that was not answered is made again, each time; after the last it is given up. */
export const RETRY_WAITS_MS: readonly number[] = [1_000, 4_000, 10_000];

/** Times that a scan waits for one answer of a code host that was asked too often. */
export const CODE_HOST_RESTS = 2;

/** Milliseconds that it waits each time at most; where it should wait longer, the scan fails. */
export const CODE_HOST_REST_OF_SCAN_MS = 60_000;

/** Requests for the folders of a tree that is too large for one answer; what is not read then is missing. */
export const TREE_REQUESTS = 500;

/** Entries of a tree, folders among them, after which nothing more is asked for. */
export const TREE_ENTRIES = 400_000;

/** Files up to which each is asked for by itself; more come as one archive. */
export const FILES_ONE_BY_ONE = 60;

/** Files that are asked for by themselves because the archive has them not, or not as the tree has them. */
export const FILES_AFTER_ARCHIVE = 500;

/** The same without a token, when a code host allows few requests. */
export const FILES_AFTER_ARCHIVE_WITHOUT_TOKEN = 20;

/** Files that are asked for at the same moment; all that is held of them is within the bytes of four of the largest. */
export const FILES_AT_ONCE = 4;

/** Bytes of an archive when it is unpacked. */
export const ARCHIVE_PLAIN_BYTES = 4 * 1024 * 1024 * 1024;

/** Entries of an archive. */
export const ARCHIVE_ENTRIES = 500_000;

/** Of an archive as it comes: bytes, milliseconds in all, and milliseconds in which nothing comes. */
export const CODE_HOST_ARCHIVE_LIMITS = {
  maxBytes: 1024 * 1024 * 1024,
  timeoutMs: 1_800_000,
  idleMs: CODE_HOST_MS,
} as const;
