import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { pagedOptions } from "../../api/paged-query.js";

export const instanceQuery = queryOptions({
  queryKey: ["instance"],
  queryFn: ({ signal }) => dataOf(api.GET("/api/instance", { signal })),
});

export const instanceSettingsQuery = queryOptions({
  queryKey: ["instance", "settings"],
  queryFn: ({ signal }) => dataOf(api.GET("/api/instance/settings", { signal })),
});

/** Whether the service can do its work; a refusal of this answer is an answer too. */
export const healthQuery = queryOptions({
  queryKey: ["instance", "health"],
  queryFn: async ({ signal }) => {
    const { response } = await api.GET("/health/ready", { signal, parseAs: "text" });
    return response.ok;
  },
  refetchInterval: 15_000,
});

export const accountsQuery = pagedOptions(["instance", "accounts"], (start, signal) =>
  dataOf(api.GET("/api/instance/accounts", { params: { query: { limit: 200, ...start } }, signal })),
);
