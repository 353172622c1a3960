const REASONS: Readonly<Record<string, string>> = {
  "source-file-removed": "the files that said it are gone",
  "source-service-removed": "its service is gone from the repository",
  "source-not-found": "its code says it no more",
};

/** Why a fact is stale: what a scan found in words, and what a person wrote as it is. */
export function staleReason(reason: string): string {
  return (Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined) ?? reason;
}
