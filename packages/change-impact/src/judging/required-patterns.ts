import {
  draftOf,
  inForceOf,
  type Pattern,
  type PromiseContent,
  type Revision,
  type StoredPromise,
} from "@plumbline/promise-core";

/** A pattern that a promise or a check of it requires. */
export interface RequiredPattern {
  /** `owner/name`. */
  readonly repository: string;
  readonly pattern: Pattern;
  readonly service: string | null;
}

/** The revision that says what is promised: the one in force, else the draft; null of what was retired. */
export function tellingRevision(
  promise: StoredPromise,
): (Revision & { readonly content: PromiseContent }) | null {
  const revision = inForceOf(promise) ?? draftOf(promise);
  return revision === null || revision.content === null ? null : { ...revision, content: revision.content };
}

/** The patterns that a revision requires, each once. */
export function requiredPatterns({
  content,
  obligations,
}: Pick<Revision, "content" | "obligations">): readonly RequiredPattern[] {
  const checked = obligations.flatMap(({ recipe }) => recipe.sourcePattern ?? []);
  const required = [content?.requiresPattern ?? [], checked].flat();
  return [
    ...new Map(
      required.map(({ repository, pattern, service }) => [
        JSON.stringify([repository, pattern, service]),
        { repository, pattern, service },
      ]),
    ).values(),
  ];
}
