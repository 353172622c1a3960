import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PagedList } from "../../api/paged-list.js";
import { useMayEdit } from "../../api/use-role.js";
import { buttonClass } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { hasWords } from "../../design/has-words.js";
import { Page } from "../../design/page.js";
import { DECISION_WORDS as words } from "../../words/decisions.js";
import { DecisionFilters } from "./decision-filters.js";
import { type Decision, decisionsQuery } from "./decision-queries.js";
import { DecisionRow } from "./decision-row.js";
import { ExportButton } from "./export-button.js";
import { useDecisionList } from "./use-decision-list.js";

/** What was decided about a design. */
export function DecisionListScreen(): ReactNode {
  const { projectId } = useParams({ from: "/in/projects/$projectId/decisions" });
  const { search } = useDecisionList();
  const mayEdit = useMayEdit(projectId);
  const query = useInfiniteQuery(decisionsQuery(projectId, search));
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  return (
    <Page
      title={words.title}
      words={words.words}
      actions={
        <>
          <ExportButton projectId={projectId} />
          {mayEdit && <NewLink projectId={projectId} />}
        </>
      }
    >
      <DecisionFilters projectId={projectId} />
      <PagedList
        label={words.list}
        query={query}
        keyOf={({ id }) => id}
        row={(decision) => <DecisionRow projectId={projectId} decision={decision} />}
        rowHeight={60}
        filter={(decision) => hasWords(textOf(decision), search.q)}
        empty={
          isFiltered ? (
            <EmptyState title={words.noneFound} words={words.noneFoundWords} />
          ) : (
            <EmptyState title={words.none} words={mayEdit ? words.noneWords : words.noneViewer}>
              {mayEdit && <NewLink projectId={projectId} />}
            </EmptyState>
          )
        }
      />
    </Page>
  );
}

function NewLink({ projectId }: { readonly projectId: string }): ReactNode {
  return (
    <Link
      to="/projects/$projectId/decisions/$decisionId"
      params={{ projectId, decisionId: "new" }}
      className={buttonClass({ look: "primary" })}
    >
      {words.new}
    </Link>
  );
}

function textOf({ reference, title, context, decision }: Decision): string {
  return [reference, title, context, decision].join("\n");
}
