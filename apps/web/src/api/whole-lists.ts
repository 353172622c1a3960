import { pages } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.js";

const PAGE = 200;

async function allOf<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const item of items) {
    all.push(item);
  }
  return all;
}

/** Every promise of a project with what shows it, page after page. */
export function allPromisesQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "promises", "all"],
    queryFn: ({ signal }) =>
      allOf(
        pages(api, "/api/projects/{projectId}/promises", {
          params: { path: { projectId }, query: { limit: PAGE } },
          signal,
        }),
      ),
  });
}

/** Every scenario of a project by ID and name. */
export function allScenariosQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "scenarios", "all"],
    queryFn: ({ signal }) =>
      allOf(
        pages(api, "/api/projects/{projectId}/scenarios", {
          params: { path: { projectId }, query: { limit: PAGE } },
          signal,
        }),
      ),
  });
}
