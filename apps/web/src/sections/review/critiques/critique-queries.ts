import { dataOf, type Schemas } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { pagedOptions } from "../../../api/paged-query.js";
import type { HelpAnswer } from "../../../api/use-ask-help.js";

const PAGE = 50;
const CRITIQUES = "/api/projects/{projectId}/review/critiques";

export type Critique = Schemas["Critique"];
export type ListedCritique = Schemas["CritiqueListItem"];
export type CritiqueRequest = Schemas["CreateCritiqueRequest"];

/** The third member is the part of the stamp that critiques are counted in. */
export function critiquesKey(projectId: string) {
  return ["projects", projectId, "proposals", "critiques"] as const;
}

/** Critiques, the newest first. */
export function critiquesQuery(projectId: string) {
  return pagedOptions([...critiquesKey(projectId), "list"], (start, signal) =>
    dataOf(api.GET(CRITIQUES, { params: { path: { projectId }, query: { limit: PAGE, ...start } }, signal })),
  );
}

export function critiqueQuery(projectId: string, critiqueId: string) {
  return queryOptions({
    queryKey: [...critiquesKey(projectId), critiqueId],
    queryFn: ({ signal }) =>
      dataOf(api.GET(`${CRITIQUES}/{critiqueId}`, { params: { path: { projectId, critiqueId } }, signal })),
  });
}

/** Asks for a critique, or for what would be sent to ask for it. */
export function askForCritique(
  projectId: string,
  body: CritiqueRequest,
  isPreview: boolean,
): Promise<HelpAnswer> {
  const query = { preview: isPreview ? ("true" as const) : ("false" as const) };
  return dataOf(api.POST(CRITIQUES, { params: { path: { projectId }, query }, body }));
}

/** How a question of a critique is kept. */
export function keepOfCritique(projectId: string, critiqueId: string): (index: number) => Promise<unknown> {
  return (index) =>
    dataOf(
      api.POST(`${CRITIQUES}/{critiqueId}/questions/{index}/keep`, {
        params: { path: { projectId, critiqueId, index } },
      }),
    );
}
