/** A place of a commit, as provenance names it. */
export interface SourcePlace {
  /** `host/owner/name`. */
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  /** From 1. */
  readonly firstLine: number;
  readonly lastLine: number;
}

const PLACE = /^([^/]+\/[^/]+\/[^/@]+)@([0-9a-f]{40}|[0-9a-f]{64}):([^#]+)#L(\d+)-L(\d+)$/;

/** Reads `host/owner/name@commit:path#L1-L2`; null when a text is no such place. */
export function readProvenance(text: string): SourcePlace | null {
  const [, repository, commit, escaped, first, last] = PLACE.exec(text) ?? [];
  if (repository === undefined || commit === undefined || escaped === undefined) {
    return null;
  }
  const path = unescaped(escaped);
  return path === null
    ? null
    : { repository, commit, path, firstLine: Number(first), lastLine: Number(last) };
}

function unescaped(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
