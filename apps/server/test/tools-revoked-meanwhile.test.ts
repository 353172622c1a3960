import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { aToken } from "./testing/agent-tokens.js";
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

/** Posts a message of which the second half waits until something was done. */
function posted(token: string, message: object, meanwhile: () => Promise<void>): Promise<Loose> {
  const text = JSON.stringify(message);
  const headers = { accept: ACCEPTED, authorization: `Bearer ${token}`, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/mcp`, { method: "POST", headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
    });
    sent.on("error", reject);
    sent.write(text.slice(0, 20));
    meanwhile().then(() => sent.end(text.slice(20)), reject);
  });
}

it("a token that is revoked while its message arrives writes nothing", async () => {
  const { owner, workspaceId } = team;
  const projectId = await aProject(owner, workspaceId, "Asked");
  const { id, value } = await aToken(owner, workspaceId, { scopes: ["propose"] });
  const path = `/api/workspaces/${workspaceId}/agent-tokens`;
  const params = { name: "ask_question", arguments: { projectId, text: "Why?" } };
  const answer = await posted(value, { jsonrpc: "2.0", id: 1, method: "tools/call", params }, async () => {
    await until(async () => {
      const { body } = await owner.get(path).expect(200);
      return body.find((token: Loose) => token["id"] === id).lastUsedAt !== null;
    });
    await owner.delete(`${path}/${id}`).expect(204);
  });
  const { error } = JSON.parse(answer["result"].content[0].text);
  expect(error).toMatchObject({
    type: "unauthorized",
    status: 401,
    title: "The token is not valid any more",
  });
  const { body } = await owner.get(`/api/projects/${projectId}/questions`).expect(200);
  expect(body.items).toEqual([]);
});
