import type { PromiseRow } from "../storing/promise.repository.js";

/** Promises of a page where all are read: two pages and their runs are held at a time. */
export const PAGE_OF_ALL = 100;

/** Promises of a page with what else was read of it. */
interface PageOfPromises {
  readonly rows: readonly Pick<PromiseRow, "number">[];
}

/**
 * All promises after a number, page by page. Whoever asks for a second page mostly goes through all: from then on the next is
 * read while one is worked on. Nothing is being read any more when it ends, whenever that is; in between,
 * no work on a page may need the connection for itself.
 * @param read the promises after a number, `atOnce` of them but in the last page
 */
export async function* pageByPage<Page extends PageOfPromises>(
  after: number,
  atOnce: number,
  read: (after: number) => Promise<Page>,
): AsyncGenerator<Page> {
  const nextOf = ({ rows }: Page): Promise<Page> | null => {
    const last = rows.length < atOnce ? undefined : rows.at(-1);
    return last === undefined ? null : read(last.number);
  };
  const first = await read(after);
  yield first;
  for (let page = await nextOf(first); page !== null; ) {
    const ahead = nextOf(page);
    // A failure is told to whoever asks for the page.
    const isRead = ahead?.catch(() => undefined);
    try {
      yield page;
    } finally {
      await isRead;
    }
    page = await ahead;
  }
}
