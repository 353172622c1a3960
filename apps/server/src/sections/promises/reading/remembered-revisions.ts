import type { Guid } from "@plumbline/model-core";
import type { Revision } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import type {
  PromiseRepository,
  PromiseRow,
  RevisionsRead,
  RowOfPage,
} from "../storing/promise.repository.js";
import { type OfPromise, Remembered, type StampedPromise } from "./remembered.js";

type Revisions = OfPromise<readonly Revision[]>;

/** Characters of stored revisions: a page of fifty promises with ten obligations each has 400,000. */
const REMEMBERED_LENGTH = 1024 * 1024;

/**
 * Keeps the revisions of promises that were listed last. Each write of a promise raises its version, so they are the same
 * as long as that is.
 */
export class RememberedRevisions {
  private readonly remembered;

  constructor(
    private readonly promises: Pick<PromiseRepository, "rowsOfPage" | "newestRevisions">,
    most = REMEMBERED_LENGTH,
  ) {
    this.remembered = new Remembered<readonly Revision[]>(most);
  }

  /**
   * Promises as `PromiseRepository.page` gives them. Call it in a transaction that sees one moment and writes nothing: what is
   * read here is kept, and may not be taken back.
   */
  async page(reader: Reader, projectId: Guid, after: number, rows: number): Promise<readonly PromiseRow[]> {
    const page = await this.promises.rowsOfPage(reader, projectId, after, rows);
    const asked = page.map((row) => stamped(projectId, row));
    const known = new Map(asked.map((promise) => [promise.id, this.remembered.of(promise)]));
    const unknown = [...known].flatMap(([id, one]) => (one === null ? [id] : []));
    const read =
      unknown.length === 0 ? NOTHING : await this.promises.newestRevisions(reader, projectId, unknown);
    const found = asked.map((promise) => known.get(promise.id) ?? revisionsOf(promise, read));
    this.remembered.keep(found);
    return page.map((row, at) => ({
      ...row,
      promise: { ...row.promise, revisions: found[at]?.value ?? [] },
    }));
  }
}

/** With the moment of its last write: where a database was put back to a moment before, a version may come again. */
function stamped(projectId: Guid, { promise: { id }, version, updatedAt }: RowOfPage): StampedPromise {
  return { projectId, id, stamp: `${version} ${updatedAt}` };
}

function revisionsOf(promise: StampedPromise, read: ReadonlyMap<Guid, RevisionsRead>): Revisions {
  const { revisions, length } = read.get(promise.id) ?? NO_REVISIONS;
  return { ...promise, value: revisions, length };
}

const NOTHING: ReadonlyMap<Guid, RevisionsRead> = new Map();
const NO_REVISIONS: RevisionsRead = { revisions: [], length: 0 };
