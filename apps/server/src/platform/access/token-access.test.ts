import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import type { AccessRule } from "./access.decorator.js";
import type { AgentTokenPrincipal, Scope } from "./principal.js";
import { isHiddenFromRestricted, tokenRefusal } from "./token-access.js";

const ID = "6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10" as Guid;

function aToken(scopes: readonly Scope[], projectId: Guid | null = null): AgentTokenPrincipal {
  return { kind: "agent-token", id: ID, name: "CI", scopes, workspaceId: ID, projectId, expiresAt: null };
}

/** Status and type, or null. */
function refusal(rule: AccessRule, token: AgentTokenPrincipal) {
  const error = tokenRefusal(rule, token);
  return error === null ? null : `${error.status} ${error.type}`;
}

describe("an agent token", () => {
  it("calls what its scopes open, and none holds another", () => {
    for (const scope of ["read", "propose", "export"] as const) {
      for (const held of ["read", "propose", "export"] as const) {
        expect(refusal({ project: "viewer", scope }, aToken([held]))).toBe(
          scope === held ? null : "403 forbidden",
        );
      }
    }
  });

  it("acts as an editor, whatever scope a route for owners may have", () => {
    expect(refusal({ project: "editor", scope: "propose" }, aToken(["propose"]))).toBeNull();
    expect(refusal({ workspace: "owner", scope: "propose" }, aToken(["propose"]))).toBe("403 forbidden");
  });

  it.each<AccessRule>([
    { signedIn: true, person: true },
    { project: "viewer", person: true },
    { workspace: "owner", person: true },
    { instanceAdmin: true, person: true },
  ])("does not call what is for people: %j", (rule) => {
    const all = aToken(["read", "propose", "export"]);
    expect(refusal(rule, all)).toBe("403 human_only");
    expect(refusal(rule, { ...all, projectId: ID })).toBe("403 human_only");
  });

  it("restricted to a project sees nothing of the workspace but what a rule opens to it", () => {
    const restricted = aToken(["read"], ID);
    const ofWorkspace = { workspace: "viewer", scope: "read" } as const;
    expect(refusal({ project: "viewer", scope: "read" }, restricted)).toBeNull();
    expect(refusal(ofWorkspace, restricted)).toBe("404 not_found");
    expect(refusal({ ...ofWorkspace, scope: "export" }, restricted)).toBe("404 not_found");
    expect(refusal({ ...ofWorkspace, restricted: true }, restricted)).toBeNull();
    expect(refusal(ofWorkspace, aToken(["read"]))).toBeNull();
    expect(isHiddenFromRestricted({ signedIn: true, scope: "read" })).toBe(false);
  });

  it("calls what is open, and what is for tokens, without any scope", () => {
    expect(refusal({ open: true }, aToken([]))).toBeNull();
    expect(refusal({ agentToken: true }, aToken([]))).toBeNull();
  });
});
