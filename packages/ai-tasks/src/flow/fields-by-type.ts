import type { AnswerError } from "../tasks/checked-answer.js";

/** Which fields an object of some type has: those it needs, and those that may be null. */
export interface FieldsOfType {
  readonly needs: readonly string[];
  readonly may: readonly string[];
}

/** What is wrong with the fields of an object that has one type of several: it has all of its own and none of the others. */
export function wrongFields(
  at: { readonly pointer: string; readonly what: string },
  given: object,
  { own, all }: { readonly own: FieldsOfType; readonly all: readonly string[] },
): readonly AnswerError[] {
  const fields = new Map<string, unknown>(Object.entries(given));
  return all.flatMap((name): readonly AnswerError[] => {
    const pointer = `${at.pointer}/${name}`;
    const isThere = !saysNothing(fields.get(name));
    if (own.needs.includes(name)) {
      return isThere ? [] : [{ pointer, message: `must not be null: ${at.what} has one` }];
    }
    return isThere && !own.may.includes(name)
      ? [{ pointer, message: `must be null: ${at.what} has none` }]
      : [];
  });
}

function saysNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** The fields of all types together. */
export function fieldsOfAll(types: Readonly<Record<string, FieldsOfType>>): readonly string[] {
  return [...new Set(Object.values(types).flatMap(({ needs, may }) => [...needs, ...may]))];
}
