import { randomUUID } from "node:crypto";

/** @typedef {import("../stories.mjs").Story} Story */

/** @type {Story} */
async function look({ call, world: { workspace } }) {
  await call("workspaces", "GET", "/api/workspaces");
  await call("projects", "GET", `${workspace}/projects`);
  await call("members", "GET", `${workspace}/members`);
  await call("the audit list", "GET", `${workspace}/audit?limit=20`);
  await call("settings", "GET", `${workspace}/settings`);
  await call("sessions", "GET", "/api/auth/sessions");
  await call("who one is", "GET", "/api/auth/me");
}

/** @type {Story} */
async function agent({ call, callWith, project, world: { workspace } }) {
  const wanted = { name: `Soak ${randomUUID()}`, scopes: ["read"], projectId: null, expiresAt: null };
  const { token, value } = (await call("a token", "POST", `${workspace}/agent-tokens`, wanted)).json();
  const named = { name: "find_elements", arguments: { projectId: project.id, limit: 20 } };
  const tool = { jsonrpc: "2.0", id: 1, method: "tools/call", params: named };
  const asAgent = callWith({
    authorization: `Bearer ${value}`,
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": "2025-11-25",
  });
  await asAgent("a tool", "POST", "/mcp", tool);
  await call("the end of a token", "DELETE", `${workspace}/agent-tokens/${token.id}`);
}

/** @type {Story} */
async function invite({ call, world: { workspace } }) {
  const invitation = { email: null, role: "viewer" };
  const made = (await call("an invitation", "POST", `${workspace}/invitations`, invitation)).json();
  await call("the end of an invitation", "DELETE", `${workspace}/invitations/${made.invitation.id}`);
}

/** @type {Story} */
async function newProject({ call, world: { workspace } }) {
  const id = randomUUID();
  await call("a project", "POST", `${workspace}/projects`, { id, name: "Short", description: null });
  await call("one project", "GET", `/api/projects/${id}`);
  await call("the end of a project", "DELETE", `/api/projects/${id}`);
}

/** @type {import("../stories.mjs").Stories} */
export const WORKSPACE_STORIES = [
  [4, look],
  [2, agent],
  [1, invite],
  [1, newProject],
];
