import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { anApprovedPromise, aPromiseProject } from "./testing/promise-steps.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

const SCAN = "00000000-0000-4000-8000-00000000dead";
const SOURCE_PATTERN = {
  kind: "source-pattern-check",
  title: "The outbox is there",
  recipe: { text: "", sourcePattern: { repository: "acme/shop", pattern: "transactional-outbox" } },
};

it("a run may name what fits the kind that its obligation has in the revision it names", async () => {
  const project = await aPromiseProject(team);
  const { id } = await anApprovedPromise(team, project);
  const check = project.path(`/${id}/obligations/O1`);
  await team.editor.post(project.path(`/${id}/revise`), {}).expect(200);
  await team.editor.put(check, SOURCE_PATTERN).expect(200);
  const run = (body: object) => team.editor.post(`${check}/run`, body);
  expect(problem(await run({ revision: 1, scanId: SCAN }))).toMatchObject({
    status: 400,
    fields: ["scanId"],
  });
  expect(problem(await run({ revision: 2, scanId: SCAN }))).toMatchObject({ status: 404 });
  expect(problem(await run({ revision: 2, branchId: SCAN }))).toMatchObject({
    status: 400,
    fields: ["branchId"],
  });
  expect(problem(await run({ revision: 1, branchId: SCAN }))).toMatchObject({ status: 404 });
});
