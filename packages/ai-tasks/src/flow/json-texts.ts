import { type JsonOddityKind, type JsonValue, readJson } from "@plumbline/model-core";
import type { AnswerError } from "../tasks/checked-answer.js";
import type { FlowOutput } from "./flow-output.js";
import type { FlowStep } from "./flow-step.js";

/** The fields of steps that hold JSON as text. */
export const JSON_FIELDS = ["requestJson", "responseJson", "payloadJson", "changeJson"] as const;
export type JsonField = (typeof JSON_FIELDS)[number];

const ODD: { readonly [Kind in JsonOddityKind]: string } = {
  "repeated-key": "must be JSON without a repeated key",
  "number-too-long": "must be JSON without a number of too many characters",
  "number-out-of-range": "must be JSON without a number out of range",
  "lone-surrogate": "must be JSON of valid Unicode",
  nul: "must be JSON without U+0000",
};

/** Each text of JSON can be read, and spells what a payload can hold. */
export function wrongJson({ steps }: FlowOutput): readonly AnswerError[] {
  return steps.flatMap((step, index) =>
    JSON_FIELDS.flatMap((field): readonly AnswerError[] => {
      const message = whyNoJson(step[field]);
      return message === null ? [] : [{ pointer: `/steps/${index}/${field}`, message }];
    }),
  );
}

function whyNoJson(text: string | null): string | null {
  if (text === null) {
    return null;
  }
  const read = readJson(text);
  if (!read.ok) {
    return `must be the text of a JSON value: it ${read.refusal.message}`;
  }
  const [first] = read.value.oddities;
  return first === undefined ? null : ODD[first.kind];
}

/** The value that a text of a step spells, which was judged before; null where there is none. */
export function jsonIn(step: FlowStep, field: JsonField): JsonValue {
  const text = step[field];
  const read = text === null ? null : readJson(text);
  return read?.ok ? read.value.value : null;
}
