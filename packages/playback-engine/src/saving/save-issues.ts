import type { Issue } from "@plumbline/model-core";
import { shortPath } from "@plumbline/model-core";
import { textProblems } from "./text-limits.js";

/** The save limits a document breaks, each once, in the order found. */
export class SaveIssues {
  readonly issues: Issue[] = [];
  readonly #known = new Set<string>();

  add(path: string, message: string): void {
    const field = shortPath(path);
    const key = `${field}\n${message}`;
    if (!this.#known.has(key)) {
      this.#known.add(key);
      this.issues.push({ field, message });
    }
  }

  /** Checks a text that may be missing; without a number of characters only what it holds. */
  text(path: string, text: string | null | undefined, characters: number | null = null): void {
    for (const problem of typeof text === "string" ? textProblems(text, characters) : []) {
      this.add(path, problem);
    }
  }
}
