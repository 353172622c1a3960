import { dataOf, type Schemas } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.js";

/** The eight lists of a model as they are read. */
export type ModelLists = Schemas["ModelListsResponse"];

/** Which model of a project: main where it names neither. */
export interface ModelState {
  readonly branchId?: string;
  readonly revisionId?: string;
}

/** A whole model. Its schemas change without it: keep it fresh with `useFollow(…, ["schemas"], …)`. */
export function modelQuery(projectId: string, state: ModelState = {}) {
  return queryOptions({
    queryKey: ["projects", projectId, "model", "whole", state],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/model", { params: { path: { projectId }, query: state }, signal }),
      ),
  });
}
