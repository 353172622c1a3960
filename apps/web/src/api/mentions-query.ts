import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.js";
import { idsIn } from "./ids-in.js";
import { allScenariosQuery } from "./whole-lists.js";

/** Scenarios that are read side by side. */
const AT_ONCE = 6;

export interface MentioningScenario {
  readonly id: string;
  readonly name: string;
  readonly ids: ReadonlySet<string>;
}

/** Every scenario with the IDs that it names: the service lists them by name alone. */
export function mentionsQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "scenarios", "mentions"],
    queryFn: async ({ signal, client }): Promise<readonly MentioningScenario[]> => {
      const rest = [...(await client.fetchQuery(allScenariosQuery(projectId)))];
      const found: MentioningScenario[] = [];
      while (rest.length > 0) {
        const some = rest.splice(0, AT_ONCE);
        found.push(...(await Promise.all(some.map(({ id }) => mentionsOf(projectId, id, signal)))));
      }
      return found;
    },
    structuralSharing: false,
    staleTime: 60_000,
  });
}

async function mentionsOf(
  projectId: string,
  scenarioId: string,
  signal: AbortSignal,
): Promise<MentioningScenario> {
  const path = { projectId, scenarioId };
  const { id, name, steps, faults, assertions } = await dataOf(
    api.GET("/api/projects/{projectId}/scenarios/{scenarioId}", { params: { path }, signal }),
  );
  return { id, name, ids: idsIn({ steps, faults, assertions }) };
}
