/** The endpoints that texts name beside those of the tools. */
export const TEXT_ENDPOINTS = {
  messages: "POST /mcp",
  texts: "GET /llms.txt",
  allTexts: "GET /llms-full.txt",
  skills: "GET /skills",
  skill: "GET /skills/{name}/SKILL.md",
  capabilities: "GET /api/agent/capabilities",
  clients: "GET /api/agent/clients",
  registryEntry: "GET /api/agent/server.json",
  newToken: "POST /api/workspaces/{workspaceId}/agent-tokens",
  ready: "GET /api/projects/{projectId}/build/ready",
  file: "GET /api/projects/{projectId}/build/files",
  export: "POST /api/projects/{projectId}/build/export",
  verify: "POST /api/projects/{projectId}/build/verify",
} as const;

/** The document that describes every endpoint. */
export const OPEN_API_PATH = "/api/openapi.json";

/** The address of an endpoint. */
export function addressOf(address: string, endpoint: string): string {
  return `${address}${endpoint.slice(endpoint.indexOf(" ") + 1)}`;
}
