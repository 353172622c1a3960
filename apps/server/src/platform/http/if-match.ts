/** The entity tags of `If-Match`; null when the header is missing or takes any (RFC 9110, 13.1.1). */
export function tagsOf(ifMatch: string | undefined): readonly string[] | null {
  if (ifMatch === undefined || ifMatch.trim() === "*") return null;
  return ifMatch.split(",").map((tag) => tag.trim());
}

/** The entity tag of a model: its version in quotes. */
export function versionTag(version: number): string {
  return `"${version}"`;
}
