import { ApiError, type ApiErrorParts } from "../../../platform/errors/api-error.js";
import type { ErrorType } from "../../../platform/errors/error-types.js";
import type { ExternalReason } from "../dto/external-sign-in-end.js";

/** A refusal of a sign-in at a provider, with the reason that the web client is told in place of it. */
export class RefusedSignIn extends ApiError {
  constructor(
    readonly reason: ExternalReason,
    parts: ApiErrorParts,
  ) {
    super(parts);
  }
}

/** The same refusal, with its reason. */
export function refusedSignIn(reason: ExternalReason, error: ApiError): RefusedSignIn {
  const { status, type, message: title, errors, headers, members } = error;
  return new RefusedSignIn(reason, { status, type, title, errors, headers, members });
}

/** What else may end a sign-in at a provider. */
const REASONS: Partial<Readonly<Record<ErrorType, ExternalReason>>> = {
  not_found: "not_configured",
  rate_limited: "too_many",
  registration_closed: "registration_closed",
  unavailable: "unavailable",
};

export function reasonOf(error: ApiError): ExternalReason {
  return error instanceof RefusedSignIn ? error.reason : (REASONS[error.type] ?? "failed");
}
