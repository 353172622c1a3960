import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TOOL_LIMITS } from "@plumbline/agent-tools";
import { aBuiltProject, type BuiltProject, buildOf } from "./testing/build.js";
import { importInto, smallDocument, testId } from "./testing/model-documents.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

let server: RunningServer;
let team: Team;
let project: BuiltProject;
let agent: ToolUser;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aBuiltProject(team);
  agent = await toolUser(server, team, ["export"]);
});
afterAll(() => server.stop());

function uriOf(path: string, projectId = project.projectId): string {
  return `plumbline://projects/${projectId}/${path}`;
}

/** The text of a file as the HTTP endpoint gives it. */
async function overHttp(path: string): Promise<string> {
  const answer = await team.viewer
    .get(buildOf(project.projectId, `/files?path=${path}`))
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done(null, Buffer.concat(chunks).toString("utf8")));
    })
    .expect(200);
  return answer.body as string;
}

/** The path of a contract over HTTP that the bundle has. */
async function anOpenApi(): Promise<string> {
  const { body } = await team.viewer.get(buildOf(project.projectId, "/manifest")).expect(200);
  const [found] = body.files.filter(({ path }: { path: string }) => path.startsWith("openapi/"));
  return found.path;
}

describe("resources of the protocol", () => {
  it("are templates of files; none is listed, so that listing generates nothing", async () => {
    expect(await agent.ask("resources/list")).toEqual({ resources: [] });
    const { resourceTemplates } = await agent.ask("resources/templates/list");
    expect(resourceTemplates.map(({ uriTemplate, mimeType }: Loose) => [uriTemplate, mimeType])).toEqual([
      ["plumbline://projects/{projectId}/SDD.md", "text/markdown"],
      ["plumbline://projects/{projectId}/architecture.json", "application/json"],
      ["plumbline://projects/{projectId}/openapi/{elementId}.yaml", "application/yaml"],
      ["plumbline://projects/{projectId}/asyncapi.yaml", "application/yaml"],
    ]);
  });

  it.each([
    ["SDD.md", "text/markdown"],
    ["architecture.json", "application/json"],
    ["asyncapi.yaml", "application/yaml"],
    ["openapi", "application/yaml"],
  ])("%s is what the endpoint of files gives", async (name, mimeType) => {
    const path = name === "openapi" ? await anOpenApi() : name;
    const { contents } = await agent.ask("resources/read", { uri: uriOf(path) });
    expect(contents).toEqual([{ uri: uriOf(path), mimeType, text: await overHttp(path) }]);
  });

  it("are read as they are at that moment", async () => {
    const { projectId } = project;
    const name = `Afterthought ${randomUUID()}`;
    await team.editor
      .put(`/api/projects/${projectId}/schemas/${randomUUID()}`, { name, content: "{}" })
      .expect(201);
    const { contents } = await agent.ask("resources/read", { uri: uriOf("architecture.json") });
    expect(contents[0].text).toContain(name);
  });
});

async function refused(user: ToolUser, params: object): Promise<Loose> {
  return user.refusal("resources/read", params);
}

describe("a token without the scope export", () => {
  it("sees no template, and reads nothing", async () => {
    const reader = await toolUser(server, team, ["read", "propose"]);
    expect(await reader.ask("resources/templates/list")).toEqual({ resourceTemplates: [] });
    expect(await refused(reader, { uri: uriOf("SDD.md") })).toMatchObject({
      code: -32002,
      message: expect.stringContaining("resources need the scope export"),
      data: { uri: uriOf("SDD.md") },
    });
  });
});

describe("a resource of another project", () => {
  it("is -32002 alike, whether it is there or not, and nothing of it is told", async () => {
    const theirs = randomUUID();
    await team.outsider.post("/api/workspaces", { id: theirs, name: "Theirs" }).expect(200);
    const foreign = await aProject(team.outsider, theirs, "Halcyon");
    const restricted = await toolUser(server, team, ["export"], await aProject(team.owner, team.workspaceId));
    const messages = [
      [await refused(agent, { uri: uriOf("SDD.md", foreign) }), foreign],
      [await refused(agent, { uri: uriOf("SDD.md", randomUUID()) }), null],
      [await refused(restricted, { uri: uriOf("SDD.md") }), project.projectId],
    ] as const;
    for (const [{ code, message }] of messages) {
      expect(code).toBe(-32002);
      expect(message).toMatch(/for this token: there is no such project, or it is not yours to see$/);
      expect(message).not.toContain("Halcyon");
    }
  });
});

describe("a URI", () => {
  it.each([
    "SDD.md",
    "file:///etc/passwd",
    "http://127.0.0.1/mcp",
    "plumbline://projects/x/SDD.md",
    "plumbline://projects/{projectId}/SDD.md",
  ])("%s that is none of a resource is -32002, and says what a URI is", async (uri) => {
    const { code, message } = await refused(agent, { uri });
    expect(code).toBe(-32002);
    expect(message).toContain("plumbline://projects/{projectId}/SDD.md");
    expect(message).toContain(`There is no resource ${uri} for this token`);
  });

  it.each([
    "manifest.json",
    "../SDD.md",
    "sdd.md",
    "%53DD.md",
    "SDD.md?a=b",
    "SDD.md#a",
    "openapi/../SDD.md",
    "bundle.zip",
  ])("with the path %s is -32002", async (path) => {
    expect(await refused(agent, { uri: uriOf(path) })).toMatchObject({ code: -32002 });
  });

  it("of a contract that the bundle does not have is -32002", async () => {
    const uri = uriOf(`openapi/${randomUUID()}.yaml`);
    expect(await refused(agent, { uri })).toMatchObject({ code: -32002, data: { uri } });
  });

  it("that is very long is told by its beginning", async () => {
    const { code, message, data } = await refused(agent, { uri: `plumbline://${"x".repeat(10_000)}` });
    expect([code, message.length < 1000, data.uri.length]).toEqual([-32002, true, 200]);
  });

  it.each([{}, { uri: null }, { uri: 7 }, { uri: ["SDD.md"] }])(
    "%j that is no text is -32602",
    async (params) => {
      const { code, message } = await refused(agent, params);
      expect([code, message]).toEqual([-32602, expect.stringContaining("params.uri")]);
    },
  );
});

it("a file over the limit of resources is refused, and the endpoint that gives it is named", async () => {
  const projectId = await aProject(team.owner, team.workspaceId);
  const description = "x".repeat(9_000);
  const elements = Array.from({ length: 150 }, (_, index) => ({
    id: randomUUID(),
    kind: "system",
    name: `System ${index}`,
    status: "current",
    parentId: null,
    description,
  }));
  await importInto(team.owner, projectId, smallDocument({ elements, channels: [], schemas: [] })).expect(200);
  const { code, message } = await refused(agent, { uri: uriOf("architecture.json", projectId) });
  expect(code).toBe(-32602);
  expect(message).toContain(`over the ${TOOL_LIMITS.resourceBytes} of a resource`);
  expect(message).toContain("GET /api/projects/{projectId}/build/files?path=architecture.json gives it");
  const answer = await team.viewer.get(buildOf(projectId, "/files?path=architecture.json")).expect(200);
  expect(Number(answer.headers["content-length"])).toBeGreaterThan(TOOL_LIMITS.resourceBytes);
});

it("a contract that is not written, because YAML cannot hold a number of it, is refused and says so", async () => {
  const projectId = await aProject(team.owner, team.workspaceId);
  const schema = { id: randomUUID(), name: "Order", content: '{"maximum":9007199254740993}' };
  const message = {
    id: randomUUID(),
    name: "Ordered",
    schemaId: schema.id,
    producerId: testId(2),
    consumerIds: [],
  };
  const document = smallDocument({ messages: [message], schemas: [schema] });
  await importInto(team.owner, projectId, document).expect(200);
  const error = await refused(agent, { uri: uriOf("asyncapi.yaml", projectId) });
  expect(error).toMatchObject({ code: -32602, data: { type: "file_not_generated", status: 409 } });
});
