import type { Budget, Envelope } from "../index.js";

/** Words and signs, counted plainly. */
export function countWords(text: string): number {
  return text.match(/\w+|[^\w\s]/g)?.length ?? 0;
}

/** A budget of bytes alone. */
export function bytes(most: number): Budget {
  return { bytes: most, tokens: null };
}

/** A budget of words and signs. */
export function words(most: number): Budget {
  return { bytes: 100_000, tokens: { most, count: countWords } };
}

/** An answer about nothing in particular. */
export function anAnswer(data: Envelope["data"], fields: Partial<Envelope> = {}): Envelope {
  return {
    projectId: "11111111-1111-4111-8111-111111111111",
    truth: "declared",
    truthNote: "Declared is never measured.",
    data,
    nextCursor: null,
    notice: null,
    ...fields,
  };
}

export const ENDPOINT = "GET /api/projects/{projectId}/model";
