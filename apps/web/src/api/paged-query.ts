import { infiniteQueryOptions } from "@tanstack/react-query";

/** A page as the lists of the service answer it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

export interface PageRead {
  /** Where the page begins; undefined for the first. */
  readonly cursor: string | undefined;
  readonly signal: AbortSignal;
}

/** A list that comes in pages, one asked for after the other. */
export function pagedOptions<Item>(
  queryKey: readonly unknown[],
  read: (page: PageRead) => Promise<Page<Item>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

/** The parameters of a query for a page: what is not asked for is left out. */
export function pageParameters(cursor: string | undefined, limit = 100) {
  return { limit, ...(cursor === undefined ? {} : { cursor }) };
}
