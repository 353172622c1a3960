import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { madeBy } from "../../../api/made-by.js";
import { PagedList } from "../../../api/paged-list.js";
import { useMayEdit } from "../../../api/use-role.js";
import { Badge } from "../../../design/badge.js";
import { buttonClass } from "../../../design/button.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Filters } from "../../../design/filters.js";
import { hasWords } from "../../../design/has-words.js";
import { QuietText } from "../../../design/quiet-text.js";
import { Row } from "../../../design/row.js";
import { SearchField } from "../../../design/search-field.js";
import { Stack } from "../../../design/stack.js";
import { TimeText } from "../../../design/time-text.js";
import { AI_WORDS } from "../../../words/ai.js";
import { CRITIQUE_WORDS as words } from "../../../words/critiques.js";
import { critiquesQuery, type ListedCritique } from "./critique-queries.js";

export interface CritiquesTabProps {
  readonly projectId: string;
  /** The branch that is reviewed; main where it is left out. */
  readonly branch: string | undefined;
  /** What they are searched by, as the address says it. */
  readonly q: string | undefined;
  readonly onSought: (q: string | undefined) => void;
}

/** What an AI would question, the newest first: beside the findings, and no part of them. */
export function CritiquesTab({ projectId, branch, q, onSought }: CritiquesTabProps): ReactNode {
  const mayEdit = useMayEdit(projectId);
  const query = useInfiniteQuery(critiquesQuery(projectId));
  return (
    <Stack>
      <QuietText>{words.words}</QuietText>
      {mayEdit && (
        <div>
          <Link
            to="/projects/$projectId/review/critiques/$critiqueId"
            params={{ projectId, critiqueId: "new" }}
            search={{ branch }}
            className={buttonClass({ look: "primary" })}
          >
            {words.ask}
          </Link>
        </div>
      )}
      <Filters label={words.filters}>
        <SearchField label={words.search} value={q} onSought={onSought} />
      </Filters>
      <PagedList
        label={words.list}
        query={query}
        keyOf={({ id }) => id}
        row={(critique) => <CritiqueRow projectId={projectId} critique={critique} />}
        filter={(critique) => hasWords(textOf(critique), q)}
        empty={
          q !== undefined ? (
            <EmptyState title={words.noneFound} words={words.noneFoundWords} />
          ) : (
            <EmptyState title={words.none} words={mayEdit ? words.noneWords : words.noneViewer} />
          )
        }
      />
    </Stack>
  );
}

function textOf(critique: ListedCritique): string {
  return [critique.question ?? words.unasked, critique.summary, madeBy(critique)].join("\n");
}

interface CritiqueRowProps {
  readonly projectId: string;
  readonly critique: ListedCritique;
}

function CritiqueRow({ projectId, critique }: CritiqueRowProps): ReactNode {
  const { id, question, createdAt, stale } = critique;
  const name = question ?? words.unasked;
  return (
    <Row
      title={
        <Link to="/projects/$projectId/review/critiques/$critiqueId" params={{ projectId, critiqueId: id }}>
          {name}
        </Link>
      }
      hover={name}
      words={
        <>
          {madeBy(critique)}, <TimeText at={createdAt} />
        </>
      }
    >
      {stale !== null && <Badge tone="warn">{AI_WORDS.staleBadge}</Badge>}
    </Row>
  );
}
