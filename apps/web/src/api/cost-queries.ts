import { answerOf, dataOf, pages, type Schemas, tagOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.js";

const PAGE = 200;

export type CostSheet = Schemas["CostSheetResponse"];
export type CostLine = Schemas["CostLineResponse"];
export type Estimate = Schemas["EstimateResponse"];

/** A cost sheet, and the entity tag that says which state of it was read. */
export interface ReadSheet {
  readonly sheet: CostSheet;
  readonly tag: string;
}

export function sheetsKey(projectId: string) {
  return ["projects", projectId, "cost-sheets"] as const;
}

/** Every cost sheet of a project, whole, in name order: there are a hundred at most. */
export function allSheetsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...sheetsKey(projectId), "all"],
    queryFn: async ({ signal }): Promise<readonly CostSheet[]> => {
      const params = { path: { projectId }, query: { limit: PAGE } };
      const all: CostSheet[] = [];
      for await (const sheet of pages(api, "/api/projects/{projectId}/cost-sheets", { params, signal })) {
        all.push(sheet);
      }
      return all;
    },
  });
}

export function sheetQuery(projectId: string, sheetId: string) {
  return queryOptions({
    queryKey: [...sheetsKey(projectId), "one", sheetId],
    queryFn: async ({ signal }): Promise<ReadSheet> => {
      const { data, response } = await answerOf(
        api.GET("/api/projects/{projectId}/cost-sheets/{sheetId}", {
          params: { path: { projectId, sheetId } },
          signal,
        }),
      );
      return { sheet: data, tag: tagOf(response) ?? "*" };
    },
  });
}

/** What a cost sheet comes to; for today where no day is named. */
export function estimateQuery(projectId: string, sheetId: string, asOf?: string) {
  return queryOptions({
    queryKey: [...sheetsKey(projectId), "estimate", sheetId, asOf ?? null],
    queryFn: async ({ signal }) => {
      const params = { path: { projectId, sheetId }, query: asOf === undefined ? {} : { asOf } };
      const answer = await dataOf(
        api.GET("/api/projects/{projectId}/cost-sheets/{sheetId}/estimate", { params, signal }),
      );
      // The address answers as CSV too, where that is asked for.
      return answer as Estimate;
    },
  });
}
