import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { amount } from "./testing/amount.js";
import type { Team } from "./testing/project.js";
import { aProjectWithPrefix, promiseBody, promisesOf } from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { allOf } from "./testing/tool-lists.js";
import { type Loose, type ToolUser, toolUser, toolUserWith } from "./testing/tools.js";

// Agents that write by tools at the same moment, over two processes on one database.

const AGENTS = Array.from({ length: 20 }, (_, n) => n);
const EACH = amount({ quick: 3, long: 25 });

let server: RunningServer;
let second: TestServer;
let team: Team;
let projectId: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  second = await server.another();
  projectId = await aProjectWithPrefix(team, "MANY");
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

async function agents(): Promise<readonly ToolUser[]> {
  const all: ToolUser[] = [];
  for (const n of AGENTS) {
    const user = await toolUser(server, team);
    all.push(n % 2 === 0 ? user : toolUserWith(second, user.token));
  }
  return all;
}

it("gives 20 agents that create promises numbers without gap or repeat, in order of creation of each", async () => {
  const made: string[] = [];
  await Promise.all(
    (await agents()).map(async (agent, n) => {
      let last = 0;
      for (let turn = 0; turn < EACH; turn += 1) {
        await agent.failure("create_promise", { projectId, ...promiseBody({ title: "" }) });
        await agent.data("create_promise", { projectId, ...promiseBody(), dryRun: true });
        const title = `${n} ${turn}`;
        const { promise } = await agent.data("create_promise", { projectId, ...promiseBody({ title }) });
        const number = Number(promise.requirementId.split("-")[1]);
        expect(number).toBeGreaterThan(last);
        last = number;
        made.push(promise.requirementId);
      }
    }),
  );
  const count = AGENTS.length * EACH;
  const meant = Array.from({ length: count }, (_, n) => `MANY-${String(n + 1).padStart(3, "0")}`);
  expect(made.toSorted()).toEqual(meant);
  const listed = await allOf(team.viewer, promisesOf(projectId));
  expect(listed.map(({ requirementId }: Loose) => requirementId)).toEqual(meant);
});

it("keeps the draft of one of 20 agents that change it, and of each as a whole", async () => {
  const [first, ...others] = await agents();
  const { promise } = (await first?.data("create_promise", { projectId, ...promiseBody() })) ?? {};
  const changed = await Promise.all(
    others.map((agent, n) => {
      const texts = { title: `T${n}`, claim: `C${n}`, preconditions: `P${n}` };
      return agent.call("update_promise_draft", { projectId, promiseId: promise.id, ...promiseBody(texts) });
    }),
  );
  for (const { isError, answer } of changed) {
    const status = isError ? answer["error"].status : 200;
    expect([200, 409]).toContain(status);
  }
  const { body } = await team.viewer.get(`${promisesOf(projectId)}/${promise.id}`).expect(200);
  const { title, claim, preconditions, revision } = body.draft;
  const n = title.slice(1);
  expect({ claim, preconditions, revision }).toEqual({ claim: `C${n}`, preconditions: `P${n}`, revision: 1 });
});
