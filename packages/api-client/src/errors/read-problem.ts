import type { FieldError, Problem } from "./problem-error.js";

/** A body as the problem it is, or null. Members that other versions add stay; broken entries of `errors` go. */
export function readProblem(body: unknown): Problem | null {
  if (!isObject(body) || typeof body["type"] !== "string" || typeof body["title"] !== "string") {
    return null;
  }
  const errors = Array.isArray(body["errors"]) ? body["errors"].filter(isFieldError) : [];
  // The type may be one that only a later service knows: ProblemError says so.
  return { ...body, type: body["type"] as Problem["type"], title: body["title"], errors };
}

function isFieldError(entry: unknown): entry is FieldError {
  return isObject(entry) && typeof entry["field"] === "string" && typeof entry["message"] === "string";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
