import { codeSpan } from "@plumbline/model-core";

/** A value that is ours: an ID, a number, a label, a path. Nothing and an empty list are left out. */
export type FactValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** What a value is of, in words of ours, and the value. */
export type Fact = readonly [key: string, value: FactValue];

/** A list with a line for each fact; empty when there is none. No values but ours. */
export function facts(all: readonly Fact[]): string {
  return bullets(all.flatMap(lineOf));
}

/** A list with a sentence of ours in each line; empty when there is none. What is not ours stands in code. */
export function bullets(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${sentence}`).join("\n");
}

function lineOf([key, value]: Fact): readonly string[] {
  const values: readonly (string | number | boolean)[] =
    value === null || value === undefined ? [] : typeof value === "object" ? value : [value];
  return values.length === 0 ? [] : [`${key}: ${values.map((one) => codeSpan(String(one))).join(", ")}`];
}
