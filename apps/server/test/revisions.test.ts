import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Model, modelHash } from "@plumbline/model-core";
import { MAX_REVISIONS } from "../src/sections/revisions/limits.js";
import {
  APP,
  exported,
  exportOf,
  importInto,
  type LooseDocument,
  SCHEMA,
  smallDocument,
  testId,
} from "./testing/model-documents.js";
import { nobody, type Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision, revisionText } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let stranger: Person;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  stranger = nobody(server);
});
afterAll(() => server.stop());

async function aFilledProject(change: LooseDocument = {}): Promise<string> {
  const project = await aProject(team.owner, team.workspaceId);
  await importInto(team.editor, project, smallDocument(change)).expect(200);
  return project;
}

const revisionsOf = (project: string): string => `/api/projects/${project}/revisions`;
const compact = async (project: string): Promise<string> =>
  (await exportOf(team.viewer, project, "?compact=true").expect(200)).body as string;

describe("POST of a revision", () => {
  it("names main as it is now", async () => {
    const project = await aFilledProject();
    const id = randomUUID();
    const body = { id: id.toUpperCase(), name: "Before the sale", note: "Agreed on Monday" };
    const answer = await team.editor.post(revisionsOf(project), body).expect(200);
    expect(answer.body).toEqual({
      id,
      projectId: project,
      name: "Before the sale",
      note: "Agreed on Monday",
      modelVersion: 1,
      modelHash: modelHash((await exported(team.viewer, project)) as unknown as Model),
      createdBy: `user:${team.editor.id}`,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const read = await team.viewer.get(`${revisionsOf(project)}/${id.toUpperCase()}`).expect(200);
    expect(read.text).toBe(answer.text);
  });

  it("names an empty model too; the note may be null", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const id = await aRevision(team.editor, project);
    const { body } = await team.viewer.get(`${revisionsOf(project)}/${id}`).expect(200);
    expect(body).toMatchObject({ modelVersion: 0, note: null });
    const again = await aRevision(team.editor, await aProject(team.owner, team.workspaceId));
    expect(again).not.toBe(id);
  });

  it.each([
    [{}, "invalid_body", ["id", "name", "note"]],
    [{ id: 1, name: null, note: 2 }, "invalid_body", ["id", "name", "note"]],
    [{ id: "x", name: " ", note: "n".repeat(10_001) }, "validation_error", ["id", "name", "note"]],
    [{ id: randomUUID(), name: "n".repeat(201), note: null }, "validation_error", ["name"]],
    [{ id: randomUUID(), name: "n", note: "\0" }, "validation_error", ["note"]],
    [[], "invalid_body", [""]],
  ])("refuses %j", async (body, type, fields) => {
    const answer = await team.editor.post(revisionsOf(team.projectId), body).expect(400);
    expect(problem(answer)).toEqual({ status: 400, type, fields });
  });

  it("refuses an ID in use, also of another project, and after a deletion", async () => {
    const project = await aFilledProject();
    const id = await aRevision(team.editor, project);
    const body = { id, name: "Again", note: null };
    for (const place of [project, team.projectId]) {
      expect(problem(await team.editor.post(revisionsOf(place), body))).toEqual({
        status: 409,
        type: "conflict",
        fields: ["id"],
      });
    }
    await team.owner.delete(`${revisionsOf(project)}/${id}`).expect(204);
    await team.editor.post(revisionsOf(project), body).expect(409);
  });

  it("refuses one more than a project may have", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    await server.database.query(FILL, [project, MAX_REVISIONS - 1]);
    await aRevision(team.editor, project);
    const one = { id: randomUUID(), name: "One more", note: null };
    expect(problem(await team.editor.post(revisionsOf(project), one))).toMatchObject({
      status: 409,
      type: "conflict",
    });
  });

  it("of one ID by many at once is made once", async () => {
    const project = await aFilledProject();
    const body = { id: randomUUID(), name: "Race", note: null };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => team.editor.post(revisionsOf(project), body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

const FILL = `
  INSERT INTO revisions (project_id, id, name, project_name, model_version, model_hash, schema_pins,
                         created_by, created_at, number)
  SELECT $1, gen_random_uuid(), 'r', 'p', 0, '', '[]', 'user:x', now(), n FROM generate_series(1, $2) AS n`;

describe("GET of revisions", () => {
  it("lists them newest first, as an array", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    expect((await team.viewer.get(revisionsOf(project)).expect(200)).body).toEqual([]);
    const ids: string[] = [];
    for (const name of ["a", "c", "b"]) {
      ids.unshift(await aRevision(team.editor, project, name));
    }
    const { body } = await team.viewer.get(revisionsOf(project)).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body[0]).toEqual((await team.viewer.get(`${revisionsOf(project)}/${ids[0]}`)).body);
  });

  it("finds none of another project, nor an unknown one", async () => {
    const project = await aFilledProject();
    const id = await aRevision(team.editor, project);
    for (const nowhere of [
      `${revisionsOf(team.projectId)}/${id}`,
      `${revisionsOf(project)}/${randomUUID()}`,
    ]) {
      for (const path of [nowhere, `${nowhere}/model`]) {
        expect((await team.viewer.get(path).expect(404)).body.type).toBe("not_found");
      }
    }
    await team.viewer.get(`${revisionsOf(project)}/x`).expect(404);
  });
});

describe("the model of a revision", () => {
  it("is the export of that moment byte for byte, whatever comes later", async () => {
    const project = await aFilledProject();
    const then = await compact(project);
    const id = await aRevision(team.editor, project);
    const first = await revisionText(team.viewer, project, id);
    const { body: revision } = await team.viewer.get(`${revisionsOf(project)}/${id}`).expect(200);
    expect(first).toBe(`{"revision":${JSON.stringify(revision)},"model":${then.trimEnd()}}`);

    // A schema alone: the version of main stays.
    const schemas = [{ id: SCHEMA, name: "Order", content: '{"type":"object"}' }];
    await importInto(team.editor, project, { schemas }).expect(200);
    expect(await compact(project)).not.toBe(then);
    expect(await revisionText(team.viewer, project, id)).toBe(first);
    // Facts changed and added.
    const elements = [
      { id: APP, kind: "app", name: "Renamed", status: "planned", parentId: testId(1) },
      { id: testId(50), kind: "actor", name: "Buyer", status: "current" },
    ];
    await importInto(team.editor, project, { elements }).expect(200);
    expect(await revisionText(team.viewer, project, id)).toBe(first);
    // The name of the project.
    await team.editor.patch(`/api/projects/${project}`, { name: "Other" }).expect(200);
    expect(await revisionText(team.viewer, project, id)).toBe(first);
  });

  it("tells two revisions of one version of main apart by their schemas", async () => {
    const project = await aFilledProject();
    const before = await aRevision(team.editor, project);
    const schemas = [{ id: SCHEMA, name: "Order", content: '{"type":"object"}' }];
    await importInto(team.editor, project, { schemas }).expect(200);
    const after = await aRevision(team.editor, project);
    const read = async (id: string) => JSON.parse(await revisionText(team.viewer, project, id));
    const [left, right] = [await read(before), await read(after)];
    expect([left.revision.modelVersion, right.revision.modelVersion]).toEqual([1, 1]);
    expect(left.revision.modelHash).not.toBe(right.revision.modelHash);
    expect(left.model.schemas).toMatchObject([{ content: "{}", version: 1 }]);
    expect(right.model.schemas).toMatchObject([{ content: '{"type":"object"}', version: 2 }]);
    for (const { revision, model } of [left, right]) {
      expect(modelHash(model)).toBe(revision.modelHash);
    }
  });

  it("has an entity tag and answers 304 to it", async () => {
    const project = await aFilledProject();
    const path = `${revisionsOf(project)}/${await aRevision(team.editor, project)}/model`;
    const { etag } = (await team.viewer.get(path).expect(200)).headers;
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    await importInto(team.editor, project, { channels: [{ id: testId(9), kind: "queue", name: "q" }] });
    const again = await team.viewer
      .get(path)
      .set("If-None-Match", etag ?? "")
      .expect(304);
    expect(again.text).toBe("");
    await team.viewer.get(path).set("If-None-Match", '"other"').expect(200);
  });
});

describe("DELETE of a revision", () => {
  it("removes it; recorded", async () => {
    const project = await aFilledProject();
    const id = await aRevision(team.editor, project, "Gone");
    const path = `${revisionsOf(project)}/${id}`;
    await team.owner.delete(path).expect(204);
    for (const gone of [path, `${path}/model`]) {
      await team.viewer.get(gone).expect(404);
    }
    await team.owner.delete(path).expect(404);
    expect((await team.viewer.get(revisionsOf(project)).expect(200)).body).toEqual([]);
    const { rows } = await server.database.query(
      "SELECT action, actor, details FROM audit_entries WHERE target = $1",
      [id],
    );
    const details = { name: "Gone", projectId: project };
    expect(rows).toEqual([{ action: "revision.deleted", actor: `user:${team.owner.id}`, details }]);
  });

  it("goes with its project", async () => {
    const project = await aFilledProject();
    const id = await aRevision(team.editor, project);
    await team.owner.delete(`/api/projects/${project}`).expect(204);
    const { rows } = await server.database.query("SELECT 1 FROM revisions WHERE id = $1", [id]);
    expect(rows).toEqual([]);
    await aRevisionWith(id);
  });
});

/** The ID is free again once its project is gone. */
async function aRevisionWith(id: string): Promise<void> {
  await team.editor.post(revisionsOf(team.projectId), { id, name: "Free", note: null }).expect(200);
}

describe("who may do what with revisions", () => {
  it.each([
    ["nobody", 401, 401, 401],
    ["an outsider", 404, 404, 404],
    ["a viewer", 200, 403, 403],
    ["an editor", 200, 200, 403],
    ["an owner", 200, 200, 204],
  ])("%s reads with %i, makes with %i, deletes with %i", async (who, reads, makes, deletes) => {
    const { outsider, viewer, editor, owner } = team;
    const people: Readonly<Record<string, Person>> = {
      "an outsider": outsider,
      "a viewer": viewer,
      "an editor": editor,
      "an owner": owner,
    };
    const person = people[who] ?? stranger;
    const list = revisionsOf(team.projectId);
    const path = `${list}/${await aRevision(editor, team.projectId)}`;
    for (const read of [list, path, `${path}/model`]) {
      await person.get(read).expect(reads);
    }
    await person.post(list, { id: randomUUID(), name: "n", note: null }).expect(makes);
    await person.delete(path).expect(deletes);
  });
});
