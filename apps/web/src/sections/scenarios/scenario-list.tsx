import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue, useEffect } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { Loading } from "../../design/loading.js";
import { SearchField } from "../../design/search-field.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import styles from "./scenario-list.module.css";
import { scenarioListQuery } from "./scenario-queries.js";
import { ScenarioRow } from "./scenario-row.js";
import { useBreakablePart } from "./use-breakable-part.js";

const words = SCENARIO_WORDS.list;

export interface ScenarioListProps {
  readonly projectId: string;
  readonly mayEdit: boolean;
  readonly onCreate: () => void;
}

/** Scenarios by their names. A search looks through all of them, so it reads on to the last page. */
export function ScenarioList({ projectId, mayEdit, onCreate }: ScenarioListProps): ReactNode {
  const { q = "", part: partId } = useSearch({ from: "/in/projects/$projectId/scenarios" });
  const navigate = useNavigate({ from: "/projects/$projectId/scenarios" });
  const query = useInfiniteQuery(scenarioListQuery(projectId));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const part = useBreakablePart(projectId, partId);
  const isNarrowed = q.trim() !== "" || partId !== undefined;
  const sought = useDeferredValue(q.trim().toLowerCase());
  useEffect(() => {
    if (isNarrowed && hasNextPage && !isFetchingNextPage) {
      void fetchNextPage();
    }
  }, [isNarrowed, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const search = (text: string | undefined): void =>
    void navigate({ search: (before) => ({ ...before, q: text }), replace: true });
  const showAll = (): void =>
    void navigate({ search: (before) => ({ ...before, q: undefined, part: undefined }), replace: true });
  if (data === undefined) {
    return query.isPending ? (
      <Loading />
    ) : (
      <ProblemView error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  const all = data.pages.flatMap(({ items }) => items);
  if (all.length === 0) {
    return <NoScenario mayEdit={mayEdit} onCreate={onCreate} />;
  }
  const shown = all.filter(
    ({ id, name }) =>
      name.toLowerCase().includes(sought) && (part === null || part.scenarioIds?.has(id) !== false),
  );
  return (
    <>
      <Narrowing
        {...{ q, search, showAll }}
        count={words.shown(shown.length, all.length)}
        partName={part?.name ?? null}
      />
      {shown.length === 0 && !hasNextPage ? (
        <NoneShown partName={part?.name ?? null} showAll={showAll} />
      ) : (
        <EndlessList
          label={words.label}
          items={shown}
          keyOf={({ id }) => id}
          row={(item) => (
            <ScenarioRow projectId={projectId} item={item} mayEdit={mayEdit} broken={part?.broken} />
          )}
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  );
}

interface NarrowingProps {
  readonly q: string;
  readonly search: (text: string | undefined) => void;
  readonly showAll: () => void;
  /** How many are shown, in words. */
  readonly count: string;
  /** The part that all of them let take part; null where any is shown. */
  readonly partName: string | null;
}

function Narrowing({ q, search, showAll, count, partName }: NarrowingProps): ReactNode {
  return (
    <div className={styles["filters"]}>
      <SearchField label={words.searchLabel} value={q} onSought={search} />
      <p className={styles["count"]} role="status">
        {count}
      </p>
      {partName !== null && (
        <p className={styles["part"]}>
          {words.takingPart(partName)}{" "}
          <Button size="small" look="quiet" onClick={showAll}>
            {words.showAll}
          </Button>
        </p>
      )}
    </div>
  );
}

function NoneShown({ partName, showAll }: Pick<NarrowingProps, "partName" | "showAll">): ReactNode {
  return (
    <EmptyState
      title={partName === null ? words.noneFound : words.noneTakingPart(partName)}
      words={partName === null ? words.noneFoundWords : words.noneTakingPartWords}
    >
      <Button onClick={showAll}>{words.showAll}</Button>
    </EmptyState>
  );
}

function NoScenario({ mayEdit, onCreate }: Omit<ScenarioListProps, "projectId">): ReactNode {
  return (
    <EmptyState title={words.empty} words={mayEdit ? words.emptyWords : words.emptyReader}>
      {mayEdit && (
        <Button look="primary" onClick={onCreate}>
          {words.create}
        </Button>
      )}
    </EmptyState>
  );
}
