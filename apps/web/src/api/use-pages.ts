import { type QueryKey, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";

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

/** A list that the service gives page by page, as one list that grows. */
export function usePages<Item>(
  queryKey: QueryKey,
  read: (start: PageStart, signal: AbortSignal) => Promise<PageOf<Item>>,
): Pages<Item> {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam === "" ? {} : { cursor: pageParam }, signal),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
