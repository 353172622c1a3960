import { Injectable } from "@nestjs/common";
import { scopeOf, type Tool, toolsFor } from "@plumbline/agent-tools";
import { present } from "@plumbline/model-core";
import { scopesOf } from "../../platform/access/access.decorator.js";
import type { AgentTokenPrincipal, Scope } from "../../platform/access/principal.js";
import { tokenRefusal } from "../../platform/access/token-access.js";
import { RegisteredRoutes } from "../../platform/routes/routes.js";
import type {
  CallableEndpointResponse,
  CallableToolResponse,
  CapabilitiesResponse,
} from "./dto/capabilities.response.js";

/** What a token can call, from the very rules that the guard reads. */
@Injectable()
export class CapabilitiesService {
  constructor(private readonly routes: RegisteredRoutes) {}

  of(principal: AgentTokenPrincipal): CapabilitiesResponse {
    const { name, scopes, workspaceId, projectId, expiresAt } = principal;
    return {
      token: { name, scopes, workspaceId, projectId, expiresAt: expiresAt?.toISOString() ?? null },
      tools: toolsFor(scopes).map((tool) => callable(tool, scopes)),
      endpoints: this.endpointsFor(principal),
    };
  }

  private endpointsFor(token: AgentTokenPrincipal): readonly CallableEndpointResponse[] {
    return this.routes.all().flatMap(({ method, path, access }) => {
      const scope = scopesOf(access).find((one) => token.scopes.includes(one));
      if (scope === undefined || tokenRefusal(access, token) !== null) {
        return [];
      }
      return [{ method, path: path.replace(/:(\w+)/g, "{$1}"), scope }];
    });
  }
}

function callable(tool: Tool, scopes: readonly Scope[]): CallableToolResponse {
  return { name: tool.name, scope: present(scopeOf(tool, scopes)), description: tool.about };
}
