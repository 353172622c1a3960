import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.js";

/** The kept views of a project, by name. */
export function viewsQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "views"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/projects/{projectId}/views", { params: { path: { projectId } }, signal })),
  });
}
