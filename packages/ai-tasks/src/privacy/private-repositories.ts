/** A repository that a project follows; `private` is null where nobody knows. */
export interface KnownRepository {
  /** `host/owner/name`. */
  readonly repository: string;
  readonly private: boolean | null;
}

/** Knows of which repositories everybody may read: of those alone that are known to be public. */
export class PublicRepositories {
  readonly #names: ReadonlySet<string>;

  constructor(known: readonly KnownRepository[]) {
    this.#names = new Set(
      known.filter((one) => one.private === false).map(({ repository }) => plain(repository)),
    );
  }

  /** Whether a repository is not known to be public, whether somebody follows it or not. */
  isPrivate(repository: string): boolean {
    return !this.#names.has(plain(repository));
  }
}

function plain(repository: string): string {
  return repository.toLowerCase();
}
