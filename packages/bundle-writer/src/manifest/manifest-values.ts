import { type Guid, parseGuid } from "@plumbline/model-core";
import {
  from,
  integer,
  type ListNode,
  list,
  type Node,
  object,
  type ReadOf,
  text,
  type ValueRule,
} from "@plumbline/model-core/declaring";
import { parseObligationName } from "@plumbline/promise-core";
import { isPlainPath } from "../bytes/plain-path.js";
import { BUNDLE_LIMITS } from "../limits.js";

const PLAIN_PATH: ValueRule<string> = {
  broken: (path) => (isPlainPath(path) ? null : "must be a plain path"),
  schema: {},
};

const SHA256: ValueRule<string> = {
  broken: (digest) =>
    /^[0-9a-f]{64}$/.test(digest) ? null : "must be a SHA-256 in lower-case hexadecimal digits",
  schema: { pattern: "^[0-9a-f]{64}$" },
};

const LOWER_CASE_GUID: ValueRule<string> = {
  broken: (id) => (parseGuid(id) === id ? null : "must be a GUID in lower case"),
  schema: { format: "uuid" },
};

const OBLIGATION_ID: ValueRule<string> = {
  broken: (id) =>
    (parseObligationName(id)?.requirementId ?? null) === null
      ? "must be the ID of an obligation, as SHOP-001/O2"
      : null,
  schema: { pattern: "^[A-Z]{2,6}-(\\d{3}|[1-9]\\d{3,14})/O[1-9]\\d{0,14}$" },
};

/** The path of a file of a bundle. */
export function plainPath(): Node<string> {
  return text({ rules: [PLAIN_PATH] });
}

/** A SHA-256 in lower-case hexadecimal digits. */
export function sha256(): Node<string> {
  return text({ rules: [SHA256] });
}

/** An ID as a manifest spells it: one in capitals is not what was sealed, though it means the same. */
export function id(): Node<Guid> {
  return text({ rules: [LOWER_CASE_GUID] }) as Node<Guid>;
}

/** The ID of an obligation, which names its promise: a key alone does not. */
export function obligationId(): Node<string> {
  return text({ rules: [OBLIGATION_ID] });
}

/** A whole number that every reader of JSON holds. */
export function count(least = 0, most = Number.MAX_SAFE_INTEGER): Node<number> {
  return integer({ rules: [from(least, most)] });
}

const STREAM = object({ id: id(), version: count() });

/** A stream at the version that was read. */
export type PinnedStream = ReadOf<typeof STREAM>;

/** Streams, each once, no more than a project can hold. */
export function streams(): ListNode<typeof STREAM> {
  return list(STREAM, { most: BUNDLE_LIMITS.pinnedEntries });
}
