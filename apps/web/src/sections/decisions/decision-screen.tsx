import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { useMayEdit } from "../../api/use-role.js";
import { decisionQuery } from "./decision-queries.js";
import { DecisionView } from "./decision-view.js";
import { EditDecision } from "./edit-decision.js";
import { NewDecision } from "./new-decision.js";
import { useDecisionSearch } from "./use-decision-search.js";

/** One decision: read, written, accepted or rejected. `new` in place of its ID proposes one. */
export function DecisionScreen(): ReactNode {
  const { projectId, decisionId } = useParams({ from: "/in/projects/$projectId/decisions/$decisionId" });
  return decisionId === "new" ? (
    <NewDecision projectId={projectId} />
  ) : (
    <OneDecision key={decisionId} {...{ projectId, decisionId }} />
  );
}

function OneDecision({
  projectId,
  decisionId,
}: {
  readonly projectId: string;
  readonly decisionId: string;
}): ReactNode {
  const query = useQuery(decisionQuery(projectId, decisionId));
  const mayEdit = useMayEdit(projectId);
  const { search } = useDecisionSearch();
  return (
    <ShownQuery query={query}>
      {(decision) =>
        search.mode === "edit" && mayEdit && decision.status === "proposed" ? (
          <EditDecision {...{ projectId, decision }} />
        ) : (
          <DecisionView {...{ projectId, decision }} />
        )
      }
    </ShownQuery>
  );
}
