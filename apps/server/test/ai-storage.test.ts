import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { usesVendor } from "./testing/ai.js";
import { architecturesOf, decisionOf, submittedArchitecture } from "./testing/architectures.js";
import { answers, type FakeVendor, startFakeVendor } from "./testing/fake-vendor.js";
import { flowsOf, type Loose, pathOfFlow, submitted } from "./testing/flow-proposals.js";
import { importOneOfEach } from "./testing/one-of-each.js";
import { problem } from "./testing/problem.js";
import { aProject, aTeamOf, type Team } from "./testing/project.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Help from AI in a workspace that stores all it may.

const QUOTA = 600_000;
const FULL = { status: 409, type: "conflict", fields: [] };

let server: RunningServer;
let people: Team;
let team: Team;
let vendor: FakeVendor;
let project: string;

beforeAll(async () => {
  const env = { Service__Profile: "local", Service__WorkspaceQuotaBytes: String(QUOTA) };
  ({ server, team: people } = await startTeamServer(env));
  vendor = await startFakeVendor();
});
afterAll(async () => {
  await server.stop();
  await vendor.stop();
});
beforeEach(async () => {
  await server.database.query("DELETE FROM rate_limits; DELETE FROM ai_calls");
  const { owner, editor, viewer, outsider } = people;
  team = await aTeamOf({ owner, editor, viewer, outsider });
  await usesVendor(team.owner, team.workspaceId, { vendor });
  project = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.owner, project);
  vendor.begin(answers("{}"));
});

/** Lets it store what it stores, and no byte more. */
async function isFull(): Promise<void> {
  const { body } = await team.viewer.get("/api/workspaces").expect(200);
  const { storedBytes } = body.find(({ id }: Loose) => id === team.workspaceId);
  await server.database.query("UPDATE projects SET kept_bytes = kept_bytes + $2 WHERE id = $1", [
    project,
    QUOTA - storedBytes,
  ]);
}

const ASKED = { request: "What is missing?", branchId: null };

it.each([
  ["a flow", () => flowsOf(project), { ...ASKED, reviseScenarioId: null }],
  ["an architecture", () => architecturesOf(project), ASKED],
  ["a critique", () => `/api/projects/${project}/review/critiques`, {}],
] as const)(
  "asks nobody for %s that would not be kept, and keeps no money aside",
  async (_what, path, body) => {
    await isFull();
    const answer = await team.editor.post(path(), body);
    expect(problem(answer)).toEqual(FULL);
    expect(vendor.questions).toEqual([]);
    const { rows } = await server.database.query("SELECT 1 FROM ai_calls");
    expect(rows).toEqual([]);
  },
);

it("explains still: nothing of it is kept", async () => {
  await isFull();
  vendor.begin(answers(JSON.stringify({ paragraphs: [{ text: "A shop.", cites: [] }] })));
  const body = { target: null, question: null, branchId: null };
  const explained = await team.viewer.post(`/api/projects/${project}/ai/explain`, body).expect(200);
  expect(explained.body).toMatchObject({ text: "A shop.", unavailable: null });
});

it("lets people reject what is open, with a reason", async () => {
  const flow = await submitted(team.editor, project);
  const architecture = await submittedArchitecture(team.editor, project);
  await isFull();
  const rejected = await team.editor
    .post(pathOfFlow(project, flow, "/reject"), { reason: "We have no room" })
    .expect(200);
  expect(rejected.body).toMatchObject({ status: "rejected", reason: "We have no room" });
  const decide = architecturesOf(project, `/${architecture["id"]}/decide`);
  const decided = await team.editor.post(decide, decisionOf(architecture, [], ["logistics"])).expect(200);
  expect(decided.body.items.map(({ state }: Loose) => state)).toContain("rejected");
  const accepted = await team.editor.post(decide, decisionOf(decided.body, ["rename"]));
  expect(problem(accepted)).toEqual(FULL);
});
