import { dataOf } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { AuditList } from "../../api/audit-list.js";
import { api } from "../../api/client.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useAudit } from "../../api/use-audit.js";
import { Stack } from "../../design/stack.js";
import { useInstanceSearch } from "./use-instance-search.js";

/** Who did what to the instance and its accounts. */
export function InstanceAuditTab(): ReactNode {
  const { search, change } = useInstanceSearch();
  const { query, ...pages } = useAudit(["instance", "audit"], (limit, signal) =>
    dataOf(api.GET("/api/instance/audit", { params: { query: { limit } }, signal })),
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
