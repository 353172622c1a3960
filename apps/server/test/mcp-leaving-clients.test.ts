import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { aClientToLeave } from "./testing/leaving-client.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { ACCEPTED, type ToolUser, toolUser } from "./testing/tools.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

let server: RunningServer;
let agent: ToolUser;
let projectId: string;

beforeAll(async () => {
  const shared = await sharedTeamServer();
  server = shared.server;
  projectId = shared.team.projectId;
  agent = await toolUser(server, shared.team);
});
afterAll(() => server.stop());

const RUNNING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
  AND application_name LIKE 'plumbline%' AND state <> 'idle'`;

it.each([
  ["find_elements", "model_facts"],
  ["list_promises", "promises"],
])("a client that leaves in the middle of %s leaves nothing running", async (name, table) => {
  const params = { name, arguments: { projectId } };
  const blocker = await server.database.connect();
  await blocker.query("BEGIN");
  await blocker.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const leave = await aClientToLeave(server, {
    method: "POST",
    path: "/mcp",
    body: { jsonrpc: "2.0", id: 1, method: "tools/call", params },
    headers: { accept: ACCEPTED, authorization: `Bearer ${agent.token}` },
  });
  await until(() => areWaitingForLocks(server.database));
  expect(await leave()).toBeNull();
  await blocker.query("ROLLBACK");
  blocker.release();
  await until(async () => (await server.database.query(RUNNING)).rows.length === 0);
  expect(server.log.filter((line) => line["level"] === "error")).toEqual([]);
  await agent.data(name, { projectId });
});

it("a hundred clients that leave are no hindrance to the next", async () => {
  const [before, headers] = [ended(), { accept: ACCEPTED, authorization: `Bearer ${agent.token}` }];
  const params = { name: "get_model_summary", arguments: { projectId, maxTokens: 1000 } };
  for (let left = 0; left < 100; left += 1) {
    const gone = new AbortController();
    const answer = fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: left, method: "tools/call", params }),
      signal: gone.signal,
    });
    setTimeout(() => gone.abort(), left % 10);
    await answer.then((given) => given.text()).catch(() => undefined);
  }
  await agent.data("get_model_summary", { projectId, maxTokens: 1000 });
  await until(async () => (await server.database.query(RUNNING)).rows.length === 0);
  expect(ended()).toBeGreaterThan(before);
  expect(server.log.filter((line) => line["level"] === "error")).toEqual([]);
});

function ended(): number {
  return server.log.filter(({ path, message }) => path === "/mcp" && message === "request").length;
}
