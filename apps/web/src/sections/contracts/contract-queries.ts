import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { allScenariosQuery } from "../../api/whole-lists.js";
import { type Example, examplesIn, type ScenarioBody } from "./examples-of.js";

/** So many scenarios are read for examples, so many at once. */
const LOOKED = 60;
const AT_ONCE = 4;

export interface FoundExamples {
  readonly examples: readonly Example[];
  readonly looked: number;
  readonly all: number;
}

/** The payloads of the first scenarios of a project. */
export function examplesQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "scenarios", "examples"],
    queryFn: async ({ signal, client }): Promise<FoundExamples> => {
      const listed = await client.fetchQuery(allScenariosQuery(projectId));
      const ids = listed.slice(0, LOOKED).map(({ id }) => id);
      const bodies: ScenarioBody[] = [];
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const some = ids.slice(at, at + AT_ONCE).map((id) => readScenario(projectId, id, signal));
        bodies.push(...(await Promise.all(some)));
      }
      return { examples: examplesIn(bodies), looked: ids.length, all: listed.length };
    },
    staleTime: 60_000,
  });
}

function readScenario(projectId: string, scenarioId: string, signal: AbortSignal): Promise<ScenarioBody> {
  return dataOf(
    api.GET("/api/projects/{projectId}/scenarios/{scenarioId}", {
      params: { path: { projectId, scenarioId } },
      signal,
    }),
  );
}
