import { dataOf } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { AuditList } from "../../api/audit-list.js";
import { api } from "../../api/client.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useAudit } from "../../api/use-audit.js";
import { Stack } from "../../design/stack.js";
import { useWorkspaceSearch } from "./use-workspace-search.js";
import type { WorkspaceTabProps } from "./workspace-screen.js";

/** Who did what in a workspace. */
export function WorkspaceAuditTab({ workspace: { id: workspaceId } }: WorkspaceTabProps): ReactNode {
  const { search, change } = useWorkspaceSearch();
  const { query, ...pages } = useAudit(["workspaces", workspaceId, "audit"], (limit, signal) =>
    dataOf(
      api.GET("/api/workspaces/{workspaceId}/audit", {
        params: { path: { workspaceId }, query: { limit } },
        signal,
      }),
    ),
  );
  return (
    <ShownQuery query={query}>
      {(entries) => (
        <Stack>
          <AuditList entries={entries} filter={search} onFilter={change} {...pages} />
        </Stack>
      )}
    </ShownQuery>
  );
}
