/** What a repository is called at its host, `owner/name`, of `host/owner/name`. */
export function nameAtHost(repository: string): string {
  return repository.slice(repository.indexOf("/") + 1);
}

/**
 * Whether `host/owner/name` is what somebody means who says `owner/name`: of several hosts it is the one whose repository is
 * followed last. Where nobody follows one of that name, each may be meant.
 */
export function isMeant(repository: string, name: string, followed: readonly string[]): boolean {
  const meant = followed.findLast((one) => nameAtHost(one) === name) ?? repository;
  return nameAtHost(repository) === name && meant === repository;
}
