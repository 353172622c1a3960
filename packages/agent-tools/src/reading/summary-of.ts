import { ELEMENT_KINDS, FACT_STATUSES, type Model } from "@plumbline/model-core";

/** How large a model is, in numbers. */
export interface ModelSummary {
  readonly totalElements: number;
  /** Every kind, also with none. */
  readonly elementsByKind: Readonly<Record<string, number>>;
  readonly elementsByFactStatus: Readonly<Record<string, number>>;
  /** Elements that the last complete scan did not find any more. */
  readonly staleElements: number;
  readonly relationshipCount: number;
  readonly messageCount: number;
  readonly schemaCount: number;
}

export function summaryOf({ elements, relationships, messages, schemas }: Model): ModelSummary {
  return {
    totalElements: elements.length,
    elementsByKind: counted(
      ELEMENT_KINDS,
      elements.map(({ kind }) => kind),
    ),
    elementsByFactStatus: counted(
      FACT_STATUSES,
      elements.map(({ factStatus }) => factStatus),
    ),
    staleElements: elements.filter(({ stale }) => stale !== null).length,
    relationshipCount: relationships.length,
    messageCount: messages.length,
    schemaCount: schemas.length,
  };
}

function counted<Word extends string>(
  words: readonly Word[],
  found: readonly Word[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(words.map((word) => [word, found.filter((one) => one === word).length]));
}
