import type { Schemas } from "@plumbline/api-client";

export type Question = Schemas["QuestionListItem"];

/** A row of the inbox: a question, or what those under it are about. */
export type QuestionRow =
  | {
      readonly kind: "heading";
      readonly key: string;
      readonly aboutId: string | null;
      readonly count: number;
    }
  | { readonly kind: "question"; readonly key: string; readonly question: Question };

/** The questions as they came, without headings. */
export function plainRows(questions: readonly Question[]): readonly QuestionRow[] {
  return questions.map(asRow);
}

/**
 * The questions under what they are about, each once, under the first thing it names. Things stand in the order of their
 * names, and last what is about the design as a whole; the questions of one thing keep their order.
 */
export function rowsByAbout(
  questions: readonly Question[],
  nameOf: (id: string) => string,
): readonly QuestionRow[] {
  const groups = new Map<string | null, Question[]>();
  for (const question of questions) {
    const aboutId = question.about[0] ?? null;
    groups.set(aboutId, [...(groups.get(aboutId) ?? []), question]);
  }
  const ordered = [...groups].sort(([one], [other]) => byName(one, other, nameOf));
  return ordered.flatMap(([aboutId, ofIt]) => [
    { kind: "heading" as const, key: `about ${aboutId ?? ""}`, aboutId, count: ofIt.length },
    ...ofIt.map(asRow),
  ]);
}

function byName(one: string | null, other: string | null, nameOf: (id: string) => string): number {
  if (one === null || other === null) {
    return one === other ? 0 : one === null ? 1 : -1;
  }
  return nameOf(one).localeCompare(nameOf(other), "en") || (one < other ? -1 : 1);
}

function asRow(question: Question): QuestionRow {
  return { kind: "question", key: question.id, question };
}

/** The question that stands so many steps from another in the list; the first, or the last, where none is open. */
export function neighbourOf(
  rows: readonly QuestionRow[],
  openId: string | undefined,
  step: 1 | -1,
): Question | undefined {
  const questions = rows.flatMap((row) => (row.kind === "question" ? [row.question] : []));
  const at = questions.findIndex(({ id }) => id === openId);
  if (at === -1) {
    return step === 1 ? questions[0] : questions.at(-1);
  }
  return questions[at + step];
}
