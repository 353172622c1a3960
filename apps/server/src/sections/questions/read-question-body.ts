import type { QuestionBodyRefusal } from "@plumbline/decision-core";
import { decodeUtf8, type Result } from "@plumbline/model-core";
import { answerTo } from "../../platform/errors/answers.js";

/** What the reader of a body makes of its bytes; throws what its refusal is answered with. */
export function readQuestionBody<Value>(
  bytes: Uint8Array,
  read: (text: string) => Result<Value, QuestionBodyRefusal>,
): Value {
  const text = decodeUtf8(bytes);
  if (!text.ok) {
    const title = `The body is refused: it ${text.refusal.message}`;
    throw answerTo({
      outcome: "body-refused",
      refusal: { code: "invalid_body", title, errors: [text.refusal] },
    });
  }
  const body = read(text.value);
  if (!body.ok) {
    throw answerTo({ outcome: "body-refused", refusal: body.refusal });
  }
  return body.value;
}
