import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { validationError } from "../errors/api-error.js";

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
const TAGS = new RegExp(`^\\s*${TAG.source}(?:\\s*,\\s*${TAG.source})*\\s*$`);

/** The entity tags of `If-Match`; null when the header is missing or takes any (RFC 9110, 13.1.1). */
export function tagsOf(ifMatch: string | undefined): readonly string[] | null {
  if (ifMatch === undefined || takesAny(ifMatch)) {
    return null;
  }
  if (!TAGS.test(ifMatch)) {
    throw validationError([{ field: "If-Match", message: 'must be a version in quotes, as "3", or *' }]);
  }
  return ifMatch.match(TAG) ?? [];
}

export function takesAny(ifMatch: string): boolean {
  return ifMatch.trim() === "*";
}

/** The entity tag of what has a version: that in quotes. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** The entity tag of what has no version: the SHA-256 of its answer. */
export function contentTag(answer: object): string {
  return `"${createHash("sha256").update(JSON.stringify(answer)).digest("hex")}"`;
}

/** Gives an answer its tag; a client that names it in `If-None-Match` is answered 304. */
export function tagged<Body>(response: ServerResponse, tag: string, body: Body): Body {
  response.setHeader("ETag", tag);
  return body;
}
