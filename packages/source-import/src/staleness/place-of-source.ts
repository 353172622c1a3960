const PROVENANCE = /^([^/]+\/[^/]+\/[^/@]+)@([0-9a-f]{40}|[0-9a-f]{64}):([^#]+)#L(\d+)-L(\d+)$/;

/** The files that places of source are in, each once, in their order; a text that is no place has none. */
export function pathsOf(sources: readonly string[]): readonly string[] {
  return [...new Set(sources.flatMap((source) => pathOf(source) ?? []))];
}

/** The path of a place of source as git has it (docs/reference/source-imports.md#places-of-source). */
function pathOf(source: string): string | null {
  const written = PROVENANCE.exec(source)?.[3];
  return written === undefined ? null : decoded(written);
}

/** A place that this service did not write may have any percent sign. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
