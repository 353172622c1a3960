import { type DecisionFilter, type DecisionRecord, isListed } from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { MAX_PAGE_BYTES } from "../limits.js";
import { type DecisionOutline, DecisionRepository } from "../storing/decision.repository.js";
import { recordsOf } from "./answer-decision.js";

export interface ListRequest {
  readonly projectId: Guid;
  readonly filter: DecisionFilter;
  /** The number of the last decision of the page before; 0 for the first page. */
  readonly after: number;
  readonly limit: number;
}

/** A page of decisions. */
export interface ListedDecisions {
  readonly outcome: "listed";
  readonly records: readonly DecisionRecord[];
  /** Whether a decision comes after them. */
  readonly hasMore: boolean;
}

/** Decisions that are looked at together while a filter looks for those it shows. */
const LOOKED_AT = 500;

const decisions = new DecisionRepository();

/** The decisions that a filter shows, in the order of their numbers, no more than fit a page. */
export async function listDecisions(reader: Reader, request: ListRequest): Promise<ListedDecisions> {
  const { projectId, limit } = request;
  const found = await wanted(reader, request, limit + 1);
  const page = fitting(found.slice(0, limit));
  const ids = page.map(({ id }) => id);
  const stored = await decisions.findAll(reader, projectId, ids);
  const records = await recordsOf(reader, projectId, stored);
  return { outcome: "listed", records, hasMore: found.length > page.length };
}

async function wanted(
  reader: Reader,
  { projectId, filter, after }: ListRequest,
  most: number,
): Promise<readonly DecisionOutline[]> {
  const found: DecisionOutline[] = [];
  for (let last: number | null = after; last !== null && found.length < most; ) {
    const outlines: readonly DecisionOutline[] = await decisions.outlines(reader, projectId, last, LOOKED_AT);
    found.push(...outlines.filter((outline) => isListed(outline, filter)));
    last = outlines.length < LOOKED_AT ? null : (outlines.at(-1)?.number ?? null);
  }
  return found.slice(0, most);
}

/** The first of them, and those after it that a page has room for. */
function fitting(outlines: readonly DecisionOutline[]): readonly DecisionOutline[] {
  let left = MAX_PAGE_BYTES;
  return outlines.filter(({ bytes }, index) => {
    left -= bytes;
    return index === 0 || left >= 0;
  });
}
