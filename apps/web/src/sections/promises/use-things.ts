import { pages } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../../api/client.js";
import { modelQuery } from "../../api/model-query.js";
import { type Things, thingsOf } from "./things.js";

const NONE: Things = new Map();
const PAGE = 200;

/** What promises of a project may name; empty until it is known. */
export function useThings(projectId: string): Things {
  const { data: read } = useQuery(modelQuery(projectId));
  const model = read?.model;
  const { data: scenarios } = useQuery({
    queryKey: ["projects", projectId, "scenarios", "names"],
    queryFn: ({ signal }) => scenarioNames(projectId, signal),
    staleTime: 60_000,
  });
  return useMemo(
    () => (model === undefined || scenarios === undefined ? NONE : thingsOf(model, scenarios)),
    [model, scenarios],
  );
}

async function scenarioNames(projectId: string, signal: AbortSignal) {
  const names = [];
  const params = { path: { projectId }, query: { limit: PAGE } };
  for await (const { id, name } of pages(api, "/api/projects/{projectId}/scenarios", { params, signal })) {
    names.push({ id, name });
  }
  return names;
}
