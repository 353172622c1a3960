import type { ReactNode } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { Loading } from "../../design/loading.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import type { PromiseListSearch } from "./promise-list-search.js";
import { usePromiseList } from "./promise-queries.js";
import { PromiseRow } from "./promise-row.js";

const ROW = 62;

export interface PromiseListProps {
  readonly projectId: string;
  readonly search: PromiseListSearch;
  readonly onClear: () => void;
}

export function PromiseList({ projectId, search, onClear }: PromiseListProps): ReactNode {
  const list = usePromiseList(projectId, search);
  if (list.data === undefined) {
    return list.isPending ? (
      <Loading />
    ) : (
      <ProblemView error={list.error} onRetry={() => void list.refetch()} />
    );
  }
  if (list.data.length === 0) {
    return Object.values(search).some((value) => value !== undefined) ? (
      <EmptyState title={words.noneFound} words={words.noneFoundWords}>
        <Button onClick={onClear}>{words.clear}</Button>
      </EmptyState>
    ) : (
      <EmptyState title={words.none} words={words.noneWords} />
    );
  }
  return (
    <>
      <ProblemView error={list.error} onRetry={() => void list.refetch()} />
      <EndlessList
        label={words.title}
        items={list.data}
        keyOf={({ id }) => id}
        row={(promise) => <PromiseRow projectId={projectId} promise={promise} />}
        rowHeight={ROW}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
