import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  agentToken,
  answerOf,
  apiClient,
  dataIfChanged,
  dataOf,
  documentBody,
  ifMatch,
  ifNoneMatch,
  isProblem,
  keptAnswers,
  pages,
  type SessionStore,
  sessionCookie,
  tagOf,
  versionOf,
} from "@plumbline/api-client";
import { aToken } from "./testing/agent-tokens.js";
import { documentText } from "./testing/model-documents.js";
import { PASSWORD } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// What packages/api-client tests against servers of its own, once against the service itself.

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

function jar(): SessionStore {
  let held: string | null = null;
  return {
    read: () => held,
    write: (cookie) => {
      held = cookie;
    },
  };
}

function person() {
  return apiClient({ baseUrl: server.url, through: [keptAnswers(), sessionCookie(jar())] });
}

async function signedIn() {
  const client = person();
  await dataOf(client.POST("/api/auth/login", { body: { email: team.owner.email, password: PASSWORD } }));
  return client;
}

describe("the typed client, at the service", () => {
  it("signs a person in, and out", async () => {
    const client = await signedIn();
    const { user } = await dataOf(client.GET("/api/auth/me"));
    expect(user.email).toBe(team.owner.email);
    await dataOf(client.POST("/api/auth/logout"));
    await expect(dataOf(client.GET("/api/auth/me"))).rejects.toMatchObject({
      type: "unauthorized",
      status: 401,
    });
  });

  it("walks through the projects of a workspace, whatever the size of a page", async () => {
    const client = await signedIn();
    const made = [await aProject(team.owner, team.workspaceId), await aProject(team.owner, team.workspaceId)];
    const found: string[] = [];
    const params = { path: { workspaceId: team.workspaceId }, query: { limit: 1 } };
    for await (const { id } of pages(client, "/api/workspaces/{workspaceId}/projects", { params })) {
      found.push(id);
    }
    expect(found).toEqual(expect.arrayContaining(made));
    expect(new Set(found).size).toBe(found.length);
  });

  it("imports a document, reads it once, and guards a write with what it read", async () => {
    const client = await signedIn();
    const path = { projectId: await aProject(team.owner, team.workspaceId) };
    const document = documentBody(documentText("eshop-queues.model.json"));
    const imported = await dataOf(
      client.POST("/api/projects/{projectId}/import", { params: { path }, ...document }),
    );
    expect(imported).toMatchObject({ applied: true, changed: 0 });
    const read = () => answerOf(client.GET("/api/projects/{projectId}/export", { params: { path } }));
    const first = await read();
    expect((await read()).data).toEqual(first.data);
    const header = ifNoneMatch(tagOf(first.response) ?? "");
    expect(
      await dataIfChanged(client.GET("/api/projects/{projectId}/export", { params: { path, header } })),
    ).toBeNull();
    const { response } = await answerOf(client.GET("/api/projects/{projectId}/model", { params: { path } }));
    const factId = first.data.elements[0]?.id ?? "";
    const confirm = (version: number) => {
      const params = { path: { ...path, factId }, header: ifMatch(version) };
      return answerOf(client.POST("/api/projects/{projectId}/facts/{factId}/confirm", { params }));
    };
    const version = versionOf(response) ?? 0;
    expect(versionOf((await confirm(version)).response)).toBe(version + 1);
    const refusal: unknown = await confirm(version).catch((error: unknown) => error);
    expect(isProblem(refusal, "conflict") && refusal.problem.modelVersion).toBe(version + 1);
  });

  it("asks as an agent, and is told what an agent may not", async () => {
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read"] });
    const client = apiClient({ baseUrl: server.url, through: [agentToken(value)] });
    const { token } = await dataOf(client.GET("/api/agent/capabilities"));
    expect(token.scopes).toEqual(["read"]);
    const workspaceId = team.workspaceId;
    const create = client.POST("/api/workspaces/{workspaceId}/projects", {
      params: { path: { workspaceId } },
      body: { id: crypto.randomUUID(), name: "x", description: null },
    });
    await expect(dataOf(create)).rejects.toMatchObject({ status: 403 });
  });
});
