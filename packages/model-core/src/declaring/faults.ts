import type { Issue } from "../issue.js";
import type { Report } from "./document-walk.js";
import type { Fault } from "./manner.js";

/** What is wrong with a document: faults of the shape and broken rules apart, each in the order they were met. */
export class Faults {
  readonly shape: Issue[] = [];
  readonly rule: Issue[] = [];
  readonly #most: number;
  readonly #pathAs: (path: string) => string;

  /** `most` of each kind are kept; `pathAs` is how a path is told. */
  constructor(most: number, pathAs = (path: string): string => path) {
    this.#most = most;
    this.#pathAs = pathAs;
  }

  /** For a walk. */
  readonly report: Report = (fault, path, message) => this.add(fault, path, message);

  add(fault: Fault, path: () => string, message: string): void {
    const issues = this[fault];
    if (issues.length < this.#most) {
      issues.push({ field: this.#pathAs(path()), message });
    }
  }
}
