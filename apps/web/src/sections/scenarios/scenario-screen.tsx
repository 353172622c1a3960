import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { modelQuery } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useFollow } from "../../api/use-follow.js";
import { useMayEdit } from "../../api/use-role.js";
import { ScenarioBench } from "./scenario-bench.js";
import { scenarioQuery } from "./scenario-queries.js";
import { stateOfSearch } from "./scenario-search.js";

const FROM = "/in/projects/$projectId/scenarios/$scenarioId";

/** One story: written, played and broken. */
export function ScenarioScreen(): ReactNode {
  const { projectId, scenarioId } = useParams({ from: FROM });
  const scenario = useQuery(scenarioQuery(projectId, scenarioId));
  const branch = useSearch({ from: FROM, select: (search) => search.branch });
  const revision = useSearch({ from: FROM, select: (search) => search.revision });
  const state = stateOfSearch({ branch, revision });
  const model = useQuery({
    ...modelQuery(projectId, state),
    // What is being written stays while another model comes.
    placeholderData: (before, query) => (query?.queryKey[1] === projectId ? before : undefined),
  });
  const mayEdit = useMayEdit(projectId);
  useFollow(projectId, ["schemas"], ["projects", projectId, "model"]);
  return (
    <ShownQuery query={scenario}>
      {(saved) => (
        <ShownQuery query={model}>
          {(read) => (
            <ScenarioBench
              key={scenarioId}
              place={{ projectId, scenarioId }}
              saved={saved}
              model={read}
              state={state}
              mayEdit={mayEdit}
            />
          )}
        </ShownQuery>
      )}
    </ShownQuery>
  );
}
