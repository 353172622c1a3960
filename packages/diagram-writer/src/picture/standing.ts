/** How sure a fact is, as a drawing shows it. */

import type { Element, FactStanding } from "@plumbline/model-core";

export const MARKS = ["inferred", "unknown", "stale", "planned", "deprecated", "removed"] as const;
/** Why a fact is drawn apart from one that is there and known. */
export type Mark = (typeof MARKS)[number];

/** Marks of what is known but not there now: drawn in another colour, not as doubt. */
const LIFECYCLE: readonly Mark[] = ["planned", "deprecated", "removed"];

/**
 * Marks of a fact: `inferred`, `unknown` and `stale` are doubts about it
 * (docs/reference/model.md#truth-labels).
 */
export function marksOfFact(fact: FactStanding): readonly Mark[] {
  const marks: Mark[] = [];
  if (fact.factStatus === "inferred" || fact.factStatus === "unknown") {
    marks.push(fact.factStatus);
  }
  if (fact.stale !== null) {
    marks.push("stale");
  }
  return marks;
}

/** Marks of an element: those of the fact and its status, when that is not `current`. */
export function marksOfElement(element: Element): readonly Mark[] {
  const marks = marksOfFact(element);
  return element.status === "current" ? marks : [...marks, element.status];
}

/** The doubts of all facts a thing rests on, in the order of the marks. */
export function allMarks(...lists: readonly (readonly Mark[])[]): readonly Mark[] {
  const all = new Set(lists.flat());
  return MARKS.filter((mark) => all.has(mark));
}

/** Whether marks put a fact in doubt, so that it is drawn with dashes. */
export function isDoubtful(marks: readonly Mark[]): boolean {
  return marks.some((mark) => !LIFECYCLE.includes(mark));
}

/** Whether marks say that a thing is not, or not for long, part of the system. */
export function lifecycleOf(marks: readonly Mark[]): Mark | null {
  return marks.find((mark) => LIFECYCLE.includes(mark)) ?? null;
}

/** The marks as a person reads them after a name: ` (inferred, planned)`, or nothing. */
export function marksInWords(marks: readonly Mark[]): string {
  return marks.length === 0 ? "" : ` (${marks.join(", ")})`;
}
