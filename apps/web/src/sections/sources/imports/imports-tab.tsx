import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PagedList } from "../../../api/paged-list.js";
import { useActorName } from "../../../api/use-actor-name.js";
import { ChoiceField } from "../../../design/choice-field.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Filters } from "../../../design/filters.js";
import { hasWords } from "../../../design/has-words.js";
import { HashText } from "../../../design/hash-text.js";
import { Row } from "../../../design/row.js";
import { SearchField } from "../../../design/search-field.js";
import { Stack } from "../../../design/stack.js";
import { TimeText } from "../../../design/time-text.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { SOURCE_WORDS } from "../../../words/sources.js";
import { NoneFound } from "../none-found.js";
import { RepositoryChoice } from "../repository-choice.js";
import type { ImportSummary } from "../source-records.js";
import { IMPORT_STATES } from "../sources-search.js";
import { useSourcesSearch } from "../use-sources-search.js";
import { useImports } from "./import-queries.js";
import { ImportStateBadge } from "./import-state-badge.js";
import styles from "./imports.module.css";

/** Every import of a project, the newest first. */
export function ImportsTab(): ReactNode {
  const { projectId, search, change } = useSourcesSearch();
  const imports = useImports(projectId, search);
  const isFiltered = [search.q, search.repositoryId, search.import].some((filter) => filter !== undefined);
  return (
    <Stack>
      <Filters label={SOURCE_WORDS.filters}>
        <SearchField label={SOURCE_WORDS.search} value={search.q} onSought={(q) => change({ q })} />
        <RepositoryChoice value={search.repositoryId} onChange={(id) => change({ repositoryId: id })} />
        <ChoiceField
          label={words.state}
          value={search.import}
          options={IMPORT_STATES}
          names={words.states}
          none={SOURCE_WORDS.any}
          onChange={(state) => change({ import: state })}
        />
      </Filters>
      <PagedList
        label={words.list}
        query={imports}
        keyOf={({ id }) => id}
        filter={({ repository, commit }) => hasWords(`${repository} ${commit}`, search.q)}
        row={(source) => <ImportRow projectId={projectId} source={source} />}
        empty={isFiltered ? <NoneFound /> : <NoImports projectId={projectId} />}
      />
    </Stack>
  );
}

interface ImportRowProps {
  readonly projectId: string;
  readonly source: ImportSummary;
}

function ImportRow({ projectId, source }: ImportRowProps): ReactNode {
  const nameOf = useActorName(projectId);
  const { id, repository, state, counts, commit, createdBy, createdAt } = source;
  return (
    <Row
      title={
        <Link to="/projects/$projectId/sources/imports/$importId" params={{ projectId, importId: id }}>
          {repository}
        </Link>
      }
      hover={repository}
      words={
        <span className={styles["about"]}>
          <span>{words.counts(counts.open, counts.accepted, counts.rejected)}</span>
          <span>
            {nameOf(createdBy)}, <TimeText at={createdAt} />
          </span>
        </span>
      }
    >
      <HashText hash={commit} />
      <ImportStateBadge state={state} />
    </Row>
  );
}

function NoImports({ projectId }: { readonly projectId: string }): ReactNode {
  return (
    <EmptyState title={words.none} words={words.noneWords}>
      <Link to="/projects/$projectId/sources" params={{ projectId }} search={{ tab: "scans" }}>
        {words.toScans}
      </Link>
    </EmptyState>
  );
}
