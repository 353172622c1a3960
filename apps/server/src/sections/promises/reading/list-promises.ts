import type { Guid } from "@plumbline/model-core";
import {
  draftOf,
  inForceOf,
  linkedThings,
  listedContents,
  type PromiseListItem,
  type PromiseState,
  promiseListItem,
  type ReadPromise,
  stateOf,
} from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { PromiseRepository, type PromiseRow } from "../storing/promise.repository.js";
import { PAGE_OF_ALL, pageByPage } from "./page-by-page.js";
import { aroundPromises, workedOut } from "./read-promises.js";
import { RememberedRevisions } from "./remembered-revisions.js";
import { StateOfMain } from "./state-of-main.js";

/** Which promises a list shows; what is null shows all. */
export interface PromiseFilter {
  readonly state: PromiseState | null;
  readonly needsReview: boolean | null;
  readonly hasGaps: boolean | null;
  /** The ID of something that the draft or the revision in force is linked with. */
  readonly linkedId: Guid | null;
  /** A text in the requirement ID, title or claim, in any letter case. */
  readonly q: string | null;
}

export interface ListRequest {
  readonly projectId: Guid;
  readonly filter: PromiseFilter;
  /** The number of the last promise of the page before; 0 for the first page. */
  readonly after: number;
  /** Items to find at most. */
  readonly rows: number;
}

/** A promise of a list with its number, by which pages go on. */
export interface ListedPromise {
  readonly number: number;
  readonly item: PromiseListItem;
}

const stored = new PromiseRepository();
const remembered = new RememberedRevisions(stored);

/**
 * The promises that a filter shows, in the order of their numbers. Call it in a transaction that sees one moment and writes
 * nothing.
 */
export async function listPromises(
  reader: Reader,
  { projectId, filter, after, rows }: ListRequest,
): Promise<readonly ListedPromise[]> {
  const found: ListedPromise[] = [];
  // A filter may go through all of them: what it reads is not what is asked for again.
  const isWhole = Object.values(filter).every((wanted) => wanted === null);
  const [atOnce, promises] = isWhole ? [rows, remembered] : [PAGE_OF_ALL, stored];
  const main = new StateOfMain(reader, projectId);
  const pages = pageByPage(after, atOnce, {
    rows: (last) => promises.page(reader, projectId, last, atOnce),
    page: async (page) => {
      const wanted = page.filter((row) => isWanted(row, filter));
      return { wanted, around: await aroundPromises(reader, projectId, wanted, main) };
    },
  });
  for await (const { wanted, around } of pages) {
    const read = workedOut(around);
    const items = wanted.map((row, index) => listed(row, read[index]));
    found.push(...items.filter(({ item }) => hasWantedStanding(item, filter)));
    if (found.length >= rows) {
      break;
    }
  }
  return found.slice(0, rows);
}

function listed({ number, updatedAt }: PromiseRow, read: ReadPromise | undefined): ListedPromise {
  if (read === undefined) {
    throw new Error("Each promise is read");
  }
  return { number, item: promiseListItem({ ...read, updatedAt }) };
}

/** What a promise says by itself. */
function isWanted({ promise }: PromiseRow, { state, linkedId, q }: PromiseFilter): boolean {
  const contents = [draftOf(promise), inForceOf(promise)].flatMap((revision) => revision?.content ?? []);
  const isLinked = linkedId === null || contents.flatMap(linkedThings).some(({ id }) => id === linkedId);
  const texts = [
    promise.requirementId,
    ...listedContents(promise).flatMap(({ title, claim }) => [title, claim]),
  ];
  const isFound = q === null || texts.some((text) => text.toLowerCase().includes(q.toLowerCase()));
  return (state === null || stateOf(promise) === state) && isLinked && isFound;
}

/** What is worked out when it is read. */
function hasWantedStanding(item: PromiseListItem, { needsReview, hasGaps }: PromiseFilter): boolean {
  const isWantedReview = needsReview === null || item.needsReview === needsReview;
  return isWantedReview && (hasGaps === null || item.hasGaps === hasGaps);
}
