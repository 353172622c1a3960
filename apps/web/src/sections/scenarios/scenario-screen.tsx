import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { modelQuery } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useFollow } from "../../api/use-follow.js";
import { useMayEdit } from "../../api/use-role.js";
import { ScenarioBench } from "./scenario-bench.js";
import { scenarioQuery } from "./scenario-queries.js";

/** One story: written, played and broken. */
export function ScenarioScreen(): ReactNode {
  const { projectId, scenarioId } = useParams({ from: "/in/projects/$projectId/scenarios/$scenarioId" });
  const scenario = useQuery(scenarioQuery(projectId, scenarioId));
  const model = useQuery(modelQuery(projectId));
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
              mayEdit={mayEdit}
            />
          )}
        </ShownQuery>
      )}
    </ShownQuery>
  );
}
