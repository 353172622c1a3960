import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { MyWorkspace } from "../dto/answers.js";

/** The workspaces an account belongs to, in name order. */
@Injectable()
export class MyWorkspacesRepository {
  of(reader: Reader, accountId: Guid): Promise<readonly MyWorkspace[]> {
    return reader.query<MyWorkspace[]>(
      `SELECT w.id, w.name, m.role
         FROM workspace_members m JOIN workspaces w ON w.id = m.workspace_id
        WHERE m.account_id = $1
        ORDER BY lower(w.name COLLATE "C") COLLATE "C", w.name COLLATE "C", w.id`,
      [accountId],
    );
  }
}
