import type { FactKind } from "@plumbline/model-core";
import type { ReviewContext } from "../state/review-context.js";

export const CATEGORIES = ["resilience", "contracts", "truth", "overengineering"] as const;
export type Category = (typeof CATEGORIES)[number];

export const RESULTS = ["verified", "concern", "unknown", "not-applicable"] as const;
export type ResultWord = (typeof RESULTS)[number];

export const SEVERITIES = ["blocking", "warning", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a rule judges or rests on: a fact of the model, a scenario or a promise, in the model's words. */
export type CitedKind = FactKind | "scenario" | "promise";

/** One thing by its ID; it need not be there. */
export interface Cited {
  readonly kind: CitedKind;
  readonly id: string;
}

/** What a rule says of one subject. */
export interface Judgement {
  readonly subject: Cited;
  readonly result: ResultWord;
  readonly severity: Severity;
  /** A sentence; it ends without a full stop where it goes on in no other. */
  readonly reason: string;
  /** Every fact that the result rests on, the subject among them; order and repeats do not matter. */
  readonly cites: readonly Cited[];
  /** What the reason counts, or names only the first of: the fingerprint holds each. */
  readonly items: readonly string[];
}

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

/** A rule: a function of the reviewed state, with what its page says of it. */
export interface Rule extends RuleRecord {
  /** When it gives each result, in words; null where it never does. */
  readonly results: { readonly [Result in ResultWord]: string | null };
  /** Which severity its findings have, in words. */
  readonly severity: string;
  /** One judgement for each subject, in any order. */
  readonly evaluate: (context: ReviewContext) => readonly Judgement[];
}
