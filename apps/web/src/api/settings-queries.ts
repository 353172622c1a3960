import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { type JsonObject, settingGroups } from "../design/settings-form/setting-fields.js";
import { api } from "./client.js";

/** The JSON Schema of a settings document: it changes with the service alone. */
export const settingsSchemaQuery = queryOptions({
  queryKey: ["settings", "schema"],
  queryFn: async ({ signal }) => {
    const schema = await dataOf(api.GET("/api/settings/schema", { signal }));
    return schema as JsonObject;
  },
  select: (schema) => ({ schema, groups: settingGroups(schema) }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The settings of a workspace: what it states, what holds, and what keeps it from holding. */
export function workspaceSettingsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "settings"],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/workspaces/{workspaceId}/settings", { params: { path: { workspaceId } }, signal }),
      ),
  });
}
