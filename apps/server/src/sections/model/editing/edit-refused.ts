import type { EditRefusal, EditRefusalCode } from "@plumbline/model-core";
import { ApiError } from "../../../platform/errors/api-error.js";

const STATUS: { readonly [Code in EditRefusalCode]: number } = {
  invalid_body: 400,
  not_found: 404,
  validation_error: 400,
  conflict: 409,
  in_use: 409,
};

/** The answer to an edit that is refused. */
export function refusedEdit(refusal: EditRefusal): ApiError {
  const { code, title, errors } = refusal;
  return new ApiError({ status: STATUS[code], type: code, title, errors });
}
