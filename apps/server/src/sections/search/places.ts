import type { Guid } from "@plumbline/model-core";
import type { Principal } from "../../platform/access/principal.js";

/** Who searches, and where of all that they may see; both null for everywhere. */
export interface Place {
  readonly principal: Principal;
  readonly workspaceId: Guid | null;
  readonly projectId: Guid | null;
}

/** A part of a statement: `w` are the workspaces and `p` the projects that may be searched; $1 to $4 are its values. */
export interface Places {
  readonly from: string;
  readonly values: readonly (Guid | null)[];
}

/** A statement that reads entries says itself whose they may be: what somebody left is not read a moment later. */
export function placesOf({ principal, workspaceId, projectId }: Place): Places {
  return principal.kind === "user"
    ? { from: OF_MEMBER, values: [principal.id, workspaceId, projectId, null] }
    : { from: OF_TOKEN, values: [principal.workspaceId, workspaceId, projectId, principal.projectId] };
}

/** $4 is the one project of a restricted token. */
const PROJECTS = `
  JOIN projects p ON p.workspace_id = w.id AND ($2::uuid IS NULL OR w.id = $2)
   AND ($3::uuid IS NULL OR p.id = $3) AND ($4::uuid IS NULL OR p.id = $4)`;

const OF_MEMBER = `
  FROM workspace_members m JOIN workspaces w ON w.id = m.workspace_id AND m.account_id = $1 ${PROJECTS}`;

const OF_TOKEN = `FROM (SELECT id, name FROM workspaces WHERE id = $1) AS w ${PROJECTS}`;
