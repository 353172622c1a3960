import type { Schemas } from "@plumbline/api-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PagedList } from "../../api/paged-list.js";
import { projectsQuery } from "../../api/projects-query.js";
import { byteWords } from "../../design/byte-words.js";
import { EmptyState } from "../../design/empty-state.js";
import { Filters } from "../../design/filters.js";
import { hasWords } from "../../design/has-words.js";
import { Meter } from "../../design/meter.js";
import { QuietText } from "../../design/quiet-text.js";
import { Row } from "../../design/row.js";
import { SearchField } from "../../design/search-field.js";
import { Stack } from "../../design/stack.js";
import { TimeText } from "../../design/time-text.js";
import { WORKSPACE_WORDS as words } from "../../words/workspace.js";
import { useWorkspaceSearch } from "./use-workspace-search.js";
import type { WorkspaceTabProps } from "./workspace-screen.js";

/** The projects of a workspace and what they keep. */
export function ProjectsTab({ workspace }: WorkspaceTabProps): ReactNode {
  const { search, change } = useWorkspaceSearch();
  const query = useInfiniteQuery(projectsQuery(workspace.id));
  const { storedBytes, quotaBytes } = workspace;
  const share = `${((storedBytes / quotaBytes) * 100).toLocaleString("en", { maximumFractionDigits: 1 })} %`;
  return (
    <Stack>
      <div>
        <Meter
          label={words.storage}
          value={storedBytes}
          max={quotaBytes}
          words={words.stored(byteWords(storedBytes), byteWords(quotaBytes), share)}
        />
        <QuietText>{words.storageHint}</QuietText>
      </div>
      <Filters label={words.searchProjects}>
        <SearchField label={words.searchProjects} value={search.q} onSought={(q) => change({ q })} />
      </Filters>
      <PagedList
        label={words.projects}
        query={query}
        keyOf={({ id }) => id}
        row={(project) => <ProjectRow project={project} />}
        rowHeight={56}
        filter={({ name, description }) => hasWords(`${name}\n${description ?? ""}`, search.q)}
        empty={
          search.q === undefined ? (
            <EmptyState title={words.noProjects} words={words.noProjectsWords}>
              <Link to="/">{words.toHome}</Link>
            </EmptyState>
          ) : (
            <EmptyState title={words.noSuchProject} words={words.noSuchProjectWords} />
          )
        }
      />
    </Stack>
  );
}

function ProjectRow({ project }: { readonly project: Schemas["ProjectResponse"] }): ReactNode {
  const { id, name, description, modelVersion, updatedAt } = project;
  return (
    <Row
      title={
        <Link to="/projects/$projectId" params={{ projectId: id }}>
          {name}
        </Link>
      }
      hover={name}
      words={description ?? undefined}
    >
      <span>{words.version(modelVersion)}</span>
      <span>
        {words.changed} <TimeText at={updatedAt} />
      </span>
    </Row>
  );
}
