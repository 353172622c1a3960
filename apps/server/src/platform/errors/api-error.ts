import type { Issue } from "@plumbline/model-core";
import type { ErrorType } from "./error-types.js";

export interface ApiErrorParts {
  readonly status: number;
  readonly type: ErrorType;
  readonly title: string;
  readonly errors?: readonly Issue[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the body, as `modelVersion` of a stale write. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** The one family of errors that services throw and the filter answers. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly errors: readonly Issue[];
  readonly headers: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(parts: ApiErrorParts) {
    super(parts.title);
    this.status = parts.status;
    this.type = parts.type;
    this.errors = parts.errors ?? [];
    this.headers = parts.headers ?? {};
    this.members = parts.members ?? {};
  }
}

export function invalidBody(errors: readonly Issue[]): ApiError {
  return new ApiError({
    status: 400,
    type: "invalid_body",
    title: firstOf(errors, "The body cannot be read"),
    errors,
  });
}

export function validationError(errors: readonly Issue[]): ApiError {
  return new ApiError({
    status: 400,
    type: "validation_error",
    title: firstOf(errors, "A value breaks a rule"),
    errors,
  });
}

/** `challenge` says what is wrong with the token that was presented (RFC 6750). */
export function unauthorized(title = "Sign in first", challenge = "Bearer"): ApiError {
  const headers = { "WWW-Authenticate": challenge };
  return new ApiError({ status: 401, type: "unauthorized", title, headers });
}

export function forbidden(title: string): ApiError {
  return new ApiError({ status: 403, type: "forbidden", title });
}

/** An agent token asked for what people alone decide (docs/reference/errors.md#types). */
export function humanOnly(title = "A person alone may do this, not an agent token"): ApiError {
  return new ApiError({ status: 403, type: "human_only", title });
}

/** An agent token of the right workspace without the scope of the route. */
export function missingScope(scope: string): ApiError {
  const headers = { "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${scope}"` };
  return new ApiError({
    status: 403,
    type: "forbidden",
    title: `The token needs the scope ${scope}`,
    headers,
  });
}

export function notFound(title = "There is nothing here, or it is not yours to see"): ApiError {
  return new ApiError({ status: 404, type: "not_found", title });
}

/** One answer for a link that was used, is over, was taken back, or never was (docs/reference/sign-in.md#links). */
export function linkOver(): ApiError {
  const title = "This link was used, is over or was taken back: ask for another one";
  return new ApiError({ status: 404, type: "link_over", title });
}

export function conflict(title: string, errors: readonly Issue[] = []): ApiError {
  return new ApiError({ status: 409, type: "conflict", title, errors });
}

/** A write that was to create only, and what it names is there already. */
export function preconditionFailed(subject: string): ApiError {
  const errors = [{ field: "If-None-Match", message: `${subject} is there already` }];
  return new ApiError({ status: 412, type: "precondition_failed", title: firstOf(errors, ""), errors });
}

/** A write that was to replace only, and what it names is not there. */
export function notThereYet(subject: string): ApiError {
  const errors = [{ field: "If-Match", message: `${subject} is not there yet` }];
  return conflict(firstOf(errors, ""), errors);
}

/** A write made for another version of a schema, which has a version of its own; null where it is not there. */
export function otherSchemaVersion(version: number | null): ApiError {
  const message = version === null ? "the schema is not there" : `the schema is at version ${version}`;
  const errors = [{ field: "expectedVersion", message }];
  return conflict(firstOf(errors, ""), errors);
}

/** Too much of this work is waiting already; soon there is room again. */
export function busy(title: string, seconds = 1): ApiError {
  return new ApiError({ status: 429, type: "busy", title, headers: { "Retry-After": String(seconds) } });
}

export function payloadTooLarge(limit: number, type: ErrorType = "payload_too_large"): ApiError {
  return new ApiError({ status: 413, type, title: `The body is larger than ${limit} bytes` });
}

/** Too many of something in a window of time; `restMs` is what is left of it. */
export function rateLimited(restMs: number, what = "requests"): ApiError {
  const seconds = Math.max(1, Math.ceil(restMs / 1000));
  return new ApiError({
    status: 429,
    type: "rate_limited",
    title: `Too many ${what}: try again in ${seconds} seconds`,
    headers: { "Retry-After": String(seconds) },
  });
}

/** What was asked for is there and too large to be sent. */
export function answerTooLarge(what: string, limit: number): ApiError {
  return new ApiError({
    status: 422,
    type: "answer_too_large",
    title: `${what} is larger than ${limit} bytes`,
  });
}

/** The body stopped to arrive, or comes in drops; what is left of it is not waited for. */
export function requestTooSlow(): ApiError {
  return new ApiError({
    status: 408,
    type: "invalid_request",
    title: "The request took too long to arrive",
    headers: { Connection: "close" },
  });
}

/** It passes by itself: the client tries again in a few seconds. */
export function unavailable(title: string): ApiError {
  return new ApiError({
    status: 503,
    type: "unavailable",
    title,
    headers: { "Retry-After": "5" },
  });
}

/** A write made for another version of the model; `subject` names the stream in words, as `main`. */
export function otherVersion(subject: string, modelVersion: number): ApiError {
  const errors = [{ field: "expectedVersion", message: `${subject} is at version ${modelVersion}` }];
  const title = firstOf(errors, "");
  return new ApiError({ status: 409, type: "conflict", title, errors, members: { modelVersion } });
}

function firstOf(errors: readonly Issue[], otherwise: string): string {
  const [first] = errors;
  if (first === undefined) {
    return otherwise;
  }
  return first.field === "" ? first.message : `${first.field}: ${first.message}`;
}
