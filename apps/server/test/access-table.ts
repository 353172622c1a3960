import type { Scope } from "../src/platform/access/access.decorator.js";

/** The owner made the first account, and so is the instance administrator as well. */
export const CALLERS = ["none", "outsider", "viewer", "editor", "owner"] as const;
export type CallerName = (typeof CALLERS)[number];

/** One route as the spec and the design have it: the status each caller gets, and the scope a token needs. */
export interface AccessRow {
  readonly route: string;
  readonly statuses: Readonly<Record<CallerName, number>>;
  /** The scope an agent token needs; null where no token may call. */
  readonly token: Scope | null;
}

type Statuses = readonly [none: number, outsider: number, viewer: number, editor: number, owner: number];

function row(route: string, statuses: Statuses, token: Scope | null = null): AccessRow {
  const [none, outsider, viewer, editor, owner] = statuses;
  return { route, statuses: { none, outsider, viewer, editor, owner }, token };
}

/**
 * Every route of the service, written by hand from spec 1 (sections 4 and 5), spec 3 (sections 4 and 5) and
 * the tables of the design. A body sent is always `{}`, so 400 says "let through" where something is required.
 */
export const ACCESS_TABLE: readonly AccessRow[] = [
  row("GET /health", [200, 200, 200, 200, 200]),
  row("GET /health/live", [200, 200, 200, 200, 200]),
  row("GET /health/ready", [200, 200, 200, 200, 200]),

  row("GET /api/setup/status", [200, 200, 200, 200, 200]),
  row("POST /api/setup", [400, 400, 400, 400, 400]),
  row("POST /api/auth/login", [400, 400, 400, 400, 400]),
  row("POST /api/auth/logout", [204, 204, 204, 204, 204]),
  row("GET /api/auth/me", [401, 200, 200, 200, 200]),
  row("POST /api/auth/register", [400, 400, 400, 400, 400]),
  row("PUT /api/auth/password", [401, 400, 400, 400, 400]),
  row("GET /api/auth/providers", [200, 200, 200, 200, 200]),
  row("GET /api/auth/external/:provider", [404, 404, 404, 404, 404]),

  row("GET /api/instance/audit", [401, 403, 403, 403, 200]),

  row("GET /api/workspaces", [401, 200, 200, 200, 200], "read"),
  row("POST /api/workspaces", [401, 400, 400, 400, 400]),
  row("PATCH /api/workspaces/:workspaceId", [401, 404, 403, 403, 400]),
  row("GET /api/workspaces/:workspaceId/members", [401, 404, 200, 200, 200], "read"),
  row("POST /api/workspaces/:workspaceId/members", [401, 404, 403, 403, 400]),
  row("PATCH /api/workspaces/:workspaceId/members/:userId", [401, 404, 403, 403, 400]),
  row("DELETE /api/workspaces/:workspaceId/members/:userId", [401, 404, 403, 403, 204]),
  row("GET /api/workspaces/:workspaceId/projects", [401, 404, 200, 200, 200], "read"),
  row("POST /api/workspaces/:workspaceId/projects", [401, 404, 403, 400, 400]),
  row("GET /api/workspaces/:workspaceId/audit", [401, 404, 403, 403, 200]),
  row("GET /api/projects/:projectId", [401, 404, 200, 200, 200], "read"),
  row("PATCH /api/projects/:projectId", [401, 404, 403, 200, 200]),
  row("DELETE /api/projects/:projectId", [401, 404, 403, 403, 204]),

  row("GET /api/projects/:projectId/export", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/import", [401, 404, 403, 200, 200], "propose"),

  row("GET /api/projects/:projectId/model", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/model/history", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/elements", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/elements/:elementId", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/relationships", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/relationships/:relationshipId", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/messages", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/messages/:messageId", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/operations", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/operations/:operationId", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/channels", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/channels/:channelId", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/subscriptions", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/subscriptions/:subscriptionId", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/bindings", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/bindings/:bindingId", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/schemas", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/schemas/:schemaId", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/schemas/:schemaId/versions", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/facts/:factId/confirm", [401, 404, 403, 200, 200]),

  row("GET /api/projects/:projectId/scenarios", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/scenarios", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/scenarios/:scenarioId", [401, 404, 200, 200, 200], "read"),
  row("PUT /api/projects/:projectId/scenarios/:scenarioId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/scenarios/:scenarioId", [401, 404, 403, 204, 204]),
  row("POST /api/projects/:projectId/scenarios/:scenarioId/run", [401, 404, 200, 200, 200], "read"),

  row("GET /api/projects/:projectId/stress/requirements", [401, 404, 400, 400, 400], "read"),
  row("GET /api/projects/:projectId/stress/defaults", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/stress/profiles", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/stress/profiles", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/stress/profiles/:profileId", [401, 404, 200, 200, 200], "read"),
  row("PUT /api/projects/:projectId/stress/profiles/:profileId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/stress/profiles/:profileId", [401, 404, 403, 204, 204]),
  row("GET /api/projects/:projectId/stress/profiles/:profileId/runs", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/stress/profiles/:profileId/runs", [401, 404, 403, 422, 422]),
  row("GET /api/projects/:projectId/stress/runs/:runId", [401, 404, 200, 200, 200], "read"),
  row("DELETE /api/projects/:projectId/stress/runs/:runId", [401, 404, 403, 204, 204]),
  row("GET /api/projects/:projectId/stress/compare", [401, 404, 400, 400, 400], "read"),

  row("GET /api/projects/:projectId/branches", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/branches", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/branches/:branchId", [401, 404, 200, 200, 200], "read"),
  row("DELETE /api/projects/:projectId/branches/:branchId", [401, 404, 403, 204, 204]),
  row("GET /api/projects/:projectId/branches/:branchId/changes", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/branches/:branchId/merge", [401, 404, 403, 200, 200]),

  row("GET /api/projects/:projectId/revisions", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/revisions", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/revisions/:revisionId", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/revisions/:revisionId/model", [401, 404, 200, 200, 200], "read"),
  row("DELETE /api/projects/:projectId/revisions/:revisionId", [401, 404, 403, 403, 204]),
  row("GET /api/projects/:projectId/model/compare", [401, 404, 200, 200, 200], "read"),

  row("GET /api/projects/:projectId/views", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/views", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/views/:viewId", [401, 404, 200, 200, 200], "read"),
  row("PUT /api/projects/:projectId/views/:viewId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/views/:viewId", [401, 404, 403, 204, 204]),
  row("GET /api/projects/:projectId/views/:viewId/diagram", [401, 404, 200, 200, 200], "read"),
];
