import type { Cited } from "../records/cited.js";
import { isStated, oncePerReview, type ReviewContext } from "../state/review-context.js";
import { namersOfElements } from "./namers-of-elements.js";
import type { Namers } from "./what-names.js";

/** How an element is named: by itself, or by what names an element inside it. */
export interface WayToElement {
  /** What names the innermost element. */
  readonly namer: Cited;
  /** The named element right inside it; null when it is named itself. */
  readonly inside: Cited | null;
  /** The fact in doubt on the way that is nearest to it; null when each counts as stated. */
  readonly doubt: Cited | null;
}

export type WaysToElements = ReadonlyMap<string, WayToElement>;

/** By element: the nearest way on which each fact counts as stated. */
export const statedWays = oncePerReview((context) => waysUp(context, false));

/** By element: the nearest way, whatever the facts on it. */
export const anyWays = oncePerReview((context) => waysUp(context, true));

/** A checked model has three levels; a way through many more is cited in part. */
const MOST_LEVELS = 20;

/** Everything on a way to an element but the element itself: what names it, and the elements inside it. */
export function factsOnWay(ways: WaysToElements, { namer, inside }: WayToElement): readonly Cited[] {
  const facts: Cited[] = [namer];
  for (let next = inside; next !== null && facts.length <= MOST_LEVELS; ) {
    facts.push(next);
    next = ways.get(next.id)?.inside ?? null;
  }
  return facts;
}

/** What names a part names also what it is in. Nearest first and each element once: parents may form a circle. */
function waysUp(context: ReviewContext, mayBeInDoubt: boolean): WaysToElements {
  const ways = new Map<string, WayToElement>();
  for (const [id, namers] of namersOfElements(context)) {
    const way = directWay(namers);
    if (mayBeInDoubt || way.doubt === null) {
      ways.set(id, way);
    }
  }
  for (const [id, way] of ways) {
    const parentId = context.index.elements.get(id)?.parentId ?? null;
    const up = wayThrough(context, { kind: "element", id }, way);
    if (parentId !== null && !ways.has(parentId) && (mayBeInDoubt || up.doubt === null)) {
      ways.set(parentId, up);
    }
  }
  return ways;
}

function directWay({ stated, first }: Namers): WayToElement {
  return { namer: stated ?? first, inside: null, doubt: stated === null ? first : null };
}

function wayThrough(context: ReviewContext, inside: Cited, { namer, doubt }: WayToElement): WayToElement {
  return { namer, inside, doubt: isStated(context, inside) ? doubt : inside };
}
