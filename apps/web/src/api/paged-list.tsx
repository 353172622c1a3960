import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EndlessList } from "../design/endless-list.js";
import { Loading } from "../design/loading.js";
import { ProblemView } from "./problem-view.js";

export interface PagedListProps<Item> {
  readonly label: string;
  readonly query: UseInfiniteQueryResult<readonly Item[]>;
  readonly keyOf: (item: Item) => string;
  readonly row: (item: Item) => ReactNode;
  readonly rowHeight?: number | undefined;
  readonly className?: string | undefined;
  /** What the filters of the screen let through: pages are read until something is there, or none is left. */
  readonly filter?: ((item: Item) => boolean) | undefined;
  /** Instead of a list with nothing in it. */
  readonly empty: ReactNode;
}

/** A list of the service as one scroll: on its way, refused, empty, or here. */
export function PagedList<Item>(props: PagedListProps<Item>): ReactNode {
  const { label, query, keyOf, row, rowHeight, className, filter, empty } = props;
  if (query.isPending) {
    return <Loading />;
  }
  const all = query.data ?? [];
  const items = filter === undefined ? all : all.filter(filter);
  const more = query.error === null && query.hasNextPage;
  return (
    <>
      <ProblemView error={query.error} onRetry={() => void retry(query)} />
      {items.length === 0 && !more ? (
        query.error === null && empty
      ) : (
        <EndlessList
          label={label}
          items={items}
          keyOf={keyOf}
          row={row}
          rowHeight={rowHeight}
          className={className}
          hasMore={more}
          isLoadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

async function retry<Item>(query: UseInfiniteQueryResult<readonly Item[]>): Promise<void> {
  await (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
}
