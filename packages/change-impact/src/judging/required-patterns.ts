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

/** A revision that promises something. */
export interface TellingRevision extends Revision {
  readonly content: PromiseContent;
}

/** The revision that says what is promised: the one in force, else the draft; null of what was retired. */
export function tellingRevision(promise: Pick<StoredPromise, "revisions">): TellingRevision | null {
  const revision = inForceOf(promise) ?? draftOf(promise);
  const content = revision?.content ?? null;
  return revision === null || content === null ? null : { ...revision, content };
}

/** The patterns that a revision requires, each once. */
export function requiredPatterns({ content, obligations }: TellingRevision): readonly RequiredPattern[] {
  const checked = obligations.flatMap(({ recipe }) => recipe.sourcePattern ?? []);
  const required = [content.requiresPattern ?? [], checked].flat();
  return [
    ...new Map(
      required.map(({ repository, pattern, service }) => [
        JSON.stringify([repository, pattern, service]),
        { repository, pattern, service },
      ]),
    ).values(),
  ];
}
