import type { Issue } from "@plumbline/model-core";
import { shortPath } from "@plumbline/model-core";

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

  addAll(issues: readonly Issue[]): void {
    for (const { field, message } of issues) {
      this.add(field, message);
    }
  }
}
