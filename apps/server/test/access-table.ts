import type { Scope } from "../src/platform/access/principal.js";

/** The owner made the first account, and so is the instance administrator as well. */
export const PEOPLE = ["none", "outsider", "viewer", "editor", "owner"] as const;
type PersonName = (typeof PEOPLE)[number];

/** Agent tokens: by their scopes, with all scopes but not for everything, and those that are no longer valid. */
export const TOKENS = [
  "read",
  "propose",
  "export",
  "readPropose",
  "allScopes",
  "restricted",
  "restrictedElsewhere",
  "otherWorkspace",
  "expired",
  "revoked",
] as const;
export type TokenName = (typeof TOKENS)[number];

/** `administrator` is an instance administrator who is a member of nothing. */
export const CALLERS = [...PEOPLE, "administrator", ...TOKENS] as const;
export type CallerName = (typeof CALLERS)[number];

/**
 * One route of docs/reference/access.md#the-table-of-all-routes: the status each person gets, and the scope a
 * token needs.
 */
export interface AccessRow {
  readonly route: string;
  readonly statuses: Readonly<Record<PersonName, number>>;
  /** The scopes of which an agent token needs one; none where no token may call. */
  readonly tokens: readonly Scope[];
}

type Statuses = readonly [none: number, outsider: number, viewer: number, editor: number, owner: number];

function row(route: string, statuses: Statuses, ...tokens: readonly Scope[]): AccessRow {
  const [none, outsider, viewer, editor, owner] = statuses;
  return { route, statuses: { none, outsider, viewer, editor, owner }, tokens };
}

/** The scopes of the tokens that are valid in the workspace. */
export const SCOPES_OF: Readonly<Partial<Record<TokenName, readonly Scope[]>>> = {
  read: ["read"],
  propose: ["propose"],
  export: ["export"],
  readPropose: ["read", "propose"],
  allScopes: ["read", "propose", "export"],
  restricted: ["read", "propose", "export"],
  restrictedElsewhere: ["read", "propose", "export"],
  otherWorkspace: ["read", "propose", "export"],
};

/** Routes that name a whole workspace and yet are open to tokens restricted to one of its projects. */
const OPEN_TO_RESTRICTED: readonly string[] = [
  "GET /api/workspaces/:workspaceId/projects",
  "GET /api/workspaces/:workspaceId/settings",
];

/** A token previews an import; the table's call would write. */
const WRITES_WITHOUT_PREVIEW = "POST /api/projects/:projectId/import";

/** Messages of another protocol, which has errors of its own; it lets in no client that takes neither of its answers. */
export const MESSAGES = "POST /mcp";

/** Routes for agent tokens alone, whatever their scopes, and what they answer. */
export const FOR_TOKENS_ALONE: Readonly<Record<string, number>> = {
  "GET /api/agent/capabilities": 200,
  [MESSAGES]: 406,
};

/** The status that a row means for each caller. */
export function statusFor(row: AccessRow, caller: CallerName): number {
  if (isPerson(caller)) {
    return row.statuses[caller];
  }
  if (caller !== "administrator") {
    return statusForToken(row, caller);
  }
  return row.route.includes(" /api/instance") ? row.statuses.owner : row.statuses.outsider;
}

function statusForToken({ route, statuses, tokens }: AccessRow, caller: TokenName): number {
  if (statuses.none !== 401) {
    return statuses.none;
  }
  if (caller === "expired" || caller === "revoked") {
    return 401;
  }
  const ofTokens = FOR_TOKENS_ALONE[route];
  if (ofTokens !== undefined) {
    return ofTokens;
  }
  const inProject = route.includes("/:projectId");
  const inWorkspace = route.includes("/:workspaceId");
  if (caller === "otherWorkspace" && (inProject || inWorkspace)) {
    return 404;
  }
  if (caller === "restrictedElsewhere" && inProject) {
    return 404;
  }
  if (tokens.length === 0) {
    return 403;
  }
  if (caller.startsWith("restricted") && inWorkspace && !OPEN_TO_RESTRICTED.includes(route)) {
    return 404;
  }
  return opens(caller, tokens) && route !== WRITES_WITHOUT_PREVIEW ? statuses.editor : 403;
}

function opens(caller: TokenName, tokens: readonly Scope[]): boolean {
  return tokens.some((scope) => SCOPES_OF[caller]?.includes(scope));
}

function isPerson(caller: CallerName): caller is PersonName {
  return PEOPLE.some((person) => person === caller);
}

/** The scope by which a token may call: the first that it has. */
export function scopeFor(scopes: readonly Scope[], caller: TokenName): Scope | undefined {
  return scopes.find((scope) => opens(caller, [scope]));
}

/** Whether the capabilities of a valid token name the route. */
export function isListedFor(row: AccessRow, caller: TokenName): boolean {
  if (!opens(caller, row.tokens)) {
    return false;
  }
  const isHidden = row.route.includes("/:workspaceId") && !OPEN_TO_RESTRICTED.includes(row.route);
  return !(isHidden && caller.startsWith("restricted"));
}

/**
 * Every route of the service, written by hand, not read from the code
 * (docs/reference/access.md#the-table-of-all-routes). A body sent is always `{}`, so 400 says "let through"
 * where something is required.
 */
export const ACCESS_TABLE: readonly AccessRow[] = [
  row("GET /health", [200, 200, 200, 200, 200]),
  row("GET /health/live", [200, 200, 200, 200, 200]),
  row("GET /health/ready", [200, 200, 200, 200, 200]),
  row("GET /device", [200, 200, 200, 200, 200]),
  row("GET /reset", [200, 200, 200, 200, 200]),
  row("GET /invitation", [200, 200, 200, 200, 200]),
  row("GET /pages/:file", [200, 200, 200, 200, 200]),
  row("GET /llms.txt", [200, 200, 200, 200, 200]),
  row("GET /llms-full.txt", [200, 200, 200, 200, 200]),
  row("GET /skills", [200, 200, 200, 200, 200]),
  row("GET /skills/:name/SKILL.md", [200, 200, 200, 200, 200]),
  row("GET /api/agent/server.json", [200, 200, 200, 200, 200]),
  row("GET /api/agent/clients", [401, 200, 200, 200, 200]),

  row("GET /api/setup/status", [200, 200, 200, 200, 200]),
  row("POST /api/setup", [400, 400, 400, 400, 400]),
  row("POST /api/auth/login", [400, 400, 400, 400, 400]),
  row("POST /api/auth/logout", [204, 204, 204, 204, 204]),
  row("GET /api/auth/me", [401, 200, 200, 200, 200]),
  row("POST /api/auth/register", [400, 400, 400, 400, 400]),
  row("PUT /api/auth/password", [401, 400, 400, 400, 400]),
  row("GET /api/auth/sessions", [401, 200, 200, 200, 200]),
  row("DELETE /api/auth/sessions", [401, 204, 204, 204, 204]),
  row("DELETE /api/auth/sessions/:sessionId", [401, 404, 404, 404, 404]),
  row("POST /api/auth/devices", [400, 400, 400, 400, 400]),
  row("POST /api/auth/devices/token", [400, 400, 400, 400, 400]),
  row("GET /api/auth/devices/:userCode", [401, 404, 404, 404, 404]),
  row("POST /api/auth/devices/:userCode/approve", [401, 404, 404, 404, 404]),
  row("POST /api/auth/devices/:userCode/deny", [401, 404, 404, 404, 404]),
  row("POST /api/auth/reset-link", [400, 400, 400, 400, 400]),
  row("POST /api/auth/reset-password", [400, 400, 400, 400, 400]),
  row("GET /api/auth/providers", [200, 200, 200, 200, 200]),
  row("GET /api/auth/external/callback", [400, 400, 400, 400, 400]),
  row("GET /api/auth/external/complete", [400, 400, 400, 400, 400]),
  row("GET /api/auth/external/:provider", [404, 404, 404, 404, 404]),

  row("GET /api/settings/schema", [401, 200, 200, 200, 200], "read"),
  row("GET /api/instance", [401, 200, 200, 200, 200], "read"),
  row("GET /api/instance/settings", [401, 403, 403, 403, 200]),
  row("PUT /api/instance/settings", [401, 403, 403, 403, 428]),
  row("GET /api/instance/audit", [401, 403, 403, 403, 200]),
  row("GET /api/instance/accounts", [401, 403, 403, 403, 200]),
  row("DELETE /api/instance/accounts/:accountId/sessions", [401, 403, 403, 403, 204]),
  row("POST /api/instance/accounts/:accountId/reset-link", [401, 403, 403, 403, 201]),

  row("GET /api/search", [401, 400, 400, 400, 400], "read"),
  row("GET /api/workspaces", [401, 200, 200, 200, 200], "read"),
  row("POST /api/workspaces", [401, 400, 400, 400, 400]),
  row("PATCH /api/workspaces/:workspaceId", [401, 404, 403, 403, 400]),
  row("GET /api/workspaces/:workspaceId/members", [401, 404, 200, 200, 200], "read"),
  row("POST /api/workspaces/:workspaceId/members", [401, 404, 403, 403, 400]),
  row("PATCH /api/workspaces/:workspaceId/members/:userId", [401, 404, 403, 403, 400]),
  row("DELETE /api/workspaces/:workspaceId/members/:userId", [401, 404, 403, 403, 204]),
  row("GET /api/workspaces/:workspaceId/invitations", [401, 404, 403, 403, 200]),
  row("POST /api/workspaces/:workspaceId/invitations", [401, 404, 403, 403, 400]),
  row("DELETE /api/workspaces/:workspaceId/invitations/:invitationId", [401, 404, 403, 403, 204]),
  row("POST /api/invitations/read", [400, 400, 400, 400, 400]),
  row("POST /api/invitations/accept", [401, 400, 400, 400, 400]),
  row("POST /api/invitations/register", [400, 400, 400, 400, 400]),
  row("GET /api/workspaces/:workspaceId/projects", [401, 404, 200, 200, 200], "read"),
  row("POST /api/workspaces/:workspaceId/projects", [401, 404, 403, 400, 400]),
  row("GET /api/workspaces/:workspaceId/settings", [401, 404, 200, 200, 200], "read"),
  row("PUT /api/workspaces/:workspaceId/settings", [401, 404, 403, 403, 428]),
  row("GET /api/workspaces/:workspaceId/audit", [401, 404, 403, 403, 200]),
  row("GET /api/workspaces/:workspaceId/secrets", [401, 404, 403, 403, 200]),
  row("PUT /api/workspaces/:workspaceId/secrets/:name", [401, 404, 403, 403, 400]),
  row("DELETE /api/workspaces/:workspaceId/secrets/:name", [401, 404, 403, 403, 204]),
  row("GET /api/workspaces/:workspaceId/agent-tokens", [401, 404, 403, 403, 200]),
  row("POST /api/workspaces/:workspaceId/agent-tokens", [401, 404, 403, 403, 400]),
  row("DELETE /api/workspaces/:workspaceId/agent-tokens/:tokenId", [401, 404, 403, 403, 204]),
  row("GET /api/workspaces/:workspaceId/ai/calls", [401, 404, 403, 403, 200]),
  row("POST /api/workspaces/:workspaceId/ai/providers/:providerId/test", [401, 404, 403, 403, 404]),
  row("GET /api/workspaces/:workspaceId/prices", [401, 404, 200, 200, 200], "read"),
  row("POST /api/workspaces/:workspaceId/prices", [401, 404, 403, 400, 400]),
  row("DELETE /api/workspaces/:workspaceId/prices/:priceId", [401, 404, 403, 204, 204]),
  row("GET /api/workspaces/:workspaceId/prices/cloud/meters", [401, 404, 502, 502, 502]),
  row("POST /api/workspaces/:workspaceId/prices/cloud", [401, 404, 403, 400, 400]),
  row("GET /api/agent/capabilities", [401, 403, 403, 403, 403]),
  row(MESSAGES, [401, 401, 401, 401, 401]),
  row("GET /api/projects/:projectId", [401, 404, 200, 200, 200], "read"),
  row("PATCH /api/projects/:projectId", [401, 404, 403, 200, 200]),
  row("DELETE /api/projects/:projectId", [401, 404, 403, 403, 204]),

  row("GET /api/projects/:projectId/export", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/import", [401, 404, 403, 200, 200], "propose"),
  row("POST /api/projects/:projectId/import/convert", [401, 404, 400, 400, 400], "read"),

  row("GET /api/projects/:projectId/stamp", [401, 404, 200, 200, 200], "read"),
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
  row("GET /api/projects/:projectId/model/changes", [401, 404, 400, 400, 400], "read"),
  row("POST /api/projects/:projectId/model/changes", [401, 404, 403, 400, 400]),
  row("PUT /api/projects/:projectId/elements/:elementId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/elements/:elementId", [401, 404, 403, 204, 204]),
  row("PUT /api/projects/:projectId/relationships/:relationshipId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/relationships/:relationshipId", [401, 404, 403, 204, 204]),
  row("PUT /api/projects/:projectId/messages/:messageId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/messages/:messageId", [401, 404, 403, 204, 204]),
  row("PUT /api/projects/:projectId/operations/:operationId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/operations/:operationId", [401, 404, 403, 204, 204]),
  row("PUT /api/projects/:projectId/channels/:channelId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/channels/:channelId", [401, 404, 403, 409, 409]),
  row("PUT /api/projects/:projectId/subscriptions/:subscriptionId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/subscriptions/:subscriptionId", [401, 404, 403, 204, 204]),
  row("PUT /api/projects/:projectId/bindings/:bindingId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/bindings/:bindingId", [401, 404, 403, 204, 204]),
  row("PUT /api/projects/:projectId/schemas/:schemaId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/schemas/:schemaId", [401, 404, 403, 204, 204]),
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
  row("POST /api/projects/:projectId/views/diagram", [401, 404, 400, 400, 400], "read"),
  row("GET /api/projects/:projectId/views/:viewId", [401, 404, 200, 200, 200], "read"),
  row("PUT /api/projects/:projectId/views/:viewId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/views/:viewId", [401, 404, 403, 204, 204]),
  row("GET /api/projects/:projectId/views/:viewId/diagram", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/repositories", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/repositories", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/repositories/:repositoryId", [401, 404, 200, 200, 200], "read"),
  row("PATCH /api/projects/:projectId/repositories/:repositoryId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/repositories/:repositoryId", [401, 404, 403, 204, 204]),
  row("POST /api/projects/:projectId/repositories/:repositoryId/scans", [401, 404, 403, 400, 400], "propose"),
  row("GET /api/projects/:projectId/scans", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/scans/:scanId", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/scans/:scanId/cancel", [401, 404, 403, 409, 409]),
  row("DELETE /api/projects/:projectId/scans/:scanId", [401, 404, 403, 204, 204]),
  row("GET /api/projects/:projectId/scans/:scanId/services", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/scans/:scanId/facts", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/scans/:scanId/patterns", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/scans/:scanId/coverage", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/scans/:scanId/files", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/scans/:scanId/impact", [401, 404, 409, 409, 409], "read"),
  row("GET /api/projects/:projectId/review/critiques", [401, 404, 200, 200, 200]),
  row("POST /api/projects/:projectId/review/critiques", [401, 404, 403, 200, 200]),
  row("GET /api/projects/:projectId/review/critiques/:critiqueId", [401, 404, 404, 404, 404]),
  row("DELETE /api/projects/:projectId/review/critiques/:critiqueId", [401, 404, 403, 404, 404]),
  row(
    "POST /api/projects/:projectId/review/critiques/:critiqueId/questions/:index/keep",
    [401, 404, 403, 404, 404],
  ),
  row(
    "POST /api/projects/:projectId/review/critiques/:critiqueId/proposed-decisions/:index/keep",
    [401, 404, 403, 404, 404],
  ),
  row("POST /api/projects/:projectId/questions/keep", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/ai/architecture-proposals", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/ai/architecture-proposals", [401, 404, 403, 400, 400]),
  row("POST /api/projects/:projectId/ai/architecture-proposals/submit", [401, 404, 403, 400, 400], "propose"),
  row(
    "GET /api/projects/:projectId/ai/architecture-proposals/:proposalId",
    [401, 404, 404, 404, 404],
    "read",
  ),
  row(
    "DELETE /api/projects/:projectId/ai/architecture-proposals/:proposalId",
    [401, 404, 403, 404, 404],
    "propose",
  ),
  row(
    "POST /api/projects/:projectId/ai/architecture-proposals/:proposalId/decide",
    [401, 404, 403, 404, 404],
  ),
  row("GET /api/projects/:projectId/ai/flow-proposals", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/ai/flow-proposals", [401, 404, 403, 400, 400]),
  row("POST /api/projects/:projectId/ai/flow-proposals/submit", [401, 404, 403, 400, 400], "propose"),
  row("GET /api/projects/:projectId/ai/flow-proposals/:proposalId", [401, 404, 200, 200, 200], "read"),
  row("DELETE /api/projects/:projectId/ai/flow-proposals/:proposalId", [401, 404, 403, 204, 204], "propose"),
  row("POST /api/projects/:projectId/ai/flow-proposals/:proposalId/accept", [401, 404, 403, 200, 200]),
  row("POST /api/projects/:projectId/ai/flow-proposals/:proposalId/reject", [401, 404, 403, 200, 200]),
  row(
    "POST /api/projects/:projectId/ai/flow-proposals/:proposalId/missing/create",
    [401, 404, 403, 200, 200],
  ),
  row(
    "POST /api/projects/:projectId/ai/flow-proposals/:proposalId/missing/:alias/create",
    [401, 404, 403, 200, 200],
  ),
  row("GET /api/projects/:projectId/source-imports", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/source-imports", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/source-imports/:importId", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/source-imports/:importId/decide", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/source-links", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/source-links/unseen", [401, 404, 200, 200, 200], "read"),
  row("DELETE /api/projects/:projectId/source-links/:linkId", [401, 404, 403, 204, 204]),
  row("POST /api/projects/:projectId/ai/explain", [401, 404, 400, 400, 400]),
  row("GET /api/projects/:projectId/ai/usage", [401, 404, 200, 200, 200]),
  row("GET /api/projects/:projectId/cost-sheets", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/cost-sheets", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/cost-sheets/:sheetId", [401, 404, 200, 200, 200], "read"),
  row("PUT /api/projects/:projectId/cost-sheets/:sheetId", [401, 404, 403, 400, 400]),
  row("DELETE /api/projects/:projectId/cost-sheets/:sheetId", [401, 404, 403, 204, 204]),
  row("GET /api/projects/:projectId/cost-sheets/:sheetId/estimate", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/questions", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/questions", [401, 404, 403, 400, 400], "propose"),
  row("GET /api/projects/:projectId/questions/:questionId", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/questions/:questionId/answer", [401, 404, 403, 400, 400]),
  row("POST /api/projects/:projectId/questions/:questionId/drop", [401, 404, 403, 200, 200]),
  row("POST /api/projects/:projectId/questions/:questionId/reopen", [401, 404, 403, 409, 409]),
  row("DELETE /api/projects/:projectId/questions/:questionId", [401, 404, 403, 204, 204]),

  row("GET /api/projects/:projectId/promises", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/promises", [401, 404, 403, 400, 400], "propose"),
  row("POST /api/projects/:projectId/promises/run", [401, 404, 403, 200, 200], "propose"),
  row("GET /api/projects/:projectId/promises/prefix", [401, 404, 200, 200, 200], "read"),
  row("PUT /api/projects/:projectId/promises/prefix", [401, 404, 403, 403, 400]),
  row("GET /api/projects/:projectId/promises/:promiseId", [401, 404, 200, 200, 200], "read"),
  row("PUT /api/projects/:projectId/promises/:promiseId", [401, 404, 403, 400, 400], "propose"),
  row("DELETE /api/projects/:projectId/promises/:promiseId", [401, 404, 403, 204, 204], "propose"),
  row("POST /api/projects/:projectId/promises/:promiseId/revise", [401, 404, 403, 409, 409], "propose"),
  row("POST /api/projects/:projectId/promises/:promiseId/approve", [401, 404, 403, 403, 400]),
  row("DELETE /api/projects/:projectId/promises/:promiseId/draft", [401, 404, 403, 409, 409], "propose"),
  row("GET /api/projects/:projectId/promises/:promiseId/changes", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/promises/:promiseId/runs", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/promises/:promiseId/run", [401, 404, 403, 409, 409], "propose"),
  row("POST /api/projects/:projectId/promises/:promiseId/obligations", [401, 404, 403, 400, 400], "propose"),
  row(
    "POST /api/projects/:projectId/promises/:promiseId/obligations/generate",
    [401, 404, 403, 200, 200],
    "propose",
  ),
  row(
    "PUT /api/projects/:projectId/promises/:promiseId/obligations/:obligationKey",
    [401, 404, 403, 400, 400],
    "propose",
  ),
  row(
    "DELETE /api/projects/:projectId/promises/:promiseId/obligations/:obligationKey",
    [401, 404, 403, 200, 200],
    "propose",
  ),
  row(
    "POST /api/projects/:projectId/promises/:promiseId/obligations/:obligationKey/run",
    [401, 404, 403, 409, 409],
    "propose",
  ),
  row(
    "POST /api/projects/:projectId/promises/:promiseId/obligations/:obligationKey/evidence",
    [401, 404, 403, 400, 400],
    "propose",
  ),

  row("GET /api/projects/:projectId/decisions", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/decisions", [401, 404, 403, 400, 400], "propose"),
  row("GET /api/projects/:projectId/decisions/export", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/decisions/:decisionId", [401, 404, 200, 200, 200], "read"),
  row("PUT /api/projects/:projectId/decisions/:decisionId", [401, 404, 403, 400, 400], "propose"),
  row("DELETE /api/projects/:projectId/decisions/:decisionId", [401, 404, 403, 204, 204], "propose"),
  row("GET /api/projects/:projectId/decisions/:decisionId/export", [401, 404, 200, 200, 200], "read"),
  row("POST /api/projects/:projectId/decisions/:decisionId/accept", [401, 404, 403, 403, 400]),
  row("POST /api/projects/:projectId/decisions/:decisionId/reject", [401, 404, 403, 403, 400]),

  row("GET /api/projects/:projectId/review/rules", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/review/findings", [401, 404, 200, 200, 200], "read"),
  row("GET /api/projects/:projectId/review/compare", [401, 404, 400, 400, 400], "read"),
  row("POST /api/projects/:projectId/review/preview", [401, 404, 400, 400, 400], "read"),
  row("GET /api/projects/:projectId/review/dispositions", [401, 404, 200, 200, 200], "read"),
  row("PUT /api/projects/:projectId/review/dispositions", [401, 404, 403, 400, 400]),
  row("POST /api/projects/:projectId/review/dispositions", [401, 404, 403, 400, 400]),
  row("GET /api/projects/:projectId/review/snapshots", [401, 404, 200, 200, 200]),
  row("POST /api/projects/:projectId/review/snapshots", [401, 404, 403, 201, 201]),
  row("GET /api/projects/:projectId/review/snapshots/:snapshotId", [401, 404, 200, 200, 200]),
  row("GET /api/projects/:projectId/review/snapshots/:snapshotId/changes", [401, 404, 200, 200, 200]),
  row("DELETE /api/projects/:projectId/review/snapshots/:snapshotId", [401, 404, 403, 204, 204]),
  row("GET /api/projects/:projectId/build/ready", [401, 404, 200, 200, 200], "read", "export"),
  row("GET /api/projects/:projectId/build/manifest", [401, 404, 200, 200, 200], "read", "export"),
  row("GET /api/projects/:projectId/build/files", [401, 404, 400, 400, 400], "export"),
  row("POST /api/projects/:projectId/build/export", [401, 404, 200, 200, 200], "export"),
  row("POST /api/projects/:projectId/build/brief", [401, 404, 400, 400, 400], "export"),
  row("POST /api/projects/:projectId/build/verify", [401, 404, 400, 400, 400], "export"),
  row("POST /api/projects/:projectId/build/compare", [401, 404, 400, 400, 400], "export"),
];
