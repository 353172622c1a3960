import { allOf } from "../connecting/asked.js";
import type { ProjectConnection } from "../connecting/in-project.js";
import { oneNamed } from "../connecting/one-named.js";

/** Stored scenarios by their names or IDs. */
export async function scenariosNamed(connection: ProjectConnection, words: readonly string[]) {
  if (words.length === 0) {
    return [];
  }
  const { pages } = await import("@plumbline/api-client");
  const params = { path: { projectId: connection.projectId }, query: { limit: 200 } };
  const list = pages(connection.client, "/api/projects/{projectId}/scenarios", { params });
  const stored = await allOf(connection, list);
  return words.map((word) => oneNamed("scenario", word, stored));
}
