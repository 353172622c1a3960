import type { Category } from "./finding-words.js";

/** A rule of the review as it is listed (docs/reference/review.md#rules). */
export interface RuleRecord {
  readonly id: string;
  readonly version: number;
  readonly category: Category;
  readonly title: string;
  /** What it reads, in words. */
  readonly reads: string;
  /** What settles a concern or an unknown, in words. */
  readonly settle: string;
}
