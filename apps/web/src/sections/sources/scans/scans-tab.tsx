import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PagedList } from "../../../api/paged-list.js";
import { askedOf } from "../../../api/scan-name.js";
import { ChoiceField } from "../../../design/choice-field.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Filters } from "../../../design/filters.js";
import { hasWords } from "../../../design/has-words.js";
import { SearchField } from "../../../design/search-field.js";
import { Stack } from "../../../design/stack.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import { SOURCE_WORDS } from "../../../words/sources.js";
import { NoneFound } from "../none-found.js";
import { RepositoryChoice } from "../repository-choice.js";
import type { Scan } from "../source-records.js";
import { SCAN_KINDS, SCAN_STATES } from "../sources-search.js";
import { useSourcesSearch } from "../use-sources-search.js";
import { scansQuery } from "./scan-queries.js";
import { ScanRow } from "./scan-row.js";
import { pollAfter } from "./scan-view.js";

const ROW = 58;

/** Every scan of a project, the newest first. */
export function ScansTab(): ReactNode {
  const { projectId, search, change } = useSourcesSearch();
  const { q, repositoryId, kind, state } = search;
  const scans = useInfiniteQuery({
    ...scansQuery(projectId, search),
    refetchInterval: ({ state: { data } }) => pollAfter(data?.pages.flatMap(({ items }) => items) ?? []),
  });
  const isFiltered = [q, repositoryId, kind, state].some((filter) => filter !== undefined);
  return (
    <Stack>
      <Filters label={SOURCE_WORDS.filters}>
        <SearchField label={SOURCE_WORDS.search} value={q} onSought={(sought) => change({ q: sought })} />
        <RepositoryChoice value={repositoryId} onChange={(id) => change({ repositoryId: id })} />
        <ChoiceField
          label={words.kind}
          value={kind}
          options={SCAN_KINDS}
          names={words.kinds}
          none={SOURCE_WORDS.any}
          onChange={(one) => change({ kind: one })}
        />
        <ChoiceField
          label={words.state}
          value={state}
          options={SCAN_STATES}
          names={words.states}
          none={SOURCE_WORDS.any}
          onChange={(one) => change({ state: one })}
        />
      </Filters>
      <PagedList<Scan>
        label={words.list}
        query={scans}
        keyOf={({ id }) => id}
        rowHeight={ROW}
        filter={(scan) => hasWords(`${scan.repository} ${askedOf(scan)} ${scan.commit ?? ""}`, q)}
        row={(scan) => <ScanRow projectId={projectId} scan={scan} />}
        empty={isFiltered ? <NoneFound /> : <NoScans projectId={projectId} />}
      />
    </Stack>
  );
}

function NoScans({ projectId }: { readonly projectId: string }): ReactNode {
  return (
    <EmptyState title={words.none} words={words.noneWords}>
      <Link to="/projects/$projectId/sources" params={{ projectId }}>
        {words.toRepositories}
      </Link>
    </EmptyState>
  );
}
