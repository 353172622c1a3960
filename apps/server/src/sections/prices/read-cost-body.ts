import type { CostRefusal } from "@plumbline/cost-core";
import type { Result } from "@plumbline/model-core";
import { invalidBody, validationError } from "../../platform/errors/api-error.js";
import { readBodyText } from "../../platform/request/read-body-text.js";

/** What a body says, by the reader of its text; throws what it is refused with. */
export function readCostBody<Value>(
  bytes: Uint8Array,
  reader: (text: string) => Result<Value, CostRefusal>,
): Value {
  const read = readBodyText(bytes, reader);
  if (read.ok) {
    return read.value;
  }
  const { code, errors } = read.refusal;
  throw code === "invalid_body" ? invalidBody(errors) : validationError(errors);
}
