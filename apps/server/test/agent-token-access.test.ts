import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken, expire, withToken } from "./testing/agent-tokens.js";
import { ask, freshAddress } from "./testing/client.js";
import { importInto, smallDocument } from "./testing/model-documents.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";

let server: RunningServer;
let other: TestServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await startTeamServer());
  other = await server.another();
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const ALL = ["read", "propose", "export"];

function token(scopes: readonly string[] = ALL, projectId: string | null = null) {
  return aToken(team.owner, team.workspaceId, { scopes, projectId });
}

describe("a request with a token", () => {
  it.each([
    ["no scheme", (value: string) => value],
    ["another scheme", (value: string) => `Token ${value}`],
    ["nothing after the scheme", () => "Bearer"],
    ["two values", (value: string) => `Bearer ${value} ${value}`],
    ["quotes", (value: string) => `Bearer "${value}"`],
    ["an empty header", () => ""],
    ["a cut value", (value: string) => `Bearer ${value.slice(0, -1)}`],
    ["a wrong checksum", (value: string) => `Bearer ${value.slice(0, -6)}AAAAAA`],
    ["another case", (value: string) => `Bearer ${value.toUpperCase()}`],
    ["a session's ID", () => `Bearer ${"A".repeat(43)}`],
    ["10,000 characters", (value: string) => `Bearer ${value.repeat(180)}`],
    ["SQL", () => "Bearer ' OR 1=1 --"],
  ])("and %s in its header is nobody, even with a good cookie", async (_, header) => {
    const { value } = await token();
    for (const cookie of [null, team.owner.cookie]) {
      const request = ask(server, "get", "/api/workspaces").set("Authorization", header(value));
      if (cookie !== null) {
        request.set("Cookie", cookie);
      }
      const answer = await request;
      expect(problem(answer)).toEqual({ status: 401, type: "unauthorized", fields: [] });
      expect(answer.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
    }
  });

  it("is asked for a bearer when it has no credential at all", async () => {
    const answer = await ask(server, "get", "/api/workspaces").expect(401);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  });

  it("reads the scheme in any case", async () => {
    const { value } = await token();
    await ask(server, "get", "/api/workspaces").set("Authorization", `bEARER  ${value}`).expect(200);
  });

  it("is the token's, whoever the cookie beside it is", async () => {
    const { value } = await token(["read"]);
    const mixed = (cookie: string | null) =>
      ask(server, "get", "/api/auth/me")
        .set("Authorization", `Bearer ${value}`)
        .set("Cookie", cookie ?? "");
    expect((await mixed(team.owner.cookie)).body.type).toBe("human_only");
    const list = await ask(server, "get", "/api/workspaces")
      .set("Authorization", `Bearer ${value}`)
      .set("Cookie", team.outsider.cookie ?? "")
      .expect(200);
    expect(list.body.map(({ id }: { id: string }) => id)).toEqual([team.workspaceId]);
  });

  it("is a person's when the header holds the password of a proxy in front", async () => {
    const answer = await team.viewer
      .get("/api/auth/me")
      .set("Authorization", "Basic dXNlcjpwYXNz")
      .expect(200);
    expect(answer.body.user.id).toBe(team.viewer.id);
    const { value } = await token();
    await team.viewer.get(`/api/workspaces?access_token=${value}`).expect(400);
    await ask(server, "get", `/api/workspaces?access_token=${value}`).expect(401);
  });

  it("may come from any site: only cookies are sent by themselves", async () => {
    const { value } = await token(["propose"]);
    const preview = (authorization: string | null) => {
      const request = ask(server, "post", `/api/projects/${team.projectId}/import?dryRun=true`)
        .set("Origin", "https://elsewhere.example")
        .set("Sec-Fetch-Site", "cross-site")
        .set("Cookie", team.owner.cookie ?? "");
      return (authorization === null ? request : request.set("Authorization", authorization)).send("{}");
    };
    await preview(`Bearer ${value}`).expect(200);
    await preview(null).expect(403);
    await preview("Basic dXNlcjpwYXNz").expect(403);
    await preview("Bearer nonsense").expect(401);
  });

  it("is refused from the moment it expires", async () => {
    const { id, value } = await token();
    await withToken(server, value).get("/api/workspaces").expect(200);
    await expire(server, id);
    await withToken(server, value).get("/api/workspaces").expect(401);
  });
});

describe("the count of requests without a credential", () => {
  async function spend(address: string): Promise<void> {
    await server.database.query("INSERT INTO rate_limits VALUES ($1, 299, $2)", [
      `anonymous:${address}`,
      Date.now() + 60_000,
    ]);
  }

  it("has those with a wrong, an expired or a revoked token, and not those with a valid one", async () => {
    const good = await token();
    const expired = await token();
    const revoked = await token();
    await expire(server, expired.id);
    await team.owner.delete(`/api/workspaces/${team.workspaceId}/agent-tokens/${revoked.id}`).expect(204);
    for (const value of ["nonsense", expired.value, revoked.value]) {
      const address = freshAddress();
      await spend(address);
      const call = (bearer: string) =>
        ask(server, "get", "/api/workspaces", address).set("Authorization", `Bearer ${bearer}`);
      for (let time = 0; time < 3; time += 1) {
        await call(good.value).expect(200);
      }
      await call(value).expect(401);
      await call(value).expect(429);
      await call(good.value).expect(200);
    }
  });
});

describe("scopes", () => {
  it("do not hold one another", async () => {
    const path = `/api/projects/${team.projectId}`;
    for (const scope of ["propose", "export"]) {
      const agent = withToken(server, (await token([scope])).value);
      const answer = await agent.get(path);
      expect(problem(answer)).toMatchObject({ status: 403, type: "forbidden" });
      expect(answer.headers["www-authenticate"]).toBe('Bearer error="insufficient_scope", scope="read"');
    }
    await withToken(server, (await token(["read"])).value)
      .get(path)
      .expect(200);
  });

  it("let a token preview an import and never write it", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const path = `/api/projects/${projectId}/import`;
    const document = { elements: [{ id: randomUUID(), kind: "actor", name: "A", status: "current" }] };
    const agent = withToken(server, (await token(["propose"])).value);
    const reader = withToken(server, (await token(["read"])).value);
    const preview = await agent.post(`${path}?dryRun=true`, document).expect(200);
    expect(preview.body).toMatchObject({ applied: false, added: 1 });
    for (const query of ["", "?dryRun=false", "?expectedVersion=0"]) {
      for (const each of [agent, reader]) {
        expect(problem(await each.post(`${path}${query}`, document))).toMatchObject({
          status: 403,
          type: "human_only",
        });
      }
    }
    expect(problem(await reader.post(`${path}?dryRun=true`, document))).toMatchObject({
      status: 403,
      type: "forbidden",
    });
    expect((await team.owner.get(`/api/projects/${projectId}`)).body.modelVersion).toBe(0);
  });

  it("open nothing that people alone decide", async () => {
    const agent = withToken(server, (await token()).value);
    for (const answer of [
      await agent.patch(`/api/workspaces/${team.workspaceId}`, { name: "Taken over" }),
      await agent.post(`/api/workspaces/${team.workspaceId}/projects`, { id: randomUUID(), name: "P" }),
      await agent.post(`/api/workspaces/${team.workspaceId}/agent-tokens`, { name: "More", scopes: ALL }),
      await agent.get(`/api/workspaces/${team.workspaceId}/agent-tokens`),
      await agent.post("/api/workspaces", { id: randomUUID(), name: "Own" }),
      await agent.get("/api/auth/me"),
      await agent.get("/api/instance/audit"),
    ]) {
      expect(problem(answer)).toMatchObject({ status: 403, type: "human_only" });
    }
  });
});

describe("a token restricted to a project", () => {
  it("sees its project, and of its workspace what its project needs", async () => {
    const own = await aProject(team.owner, team.workspaceId, "Own");
    await importInto(team.owner, team.projectId, smallDocument()).expect(200);
    expect((await team.owner.get("/api/workspaces")).body[0].storedBytes).toBeGreaterThan(0);
    const agent = withToken(server, (await token(["read"], own)).value);
    const workspaces = await agent.get("/api/workspaces").expect(200);
    expect(workspaces.body).toEqual([
      {
        id: team.workspaceId,
        name: "Team",
        role: "editor",
        createdAt: expect.stringMatching(/Z$/),
        projectCount: 1,
        storedBytes: 0,
        quotaBytes: 2_147_483_648,
      },
    ]);
    const projects = await agent.get(`/api/workspaces/${team.workspaceId}/projects?limit=1`).expect(200);
    expect(projects.body).toMatchObject({ items: [{ id: own, name: "Own" }], nextCursor: null });
    await agent.get(`/api/projects/${own.toUpperCase()}/model`).expect(200);
    const hidden = await agent.get(`/api/projects/${team.projectId}`).expect(404);
    const missing = await agent.get(`/api/projects/${randomUUID()}`).expect(404);
    expect(hidden.body).toEqual(missing.body);
    await agent.get(`/api/workspaces/${team.workspaceId}/settings`).expect(200);
    await agent.get(`/api/workspaces/${team.workspaceId}/members`).expect(404);
  });

  it("pages no further than its project with the cursor of another", async () => {
    const own = await aProject(team.owner, team.workspaceId, "Zoo");
    const path = `/api/workspaces/${team.workspaceId}/projects`;
    const { body } = await team.owner.get(`${path}?limit=1`).expect(200);
    const agent = withToken(server, (await token(["read"], own)).value);
    const rest = await agent.get(`${path}?cursor=${encodeURIComponent(body.nextCursor)}`).expect(200);
    expect(rest.body.items.map(({ id }: { id: string }) => id)).toEqual([own]);
  });

  it("does not restrict another: a free token sees every project of the workspace", async () => {
    const agent = withToken(server, (await token(["read"])).value);
    const own = await agent.get(`/api/workspaces/${team.workspaceId}/projects?limit=200`).expect(200);
    const all = await team.owner.get(`/api/workspaces/${team.workspaceId}/projects?limit=200`).expect(200);
    expect(own.body).toEqual(all.body);
    expect((await agent.get("/api/workspaces")).body[0].projectCount).toBe(all.body.items.length);
  });
});

describe("the capabilities", () => {
  it("say which token it is", async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const wanted = { name: "Robot", scopes: ["propose", "read"], projectId: team.projectId, expiresAt };
    const { value } = await aToken(team.owner, team.workspaceId, wanted);
    const { body } = await withToken(server, value).get("/api/agent/capabilities").expect(200);
    expect(body.token).toEqual({ ...wanted, scopes: ["read", "propose"], workspaceId: team.workspaceId });
  });

  it("are a token's: a person has none", async () => {
    expect(problem(await team.owner.get("/api/agent/capabilities"))).toMatchObject({
      status: 403,
      type: "forbidden",
    });
    await ask(server, "get", "/api/agent/capabilities").expect(401);
  });
});

describe("the last use of a token", () => {
  async function lastUsedAt(id: string): Promise<Date | null> {
    const { rows } = await server.database.query("SELECT last_used_at FROM agent_tokens WHERE id = $1", [id]);
    return rows[0].last_used_at;
  }

  it("moves once a minute, however many requests of however many processes there are", async () => {
    const { id, value } = await token();
    expect(await lastUsedAt(id)).toBeNull();
    for (const statement of COUNT_WRITES) {
      await server.database.query(statement);
    }
    const calls = () =>
      Promise.all(
        Array.from({ length: 20 }, (_, n) => withToken(n % 2 ? server : other, value).get("/api/workspaces")),
      );
    await calls();
    const first = await lastUsedAt(id);
    expect(first).not.toBeNull();
    await calls();
    expect(await lastUsedAt(id)).toEqual(first);
    await server.database.query(
      "UPDATE agent_tokens SET last_used_at = now() - interval '61 seconds' WHERE id = $1",
      [id],
    );
    await calls();
    expect((await lastUsedAt(id))?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? 0);
    const { rows } = await server.database.query(
      "SELECT count(*)::int AS writes FROM token_writes WHERE id = $1",
      [id],
    );
    expect(rows[0].writes).toBe(3);
  });
});

/** Remembers each write to a token: two of the service and one of the test itself. */
const COUNT_WRITES = [
  "CREATE TABLE token_writes (id uuid)",
  `CREATE FUNCTION count_token_write() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN INSERT INTO token_writes VALUES (NEW.id); RETURN NEW; END $$`,
  "CREATE TRIGGER token_written AFTER UPDATE ON agent_tokens FOR EACH ROW EXECUTE FUNCTION count_token_write()",
];
