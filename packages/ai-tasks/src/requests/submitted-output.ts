import { type JsonValue, present, utf8Length } from "@plumbline/model-core";
import { OUTPUT_LIMITS } from "../limits.js";
import type { AnswerError } from "../tasks/checked-answer.js";
import type { RequestRefusal } from "./read-request.js";

/** Why nothing of an output that was submitted is looked at; null where it is. */
export function whyNoOutput(output: JsonValue): AnswerError | null {
  if (output === null) {
    return { pointer: "", message: "must not be null" };
  }
  const bytes = utf8Length(JSON.stringify(output));
  return bytes > OUTPUT_LIMITS.bytes
    ? { pointer: "", message: `takes ${bytes} bytes; at most ${OUTPUT_LIMITS.bytes} are allowed` }
    : null;
}

/** The refusal of an output that was submitted, by what it is called: the fields are pointers into it. */
export function refusedOutput(
  name: string,
  errors: readonly AnswerError[],
): { readonly ok: false; readonly refusal: RequestRefusal } {
  const { pointer, message } = present(errors[0]);
  return {
    ok: false,
    refusal: {
      code: "validation_error",
      title: `The ${name} is refused: ${pointer === "" ? "it" : pointer} ${message}`,
      errors: errors.map((error) => ({ field: error.pointer, message: error.message })),
    },
  };
}
