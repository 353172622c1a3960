import type { ReactNode } from "react";
import { FactLink } from "../../../api/fact-link.js";
import { PagedList } from "../../../api/paged-list.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Filters } from "../../../design/filters.js";
import { hasWords } from "../../../design/has-words.js";
import { QuietText } from "../../../design/quiet-text.js";
import { Row } from "../../../design/row.js";
import { SearchField } from "../../../design/search-field.js";
import { Stack } from "../../../design/stack.js";
import { TruthLabel } from "../../../design/truth-label.js";
import { SOURCE_LINK_WORDS as words } from "../../../words/source-links.js";
import { SOURCE_WORDS } from "../../../words/sources.js";
import { NoneFound } from "../none-found.js";
import { useSourcesSearch } from "../use-sources-search.js";
import { useUnseen } from "./link-queries.js";

/** What the model says and no followed repository shows. */
export function UnseenTab(): ReactNode {
  const { projectId, search, change } = useSourcesSearch();
  const unseen = useUnseen(projectId);
  const { byId } = useFactNames(projectId);
  return (
    <Stack>
      <QuietText>{words.unseenWords}</QuietText>
      <Filters label={SOURCE_WORDS.filters}>
        <SearchField label={SOURCE_WORDS.search} value={search.q} onSought={(q) => change({ q })} />
      </Filters>
      <PagedList
        label={words.unseenList}
        query={unseen}
        keyOf={({ id }) => id}
        filter={({ kind, name }) => hasWords(`${kind} ${name ?? ""}`, search.q)}
        row={({ id, kind, name, factStatus, stale }) => (
          <Row
            title={
              <FactLink
                projectId={projectId}
                id={id}
                fact={byId.get(id) ?? { id, kind, name: name || words.unnamed }}
              />
            }
            hover={name ?? undefined}
          >
            <TruthLabel status={factStatus} isStale={stale !== null} />
          </Row>
        )}
        empty={
          search.q === undefined ? (
            <EmptyState title={words.allSeen} words={words.allSeenWords} />
          ) : (
            <NoneFound />
          )
        }
      />
    </Stack>
  );
}
