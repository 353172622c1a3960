import { Injectable } from "@nestjs/common";
import { scopesOf } from "../../platform/access/access.decorator.js";
import type { AgentTokenPrincipal } from "../../platform/access/principal.js";
import { tokenRefusal } from "../../platform/access/token-access.js";
import { RegisteredRoutes } from "../../platform/routes/routes.js";
import type { CallableEndpointResponse, CapabilitiesResponse } from "./dto/capabilities.response.js";

/** What a token can call, from the very rules that the guard reads. */
@Injectable()
export class CapabilitiesService {
  constructor(private readonly routes: RegisteredRoutes) {}

  of(principal: AgentTokenPrincipal): CapabilitiesResponse {
    const { name, scopes, workspaceId, projectId, expiresAt } = principal;
    return {
      token: { name, scopes, workspaceId, projectId, expiresAt: expiresAt?.toISOString() ?? null },
      tools: [],
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
