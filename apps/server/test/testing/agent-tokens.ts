import { randomUUID } from "node:crypto";
import { SCOPES_OF, TOKENS, type TokenName } from "../access-table.js";
import { type Person, personWith } from "./people.js";
import { aProject, type Team } from "./project.js";
import type { RunningServer } from "./test-server.js";

interface Wanted {
  readonly name?: string;
  readonly scopes: readonly string[];
  readonly projectId?: string | null;
  readonly expiresAt?: string | null;
}

/** A new token of a workspace. */
export async function aToken(
  owner: Person,
  workspaceId: string,
  wanted: Wanted,
): Promise<{ readonly id: string; readonly value: string }> {
  const body = { name: `Agent ${randomUUID()}`, projectId: null, expiresAt: null, ...wanted };
  const answer = await owner.post(`/api/workspaces/${workspaceId}/agent-tokens`, body).expect(201);
  return { id: answer.body.token.id, value: answer.body.value };
}

/** An agent that presents a token with every request. */
export function withToken(server: RunningServer, value: string): Person {
  const agent = personWith(server, { id: "", email: "", cookie: null });
  const present = (test: ReturnType<Person["get"]>) => test.set("Authorization", `Bearer ${value}`);
  return {
    ...agent,
    get: (path) => present(agent.get(path)),
    post: (path, body) => present(agent.post(path, body)),
    put: (path, body) => present(agent.put(path, body)),
    patch: (path, body) => present(agent.patch(path, body)),
    delete: (path) => present(agent.delete(path)),
  };
}

/** The value of each token of the access table. */
export async function tokensOf(
  server: RunningServer,
  team: Team,
): Promise<Readonly<Record<TokenName, string>>> {
  const elsewhere = await aProject(team.owner, team.workspaceId, "Elsewhere");
  const otherWorkspace = randomUUID();
  await team.outsider.post("/api/workspaces", { id: otherWorkspace, name: "Other" }).expect(200);
  const values = TOKENS.map(async (name) => {
    const isForeign = name === "otherWorkspace";
    const { id, value } = await aToken(
      isForeign ? team.outsider : team.owner,
      isForeign ? otherWorkspace : team.workspaceId,
      {
        scopes: SCOPES_OF[name] ?? ["read", "propose", "export"],
        projectId: name === "restricted" ? team.projectId : name === "restrictedElsewhere" ? elsewhere : null,
      },
    );
    if (name === "expired") {
      await expire(server, id);
    }
    if (name === "revoked") {
      await team.owner.delete(`/api/workspaces/${team.workspaceId}/agent-tokens/${id}`).expect(204);
    }
    return [name, value] as const;
  });
  return Object.fromEntries(await Promise.all(values)) as Record<TokenName, string>;
}

/** Lets the time of a token be over. */
export async function expire(server: RunningServer, id: string): Promise<void> {
  await server.database.query(
    "UPDATE agent_tokens SET expires_at = now() - interval '1 second' WHERE id = $1",
    [id],
  );
}
