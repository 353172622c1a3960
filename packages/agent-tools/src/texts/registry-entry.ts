import { AUTHORIZATION } from "./agent-token.js";
import type { DescribedService } from "./described-service.js";
import { addressOf, TEXT_ENDPOINTS } from "./text-endpoints.js";

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";

/** The `server.json` of a service, as the MCP registry takes it (docs/agents.md#the-registry). */
export function registryEntry({ address, version }: DescribedService): object {
  return {
    $schema: SCHEMA,
    name: `${namespaceOf(address)}/plumbline`,
    title: "Plumbline",
    description: "Software designs as facts: read, play, draft promises, ask, build from bundles.",
    version,
    remotes: [
      { type: "streamable-http", url: addressOf(address, TEXT_ENDPOINTS.messages), headers: [PRESENTED] },
    ],
  };
}

/** The header that a client asks its user for. */
const PRESENTED = {
  name: AUTHORIZATION.name,
  description: "An agent token of a workspace, made by an owner of it",
  isRequired: true,
  isSecret: true,
  value: `${AUTHORIZATION.scheme} {agent_token}`,
  variables: {
    agent_token: { description: "The value of the token: svt_…", isRequired: true, isSecret: true },
  },
};

const NAME_WITH_DOTS = /^(?!\d+(?:\.\d+)+$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** The host backwards: the registry lets in who shows that the domain is theirs. */
function namespaceOf(address: string): string {
  const host = address.replace(/^https?:\/\//, "").replace(/:\d+$/, "");
  return NAME_WITH_DOTS.test(host) ? host.split(".").reverse().join(".") : "localhost";
}
