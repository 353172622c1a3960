import { validationError } from "../errors/api-error.js";

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
const TAGS = new RegExp(`^\\s*${TAG.source}(?:\\s*,\\s*${TAG.source})*\\s*$`);

/** The entity tags of `If-Match`; null when the header is missing or takes any (RFC 9110, 13.1.1). */
export function tagsOf(ifMatch: string | undefined): readonly string[] | null {
  if (ifMatch === undefined || ifMatch.trim() === "*") {
    return null;
  }
  if (!TAGS.test(ifMatch)) {
    throw validationError([{ field: "If-Match", message: 'must be a version in quotes, as "3", or *' }]);
  }
  return ifMatch.match(TAG) ?? [];
}

/** The entity tag of a model: its version in quotes. */
export function versionTag(version: number): string {
  return `"${version}"`;
}
