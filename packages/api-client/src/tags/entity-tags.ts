/** The `ETag` of an answer, as it is sent back in `If-Match` and `If-None-Match`; null where it has none. */
export function tagOf(response: Response): string | null {
  return response.headers.get("etag");
}

/**
 * The version that the `ETag` of an answer names: of a model, a schema, a scenario, a profile, settings, a decision.
 * Null where the tag is a hash, or there is none (docs/reference/conventions.md#versions-and-entity-tags).
 */
export function versionOf(response: Response): number | null {
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(tagOf(response) ?? "")?.[1];
  return version === undefined ? null : Number(version);
}

/** The entity tag of a version: `7` as `"7"`. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** Header parameters of a write that is done only while the state is the one that was read. */
export function ifMatch(tag: string | number): { readonly "If-Match": string } {
  return { "If-Match": typeof tag === "number" ? versionTag(tag) : tag };
}

/** Header parameters of a read that is answered only if it would say something else. */
export function ifNoneMatch(tag: string | number): { readonly "If-None-Match": string } {
  return { "If-None-Match": typeof tag === "number" ? versionTag(tag) : tag };
}
