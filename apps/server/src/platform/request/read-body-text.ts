import { decodeUtf8, type Result } from "@plumbline/model-core";
import type { BodyRefusal } from "@plumbline/model-core/declaring";

/** Reads the bytes of a body with the reader of its text. */
export function readBodyText<Value, Refused>(
  bytes: Uint8Array,
  read: (text: string) => Result<Value, Refused>,
): Result<Value, Refused | BodyRefusal> {
  const text = decodeUtf8(bytes);
  if (text.ok) {
    return read(text.value);
  }
  const title = `The body is refused: it ${text.refusal.message}`;
  return { ok: false, refusal: { code: "invalid_body", title, errors: [text.refusal] } };
}
