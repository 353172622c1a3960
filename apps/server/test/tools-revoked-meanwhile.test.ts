import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { aToken } from "./testing/agent-tokens.js";
import { sentInTwo } from "./testing/halved-bodies.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { ACCEPTED, type Loose } from "./testing/tools.js";
import { until } from "./testing/waiting.js";

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

it("a token that is revoked while its message arrives writes nothing", async () => {
  const { owner, workspaceId } = team;
  const projectId = await aProject(owner, workspaceId, "Asked");
  const { id, value } = await aToken(owner, workspaceId, { scopes: ["propose"] });
  const path = `/api/workspaces/${workspaceId}/agent-tokens`;
  const params = { name: "ask_question", arguments: { projectId, text: "Why?" } };
  const headers = { accept: ACCEPTED, authorization: `Bearer ${value}` };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const answer = await sentInTwo(`${server.url}/mcp`, { headers, body: message }, async () => {
    await until(async () => {
      const { body } = await owner.get(path).expect(200);
      return body.find((token: Loose) => token["id"] === id).lastUsedAt !== null;
    });
    await owner.delete(`${path}/${id}`).expect(204);
  });
  const { error } = JSON.parse(answer.body["result"].content[0].text);
  expect(error).toMatchObject({
    type: "unauthorized",
    status: 401,
    title: "The token is not valid any more",
  });
  const { body } = await owner.get(`/api/projects/${projectId}/questions`).expect(200);
  expect(body.items).toEqual([]);
});
