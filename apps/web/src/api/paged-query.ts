import {
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query";

/** A page of a list, and where the next one begins. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Where a page begins, as the service takes it in a query: the first has no cursor. */
export interface PageStart {
  readonly cursor?: string;
}

export type Pages<Item> = UseInfiniteQueryResult<readonly Item[]>;

type ReadPage<Item> = (start: PageStart, signal: AbortSignal) => Promise<PageOf<Item>>;

/** A list that the service gives page by page, one asked for after the other, as one list that grows. */
export function pagedOptions<Item>(queryKey: QueryKey, read: ReadPage<Item>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam === "" ? {} : { cursor: pageParam }, signal),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

export function usePages<Item>(queryKey: QueryKey, read: ReadPage<Item>): Pages<Item> {
  return useInfiniteQuery(pagedOptions(queryKey, read));
}
