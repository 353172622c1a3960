import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { PagedList } from "../../../api/paged-list.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import { useMayEdit } from "../../../api/use-role.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Filters } from "../../../design/filters.js";
import { hasWords } from "../../../design/has-words.js";
import { SearchField } from "../../../design/search-field.js";
import { Stack } from "../../../design/stack.js";
import { SOURCE_LINK_WORDS as words } from "../../../words/source-links.js";
import { SOURCE_WORDS } from "../../../words/sources.js";
import { NoneFound } from "../none-found.js";
import type { ServiceLink } from "../source-records.js";
import { useSourcesSearch } from "../use-sources-search.js";
import { useLinks } from "./link-queries.js";
import { LinkRow } from "./link-row.js";
import { RemoveLink } from "./remove-link.js";

/** Elements of the model that are services of repositories. */
export function LinksTab(): ReactNode {
  const { projectId, search, change } = useSourcesSearch();
  const links = useLinks(projectId);
  const mayEdit = useMayEdit(projectId);
  const { byId } = useFactNames(projectId);
  const [asked, ask] = useState<ServiceLink | null>(null);
  const nameOf = ({ elementId }: ServiceLink): string => byId.get(elementId)?.name ?? elementId;
  return (
    <Stack>
      <Filters label={SOURCE_WORDS.filters}>
        <SearchField label={SOURCE_WORDS.search} value={search.q} onSought={(q) => change({ q })} />
      </Filters>
      <PagedList
        label={words.list}
        query={links}
        keyOf={({ id }) => id}
        filter={(link) => hasWords(`${nameOf(link)} ${link.repository} ${link.serviceKey}`, search.q)}
        row={(link) => (
          <LinkRow projectId={projectId} link={link} onRemove={mayEdit ? () => ask(link) : undefined} />
        )}
        empty={search.q === undefined ? <NoLinks projectId={projectId} /> : <NoneFound />}
      />
      {asked !== null && (
        <RemoveLink projectId={projectId} link={asked} name={nameOf(asked)} onClose={() => ask(null)} />
      )}
    </Stack>
  );
}

function NoLinks({ projectId }: { readonly projectId: string }): ReactNode {
  return (
    <EmptyState title={words.none} words={words.noneWords}>
      <Link to="/projects/$projectId/sources" params={{ projectId }} search={{ tab: "imports" }}>
        {words.toImports}
      </Link>
    </EmptyState>
  );
}
