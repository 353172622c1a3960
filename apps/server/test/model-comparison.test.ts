import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Model, modelHash } from "@plumbline/model-core";
import {
  APP,
  exported,
  importInto,
  type LooseDocument,
  SCHEMA,
  SYSTEM,
  smallDocument,
  testId,
} from "./testing/model-documents.js";
import { nobody } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

const compareOf = (project: string, query = ""): string => `/api/projects/${project}/model/compare${query}`;
const ask = async (project: string, query = "") =>
  (await team.viewer.get(compareOf(project, query)).expect(200)).body;

async function aFilledProject(change: LooseDocument = {}): Promise<string> {
  const project = await aProject(team.owner, team.workspaceId);
  await importInto(team.editor, project, smallDocument(change)).expect(200);
  return project;
}

const RENAMED = { elements: [{ id: APP, kind: "app", name: "Sales", status: "current", parentId: SYSTEM }] };
const NEW_SCHEMA = { schemas: [{ id: SCHEMA, name: "Order", content: '{"type":"object"}' }] };
const hashOf = async (project: string): Promise<string> =>
  modelHash((await exported(team.viewer, project)) as unknown as Model);

describe("GET of a comparison", () => {
  it("without sides compares the empty model with main when there is no revision", async () => {
    const project = await aFilledProject();
    const { left, right, counts, items } = await ask(project);
    const empty = await hashOf(await aProject(team.owner, team.workspaceId));
    expect(left).toEqual({ ref: null, name: null, modelVersion: 0, modelHash: empty });
    expect(right).toEqual({ ref: "main", name: "main", modelVersion: 1, modelHash: await hashOf(project) });
    expect(counts).toEqual({ added: 5, changed: 0, removed: 0, unchanged: 0 });
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
      "element",
      "element",
      "channel",
      "channel",
      "schema",
    ]);
    expect(items[0]).toEqual({ kind: "element", id: SYSTEM, name: "Shop", change: "added", fields: [] });
  });

  it("without sides compares the newest revision with main", async () => {
    const project = await aFilledProject();
    await aRevision(team.editor, project, "First");
    const id = await aRevision(team.editor, project, "Second");
    const hash = await hashOf(project);
    await importInto(team.editor, project, RENAMED).expect(200);
    const answer = await ask(project);
    expect(answer).toEqual({
      left: { ref: id, name: "Second", modelVersion: 1, modelHash: hash },
      right: { ref: "main", name: "main", modelVersion: 2, modelHash: await hashOf(project) },
      counts: { added: 0, changed: 1, removed: 0, unchanged: 4 },
      items: [
        {
          kind: "element",
          id: APP,
          name: "Sales",
          change: "changed",
          fields: [{ field: "name", left: "Orders", right: "Sales" }],
        },
      ],
    });
  });

  it("compares main at two versions, either way round", async () => {
    const project = await aFilledProject();
    await importInto(team.editor, project, RENAMED).expect(200);
    const forth = await ask(project, "?left=main@1&right=main@2");
    expect(forth.left).toMatchObject({ ref: "main@1", name: "main@1", modelVersion: 1 });
    expect(forth.right.modelHash).toBe(await hashOf(project));
    expect(forth.items[0].fields).toEqual([{ field: "name", left: "Orders", right: "Sales" }]);
    const back = await ask(project, "?left=main&right=main@1");
    expect(back.items[0].fields).toEqual([{ field: "name", left: "Sales", right: "Orders" }]);
    expect(back.right.modelHash).toBe(forth.left.modelHash);
    expect((await ask(project, "?left=main@2")).counts).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
      unchanged: 5,
    });
    expect((await ask(project, "?left=main&right=main@0")).counts).toMatchObject({
      removed: 5,
      unchanged: 0,
    });
  });

  it("shows the schemas of then in a revision and in main@<version>, and names only what changed", async () => {
    const project = await aFilledProject();
    const id = await aRevision(team.editor, project);
    await importInto(team.editor, project, NEW_SCHEMA).expect(200);
    const { left, right, items } = await ask(project, `?left=${id.toUpperCase()}`);
    expect(left.ref).toBe(id);
    expect([left.modelVersion, right.modelVersion]).toEqual([1, 1]);
    expect(items).toMatchObject([{ kind: "schema", name: "Order", change: "changed" }]);
    expect(items[0].fields).toContainEqual({ field: "content", left: "{}", right: '{"type":"object"}' });
    await importInto(team.editor, project, {
      ...RENAMED,
      schemas: [{ id: SCHEMA, name: "Order", content: "true" }],
    }).expect(200);
    const past = await ask(project, `?left=main@1&right=${id}`);
    expect(past.items).toMatchObject([{ kind: "schema", change: "changed" }]);
    expect(past.items[0].fields).toContainEqual({ field: "content", left: '{"type":"object"}', right: "{}" });
  });

  it("counts what was added", async () => {
    const project = await aFilledProject();
    await importInto(team.editor, project, { channels: [{ id: testId(9), kind: "queue", name: "q" }] });
    const { counts, items } = await ask(project, "?left=main@1");
    expect(counts).toEqual({ added: 1, changed: 0, removed: 0, unchanged: 5 });
    expect(items).toEqual([{ kind: "channel", id: testId(9), name: "q", change: "added", fields: [] }]);
  });

  it("has an entity tag that stands for both sides", async () => {
    const project = await aFilledProject();
    const { etag = "" } = (await team.viewer.get(compareOf(project)).expect(200)).headers;
    await team.viewer.get(compareOf(project)).set("If-None-Match", etag).expect(304);
    await importInto(team.editor, project, RENAMED).expect(200);
    await team.viewer.get(compareOf(project)).set("If-None-Match", etag).expect(200);
  });

  it.each([
    ["?left=main@2", "left"],
    ["?right=main@99999999999", "right"],
    ["?left=main@9007199254740991", "left"],
    [`?left=${randomUUID()}`, "left"],
    [`?left=main&right=${randomUUID()}`, "right"],
  ])("does not find %s", async (query, side) => {
    const answer = await team.viewer.get(compareOf(await aFilledProject(), query)).expect(404);
    expect(problem(answer).type).toBe("not_found");
    expect(answer.body.title).toContain(side);
  });

  it("finds no revision of another project, nor a deleted one", async () => {
    const other = await aRevision(team.editor, await aFilledProject());
    await team.viewer.get(compareOf(team.projectId, `?left=${other}`)).expect(404);
    const gone = await aRevision(team.editor, team.projectId);
    await team.owner.delete(`/api/projects/${team.projectId}/revisions/${gone}`).expect(204);
    await team.viewer.get(compareOf(team.projectId, `?right=${gone}`)).expect(404);
  });

  it.each([
    ["?left=", ["left"]],
    ["?left=MAIN&right=main@-1", ["left", "right"]],
    ["?right=main@1.5", ["right"]],
    ["?left=main&left=main", ["left"]],
  ])("refuses %s", async (query, fields) => {
    const answer = await team.viewer.get(compareOf(team.projectId, query)).expect(400);
    expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields });
  });

  it("is for members", async () => {
    await nobody(server).get(compareOf(team.projectId)).expect(401);
    await team.outsider.get(compareOf(team.projectId)).expect(404);
    for (const person of [team.viewer, team.editor, team.owner]) {
      await person.get(compareOf(team.projectId)).expect(200);
    }
  });
});
