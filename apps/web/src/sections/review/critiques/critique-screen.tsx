import { isProblem } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ShownQuery } from "../../../api/shown-query.js";
import { useFollow } from "../../../api/use-follow.js";
import { EmptyState } from "../../../design/empty-state.js";
import { CRITIQUE_WORDS as words } from "../../../words/critiques.js";
import { AskCritique } from "./ask-critique.js";
import { critiqueQuery } from "./critique-queries.js";
import { OpenCritique } from "./open-critique.js";
import { ToCritiques } from "./to-critiques.js";

const FROM = "/in/projects/$projectId/review/critiques/$critiqueId";

/** One critique, or the form that asks for one. */
export function CritiqueScreen(): ReactNode {
  const { projectId, critiqueId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  return critiqueId === "new" ? (
    <AskCritique projectId={projectId} search={search} />
  ) : (
    <CritiqueRead projectId={projectId} critiqueId={critiqueId} />
  );
}

interface CritiqueReadProps {
  readonly projectId: string;
  readonly critiqueId: string;
}

function CritiqueRead({ projectId, critiqueId }: CritiqueReadProps): ReactNode {
  const options = critiqueQuery(projectId, critiqueId);
  const query = useQuery(options);
  // What of it is stale by now hangs on what it names.
  useFollow(projectId, ["model", "schemas", "scenarios", "branches"], options.queryKey);
  return query.isLoadingError && isProblem(query.error, "not_found") ? (
    <EmptyState title={words.gone} words={words.goneWords}>
      <ToCritiques projectId={projectId} />
    </EmptyState>
  ) : (
    <ShownQuery query={query}>
      {(critique) => <OpenCritique key={critiqueId} projectId={projectId} critique={critique} />}
    </ShownQuery>
  );
}
