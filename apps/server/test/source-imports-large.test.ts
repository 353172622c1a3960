import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { aScanThatFound, manyFacts } from "./testing/large-snapshot.js";
import { aProject, type Team } from "./testing/project.js";
import { accepted, imported, importsOf, linksOf } from "./testing/source-imports.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

it("5,000 source facts are proposed, accepted at once, and proposed no more", async () => {
  const projectId = await aProject(team.owner, team.workspaceId);
  const scanId = await aScanThatFound(server, projectId, manyFacts(5000));
  const proposal = await imported(team.editor, projectId, scanId);
  expect(proposal.counts.open).toBe(proposal.items.length);
  const kinds = Map.groupBy(proposal.items, ({ kind }: { kind: string }) => kind);
  expect([...kinds].map(([kind, items]) => [kind, items.length])).toEqual([
    ["element", 51],
    ["message", 990],
    ["channel", 990],
    ["operation", 990],
    ["subscription", 990],
    ["service-link", 50],
  ]);
  const done = await accepted(team.editor, projectId, proposal);
  expect(done).toMatchObject({ state: "decided", counts: { open: 0, accepted: 4061, rejected: 0 } });
  expect((await imported(team.editor, projectId, scanId)).items).toEqual([]);
  const { body } = await team.viewer.get(`${linksOf(projectId)}?limit=200`).expect(200);
  expect(body.items).toHaveLength(50);
});

it("decisions at the same moment are made one after the other, each item once", async () => {
  const projectId = await aProject(team.owner, team.workspaceId);
  const scanId = await aScanThatFound(server, projectId, manyFacts(300));
  const { id, items } = await imported(team.editor, projectId, scanId);
  const decide = `${importsOf(projectId)}/${id}/decide`;
  const all = { accept: items.map((item: { id: string }) => item.id) };
  const answers = await Promise.all(Array.from({ length: 4 }, () => team.editor.post(decide, all)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { body } = await team.viewer.get(`/api/projects/${projectId}/model/history`).expect(200);
  expect(body.items).toHaveLength(1);
});

it("imports of one repository at the same moment leave one that is open", async () => {
  const projectId = await aProject(team.owner, team.workspaceId);
  const scanId = await aScanThatFound(server, projectId, manyFacts(300));
  await Promise.all(Array.from({ length: 4 }, () => imported(team.editor, projectId, scanId)));
  const { body } = await team.viewer.get(importsOf(projectId)).expect(200);
  expect(body.items.map(({ state }: { state: string }) => state)).toEqual([
    "open",
    "superseded",
    "superseded",
    "superseded",
  ]);
});

it("edits of the model meanwhile are not lost, and decisions neither", async () => {
  const projectId = await aProject(team.owner, team.workspaceId);
  const scanId = await aScanThatFound(server, projectId, manyFacts(300));
  const { id, items } = await imported(team.editor, projectId, scanId);
  const channels = `/api/projects/${projectId}/channels`;
  const puts = items.slice(0, 8).map((_: unknown, at: number) => {
    const channelId = `00000000-0000-4000-8000-00000000000${at}`;
    return team.editor.put(`${channels}/${channelId}`, {
      id: channelId,
      name: `By hand ${at}`,
      kind: "topic",
    });
  });
  const decide = team.editor.post(`${importsOf(projectId)}/${id}/decide`, {
    accept: items.map((item: { id: string }) => item.id),
  });
  const answers = await Promise.all([...puts, decide]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 200]));
  const { body } = await team.viewer.get(`/api/projects/${projectId}/model`).expect(200);
  expect(body.modelVersion).toBe(9);
  expect(body.model.channels).toHaveLength(50 + 8);
});
