import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Made, madeBy } from "../../api/made-by.js";
import { PagedList } from "../../api/paged-list.js";
import { useMayEdit } from "../../api/use-role.js";
import { EmptyState } from "../../design/empty-state.js";
import { Filters } from "../../design/filters.js";
import { hasWords } from "../../design/has-words.js";
import { SearchField } from "../../design/search-field.js";
import { Stack } from "../../design/stack.js";
import { PROPOSAL_WORDS as words } from "../../words/proposals.js";
import { AuthorField } from "./author-field.js";
import type { ProposalsTabProps } from "./proposals-search.js";

/** What every listed proposal has. */
interface Listed extends Made {
  readonly id: string;
  readonly request: string | null;
}

export interface ProposalListProps<Proposal extends Listed> extends ProposalsTabProps {
  readonly label: string;
  readonly query: UseInfiniteQueryResult<readonly Proposal[]>;
  readonly row: (proposal: Proposal) => ReactNode;
  /** What it is searched by, beside its request and who made it. */
  readonly textOf?: ((proposal: Proposal) => string) | undefined;
  /** Leads to where one is asked for. */
  readonly ask: ReactNode;
  /** By what became of them: each kind has its own. */
  readonly status: ReactNode;
  readonly isFiltered: boolean;
  readonly none: { readonly title: string; readonly words: string };
}

/** Proposals of one kind, the newest first, with what they are found by. */
export function ProposalList<Proposal extends Listed>(props: ProposalListProps<Proposal>): ReactNode {
  const { projectId, search, onChange, label, query, row, textOf, ask, status, none } = props;
  const mayEdit = useMayEdit(projectId);
  const { author, q } = search;
  const isFiltered = props.isFiltered || author !== undefined || q !== undefined;
  return (
    <Stack>
      {mayEdit && <div>{ask}</div>}
      <Filters label={words.filters}>
        <SearchField label={words.search} value={q} onSought={(sought) => onChange({ q: sought })} />
        {status}
        <AuthorField author={author} onChange={onChange} />
      </Filters>
      <PagedList
        {...{ label, query, row }}
        keyOf={({ id }) => id}
        filter={(one) => hasWords(`${one.request ?? ""} ${madeBy(one)} ${textOf?.(one) ?? ""}`, q)}
        empty={
          isFiltered ? (
            <EmptyState title={words.noneFound} words={words.noneFoundWords} />
          ) : (
            <EmptyState title={none.title} words={mayEdit ? none.words : words.noneViewer} />
          )
        }
      />
    </Stack>
  );
}
