import type { Schemas } from "@plumbline/api-client";
import { asked } from "../connecting/asked.js";
import type { ProjectConnection } from "../connecting/in-project.js";

/** A promise by its requirement ID or its ID. */
export async function promiseNamed(
  connection: ProjectConnection,
  word: string,
): Promise<Schemas["PromiseResponse"]> {
  const params = {
    path: { projectId: connection.projectId, promiseId: word },
    query: { format: "json" as const },
  };
  const get = connection.client.GET("/api/projects/{projectId}/promises/{promiseId}", { params });
  const promise = await asked(connection, get);
  // It has a form as Markdown too, which was not asked for.
  return typeof promise === "string" ? JSON.parse(promise) : promise;
}
