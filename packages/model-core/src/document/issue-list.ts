import type { Issue } from "../issue.js";
import { IMPORT_LIMITS } from "../limits.js";
import { shortPath } from "../value-path.js";

/** Collects issues up to the number that a refusal lists. */
export class IssueList {
  readonly #issues: Issue[] = [];

  get issues(): readonly Issue[] {
    return this.#issues;
  }

  add(path: string | (() => string), message: string): void {
    if (this.#issues.length < IMPORT_LIMITS.shapeIssues) {
      this.#issues.push({ field: shortPath(typeof path === "string" ? path : path()), message });
    }
  }
}
