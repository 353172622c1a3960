import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";

/** Whether the service has no account yet, and where its setup code is. */
export const setUpQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: ({ signal }) => dataOf(api.GET("/api/setup/status", { signal })),
});

/** At whom else a person may sign in. */
export const providersQuery = queryOptions({
  queryKey: ["providers"],
  queryFn: ({ signal }) => dataOf(api.GET("/api/auth/providers", { signal })),
  staleTime: 60_000,
});
