import type { Guid } from "@plumbline/model-core";

/** A question of a proposal or critique as it is stored. */
export interface ProposedQuestion {
  readonly text: string;
  /** In the order of the answer: the ID of a part that is there, or the alias of one that is missing still. */
  readonly about: readonly (Guid | { readonly alias: string })[];
  /** The question that it became; null while nobody kept it. */
  readonly keptAs: Guid | null;
}

/** The same as it is answered. */
export interface AnsweredQuestion {
  readonly text: string;
  readonly about: readonly Guid[];
  readonly keptAs: Guid | null;
}

/** What of a question's parts has an ID by now. */
export function answeredQuestion(
  { text, about, keptAs }: ProposedQuestion,
  idOf: (alias: string) => Guid | null,
): AnsweredQuestion {
  const ids = about.flatMap((part) => {
    const id = typeof part === "string" ? part : idOf(part.alias);
    return id === null ? [] : [id];
  });
  return { text, about: [...new Set(ids)], keptAs };
}
