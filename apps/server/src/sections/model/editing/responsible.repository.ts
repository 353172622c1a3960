import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";

/** Who may be responsible for the elements of a project. */
export class ResponsibleRepository {
  /** Those of the accounts that are members of the project's workspace. */
  async members(
    reader: Reader,
    projectId: Guid,
    accountIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (accountIds.length === 0) {
      return new Set();
    }
    const rows = await reader.query<{ id: string }[]>(MEMBERS, [projectId, accountIds]);
    return new Set(rows.map(({ id }) => id));
  }
}

const MEMBERS = `
  SELECT m.account_id AS id
    FROM project_places p JOIN workspace_members m ON m.workspace_id = p.workspace_id
   WHERE p.project_id = $1 AND m.account_id = ANY ($2::uuid[])`;
