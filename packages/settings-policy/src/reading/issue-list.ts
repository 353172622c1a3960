import { type Issue, isPathWithin, shortPath } from "@plumbline/model-core";
import { SETTINGS_READING_LIMITS } from "../limits.js";

/** Collects broken rules, each once, and knows which values cannot be read any more. */
export class IssueList {
  readonly #issues = new Map<string, Issue>();

  add(field: string, message: string): void {
    this.#issues.set(JSON.stringify([field, message]), { field: shortPath(field), message });
  }

  /** Whether a value, or something that holds it, breaks a rule. */
  touches(path: string): boolean {
    return isTouched(path, this.#issues.values());
  }

  /** The first of them, as many as a refusal lists. */
  get issues(): readonly Issue[] {
    return [...this.#issues.values()].slice(0, SETTINGS_READING_LIMITS.issues);
  }
}

/** Whether a value, or something that holds it, is named by one of the issues. */
export function isTouched(path: string, issues: Iterable<Issue>): boolean {
  for (const { field } of issues) {
    if (isPathWithin(path, field)) {
      return true;
    }
  }
  return false;
}
