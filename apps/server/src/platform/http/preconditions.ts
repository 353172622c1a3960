import type { IncomingHttpHeaders } from "node:http";
import { conflict, preconditionFailed, validationError } from "../errors/api-error.js";
import { tagsOf, takesAny } from "./if-match.js";

/** For which state of a thing a write is meant (docs/reference/conventions.md#versions-and-entity-tags). */
export interface Preconditions {
  /** Entity tags of `If-Match`; null when there is none, or it takes any. */
  readonly ifMatch: readonly string[] | null;
  /** `If-None-Match: *`: nothing may be there yet. */
  readonly createOnly: boolean;
  /** `If-Match: *`: something must be there, in whatever state. */
  readonly replaceOnly: boolean;
}

/** A body that is to replace what is there, in one state alone. */
export interface GuardedBody {
  readonly body: Uint8Array;
  readonly preconditions: Preconditions;
}

export function preconditionsOf(headers: IncomingHttpHeaders): Preconditions {
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = headers;
  if (ifNoneMatch !== undefined && ifNoneMatch.trim() !== "*") {
    throw validationError([{ field: "If-None-Match", message: "must be * for a write" }]);
  }
  return {
    ifMatch: tagsOf(ifMatch),
    createOnly: ifNoneMatch !== undefined,
    replaceOnly: ifMatch !== undefined && takesAny(ifMatch),
  };
}

/** The tags of `If-Match` of a write that creates nothing: what it writes to is there, or it is not found. */
export function writtenStateOf(
  { ifMatch, createOnly }: Preconditions,
  subject: string,
): Preconditions["ifMatch"] {
  if (createOnly) {
    throw preconditionFailed(subject);
  }
  return ifMatch;
}

/** Refuses a write that is meant for another state of what is there; `subject` names it, as `the scenario`. */
export function refuseOtherState({ ifMatch, createOnly }: Preconditions, subject: string, tag: string): void {
  if (createOnly) {
    throw preconditionFailed(subject);
  }
  if (ifMatch !== null && !ifMatch.includes(tag)) {
    throw conflict(`${subject} is at ${tag}`, [{ field: "If-Match", message: `${subject} is at ${tag}` }]);
  }
}
