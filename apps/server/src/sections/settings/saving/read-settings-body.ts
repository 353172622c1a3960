import type { Issue } from "@plumbline/model-core";
import { type ParsedSettings, SETTINGS_READING_LIMITS } from "@plumbline/settings-policy";
import { invalidBody, validationError } from "../../../platform/errors/api-error.js";

/** What of a settings body can be read, and what is wrong with the rest. */
export interface ReadSettings<Document> {
  readonly document: Document;
  readonly unread: readonly Issue[];
}

/** A body that is no settings document at all is refused here; else all its rules are judged together. */
export function readableSettings<Document>(parsed: ParsedSettings<Document>): ReadSettings<Document> {
  if (parsed.ok) {
    return { document: parsed.value, unread: [] };
  }
  if (parsed.code === "invalid_body") {
    throw invalidBody(parsed.errors);
  }
  return { document: parsed.readable, unread: parsed.errors };
}

/** Refuses a save that breaks any rule, with the first of them, as many as a refusal lists. */
export function refuseBroken(broken: readonly Issue[]): void {
  if (broken.length > 0) {
    throw validationError(broken.slice(0, SETTINGS_READING_LIMITS.issues));
  }
}
