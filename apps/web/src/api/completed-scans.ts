import { dataOf, type Schemas } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.js";

export interface WantedScans {
  readonly kind?: Schemas["ScanResponse"]["kind"];
  readonly repositoryId?: string;
}

/** As many as somebody looks through: an older one has lost what it found. */
const MOST = 50;

/** Scans that are complete and whose finds are kept, the newest first. */
export function completedScansQuery(projectId: string, wanted: WantedScans) {
  return queryOptions({
    queryKey: ["projects", projectId, "sources", "completed", wanted],
    queryFn: async ({ signal }) => {
      const query = { state: "completed", limit: MOST, ...wanted } as const;
      const params = { path: { projectId }, query };
      const { items } = await dataOf(api.GET("/api/projects/{projectId}/scans", { params, signal }));
      return items.filter(({ hasSnapshot }) => hasSnapshot);
    },
  });
}
