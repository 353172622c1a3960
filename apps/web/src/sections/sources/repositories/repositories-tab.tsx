import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PagedList } from "../../../api/paged-list.js";
import { repositoriesQuery } from "../../../api/repositories-query.js";
import { useMayEdit } from "../../../api/use-role.js";
import { Button } from "../../../design/button.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Filters } from "../../../design/filters.js";
import { hasWords } from "../../../design/has-words.js";
import { SearchField } from "../../../design/search-field.js";
import { Stack } from "../../../design/stack.js";
import { SOURCE_WORDS as words } from "../../../words/sources.js";
import { NoneFound } from "../none-found.js";
import { CompareDialog } from "../scans/compare-dialog.js";
import { useSourcesSearch } from "../use-sources-search.js";
import { ChangeRefDialog } from "./change-ref-dialog.js";
import { CodeHostLine } from "./code-host-line.js";
import { FollowDialog } from "./follow-dialog.js";
import type { RepositoryAsk } from "./repository-actions.js";
import { RepositoryRow } from "./repository-row.js";
import { StopDialog } from "./stop-dialog.js";

const ROW = 64;
/** As many as are seen at a glance need no search. */
const FEW = 5;

/** What a project follows, and what can be done with each. */
export function RepositoriesTab(): ReactNode {
  const { projectId, search, change } = useSourcesSearch();
  const mayEdit = useMayEdit(projectId);
  const repositories = useInfiniteQuery(repositoriesQuery(projectId));
  const [asked, ask] = useState<RepositoryAsk | null>(null);
  const follow = mayEdit && (
    <div>
      <Button look="primary" onClick={() => change({ follow: "yes" })}>
        {words.follow}
      </Button>
    </div>
  );
  const isEmpty = repositories.data?.length === 0;
  return (
    <Stack>
      {!isEmpty && follow}
      {(repositories.data?.length ?? 0) > FEW && (
        <Filters label={words.filters}>
          <SearchField label={words.search} value={search.q} onSought={(q) => change({ q })} />
        </Filters>
      )}
      <PagedList
        label={words.list}
        query={repositories}
        keyOf={({ id }) => id}
        rowHeight={ROW}
        filter={({ repository, trackedRef }) => hasWords(`${repository} ${trackedRef}`, search.q)}
        row={(repository) => (
          <RepositoryRow projectId={projectId} repository={repository} onAsk={mayEdit ? ask : undefined} />
        )}
        empty={isEmpty ? <NoneYet follow={follow} /> : <NoneFound />}
      />
      <CodeHostLine projectId={projectId} />
      {search.follow !== undefined && mayEdit && (
        <FollowDialog projectId={projectId} onClose={() => change({ follow: undefined })} />
      )}
      <Asked projectId={projectId} asked={asked} onClose={() => ask(null)} />
    </Stack>
  );
}

function NoneYet({ follow }: { readonly follow: ReactNode }): ReactNode {
  return (
    <EmptyState title={words.noneYet} words={follow ? words.noneYetWords : words.noneYetViewer}>
      {follow}
    </EmptyState>
  );
}

interface AskedProps {
  readonly projectId: string;
  readonly asked: RepositoryAsk | null;
  readonly onClose: () => void;
}

function Asked({ projectId, asked, onClose }: AskedProps): ReactNode {
  if (asked === null) {
    return null;
  }
  const props = { projectId, repository: asked.repository, onClose };
  switch (asked.what) {
    case "stop":
      return <StopDialog {...props} />;
    case "compare":
      return <CompareDialog {...props} />;
    case "ref":
      return <ChangeRefDialog {...props} />;
  }
}
