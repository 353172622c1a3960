import type { PromiseRow } from "../storing/promise.repository.js";

/** Promises of a page where all are read: two pages and their runs are held at a time, and the promises of a third. */
export const PAGE_OF_ALL = 100;

/** How the pages of promises are read. */
export interface Reading<Row, Page> {
  /** The promises after a number: as many as a page has, fewer in the last one. */
  readonly rows: (after: number) => Promise<readonly Row[]>;
  /** A page, with all that the work on it needs of the database. */
  readonly page: (rows: readonly Row[]) => Promise<Page>;
}

/** A page that is being read, and the promises of the one after it: null where it is the last. */
interface Ahead<Row, Page> {
  readonly page: Promise<Page>;
  readonly rows: Promise<readonly Row[] | null>;
}

/**
 * All promises after a number, page by page. Whoever asks for a second page mostly goes through all: from then on the next one
 * is read while one is worked on, and the promises of the one after it. Nothing is being read any more when it ends, whenever
 * that is; in between, no work on a page may need the connection for itself.
 */
export async function* pageByPage<Row extends Pick<PromiseRow, "number">, Page>(
  after: number,
  atOnce: number,
  reading: Reading<Row, Page>,
): AsyncGenerator<Page> {
  const rowsAfter = async (rows: readonly Row[]): Promise<readonly Row[] | null> => {
    const last = rows.length < atOnce ? undefined : rows.at(-1);
    return last === undefined ? null : await reading.rows(last.number);
  };
  const readAhead = (rows: readonly Row[] | null): Ahead<Row, Page> | null =>
    rows === null ? null : { page: toldLater(reading.page(rows)), rows: toldLater(rowsAfter(rows)) };
  const first = await reading.rows(after);
  yield await reading.page(first);
  let ahead = readAhead(await rowsAfter(first));
  try {
    while (ahead !== null) {
      const { page, rows }: Ahead<Row, Page> = ahead;
      const read = await page;
      ahead = await rows.then(readAhead, failed);
      await onItsWay();
      yield read;
    }
  } finally {
    await Promise.allSettled([ahead?.page, ahead?.rows]);
  }
}

/** Without the promises of a page there is none. */
function failed(thrown: unknown): Ahead<never, never> {
  const never = toldLater(Promise.reject(thrown));
  return { page: never, rows: never };
}

/** A failure is told to whoever asks for it. */
function toldLater<Value>(reading: Promise<Value>): Promise<Value> {
  reading.catch(() => undefined);
  return reading;
}

/** What was asked for has been sent when this has settled: work that goes on without a pause would hold it back. */
function onItsWay(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
