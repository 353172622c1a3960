import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { MAX_OPEN_BRANCHES } from "../src/sections/branches/limits.js";
import { aBranch, editBranch } from "./testing/branches.js";
import { pathOf, SAMPLE } from "./testing/edits.js";
import { largeDocument, sized } from "./testing/large-document.js";
import {
  APP,
  exported,
  importInto,
  QUEUE,
  SYSTEM,
  smallDocument,
  testId,
} from "./testing/model-documents.js";
import { nobody, type Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision } from "./testing/revisions.js";
import { aWrite, saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { savedView } from "./testing/views.js";

let server: RunningServer;
let team: Team;
let stranger: Person;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  stranger = nobody(server);
});
afterAll(() => server.stop());

const branchesOf = (project: string): string => `/api/projects/${project}/branches`;
const newProject = (): Promise<string> => aProject(team.owner, team.workspaceId);

async function aFilledProject(): Promise<string> {
  const project = await newProject();
  await importInto(team.editor, project, smallDocument({ schemas: [] })).expect(200);
  return project;
}

async function rename(project: string, name: string): Promise<void> {
  const elements = [{ id: APP, kind: "app", name, status: "current", parentId: SYSTEM }];
  await importInto(team.editor, project, { elements }).expect(200);
}

/** Renames the app in a branch alone. */
async function renameIn(project: string, branchId: string, name: string): Promise<void> {
  const app = (await exported(team.viewer, project)).elements.find(({ id }) => id === APP);
  const fact = { ...app, id: APP, name, ownerId: null };
  await editBranch(team.editor, project, { branchId, kind: "element", id: APP, fact });
}

const changesOf = async (project: string, branch: string) =>
  (await team.viewer.get(`${branchesOf(project)}/${branch}/changes`).expect(200)).body;

describe("POST of a branch", () => {
  it.each(["draft", "variant"])("begins a %s as main is now", async (kind) => {
    const project = await aFilledProject();
    await rename(project, "Sales");
    const id = randomUUID();
    const body = { id: id.toUpperCase(), name: "Next", kind };
    const answer = await team.editor.post(branchesOf(project), body).expect(201);
    expect(answer.body).toEqual({
      id,
      name: "Next",
      kind,
      state: "open",
      baseVersion: 2,
      version: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      createdBy: `user:${team.editor.id}`,
    });
    const read = await team.viewer.get(`${branchesOf(project)}/${id}`).expect(200);
    expect(read.text).toBe(answer.text);
    expect((await changesOf(project, id)).counts).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 4 });
  });

  it("begins as a revision was", async () => {
    const project = await aFilledProject();
    const fromRevisionId = await aRevision(team.editor, project);
    await rename(project, "Sales");
    const id = randomUUID();
    const body = { id, name: "Old", kind: "variant", fromRevisionId };
    expect((await team.editor.post(branchesOf(project), body).expect(201)).body.baseVersion).toBe(1);
    const { left, items } = (await team.viewer.get(compareOf(project, `?left=${id}`)).expect(200)).body;
    expect(left).toMatchObject({ ref: id, name: "Old", modelVersion: 0 });
    expect(items).toMatchObject([{ id: APP, fields: [{ field: "name", left: "Orders", right: "Sales" }] }]);
  });

  it("leaves main, its versions and its history as they are", async () => {
    const project = await aFilledProject();
    const before = await exported(team.viewer, project);
    const branch = await aBranch(team.editor, project);
    await renameIn(project, branch, "Elsewhere");
    expect(await exported(team.viewer, project)).toEqual(before);
    expect((await team.viewer.get(`/api/projects/${project}`).expect(200)).body.modelVersion).toBe(1);
    await rename(project, "Sales");
    expect((await changesOf(project, branch)).items).toMatchObject([
      { id: APP, fields: [{ field: "name", left: "Orders", right: "Elsewhere" }] },
    ]);
  });

  it.each([
    [{}, "invalid_body", ["id", "name", "kind"]],
    [
      { id: 1, name: null, kind: 2, fromRevisionId: 3 },
      "invalid_body",
      ["id", "name", "kind", "fromRevisionId"],
    ],
    [
      { id: "x", name: " ", kind: "main", fromRevisionId: "y" },
      "validation_error",
      ["id", "name", "kind", "fromRevisionId"],
    ],
  ])("refuses %j", async (body, type, fields) => {
    const answer = await team.editor.post(branchesOf(team.projectId), body).expect(400);
    expect(problem(answer)).toEqual({ status: 400, type, fields });
  });

  it("refuses a revision that is not there; null is none", async () => {
    const body = { id: randomUUID(), name: "n", kind: "draft", fromRevisionId: randomUUID() };
    const answer = await team.editor.post(branchesOf(team.projectId), body).expect(404);
    expect(problem(answer).type).toBe("not_found");
    const other = await aRevision(team.editor, await newProject());
    await team.editor.post(branchesOf(team.projectId), { ...body, fromRevisionId: other }).expect(404);
    await team.editor.post(branchesOf(team.projectId), { ...body, fromRevisionId: null }).expect(201);
  });

  it("refuses a revision with a fact whose ID a schema has since, and begins as it once the schema is gone", async () => {
    const project = await newProject();
    const fact = pathOf(project, "channel", QUEUE);
    await team.editor.put(fact, SAMPLE.channel.body).expect(201);
    const fromRevisionId = await aRevision(team.editor, project);
    await team.editor.delete(fact).expect(204);
    const schema = pathOf(project, "schema", QUEUE);
    await team.editor.put(schema, SAMPLE.schema.body).expect(201);
    const body = { id: randomUUID(), name: "n", kind: "draft", fromRevisionId };
    const answer = await team.editor.post(branchesOf(project), body);
    expect(problem(answer)).toEqual({ status: 409, type: "conflict", fields: ["fromRevisionId"] });
    expect(answer.body.errors[0].message).toBe(`has channel ${QUEUE}, and a schema has that ID since`);
    await team.editor.delete(schema).expect(204);
    await team.editor.post(branchesOf(project), body).expect(201);
    const put = await team.editor.put(schema, SAMPLE.schema.body);
    expect(problem(put)).toEqual({ status: 400, type: "validation_error", fields: ["id"] });
  });

  it("has a fact that shares its ID with a schema, from before this was refused, deleted", async () => {
    const project = await newProject();
    const branch = await aBranch(team.editor, project);
    const fact = `${pathOf(project, "channel", QUEUE)}?branchId=${branch}`;
    await team.editor.put(fact, SAMPLE.channel.body).expect(201);
    await server.database.query(
      "INSERT INTO schemas (project_id, id, version, name, content) VALUES ($1, $2, 1, 's', '{}')",
      [project, QUEUE],
    );
    await team.editor.put(fact, { ...SAMPLE.channel.body, name: "Renamed" }).expect(200);
    await team.editor.delete(fact).expect(204);
    await team.viewer.get(pathOf(project, "schema", QUEUE)).expect(200);
  });

  it("refuses an ID in use, by a branch of any project or a revision", async () => {
    const project = await newProject();
    for (const id of [await aBranch(team.editor, project), await aRevision(team.editor, project)]) {
      for (const place of [project, team.projectId]) {
        expect(
          problem(await team.editor.post(branchesOf(place), { id, name: "Again", kind: "draft" })),
        ).toEqual({ status: 409, type: "conflict", fields: ["id"] });
      }
    }
  });

  it("refuses the ID of a main stream, of its own project or another", async () => {
    const project = await newProject();
    const { modelStreamId: id } = (await team.viewer.get(`/api/projects/${project}`).expect(200)).body;
    for (const place of [project, team.projectId]) {
      const answer = await team.editor.post(branchesOf(place), { id, name: "Main", kind: "draft" });
      expect(problem(answer)).toEqual({ status: 409, type: "conflict", fields: ["id"] });
    }
  });

  it("refuses one open branch more than a project may have; a discarded one gives room", async () => {
    const project = await newProject();
    const ids: string[] = [];
    for (let n = 0; n < MAX_OPEN_BRANCHES; n += 1) {
      ids.push(await aBranch(team.editor, project));
    }
    const one = { id: randomUUID(), name: "One more", kind: "variant" };
    expect(problem(await team.editor.post(branchesOf(project), one)).type).toBe("conflict");
    await team.editor.delete(`${branchesOf(project)}/${ids[0]}`).expect(204);
    await team.editor.post(branchesOf(project), one).expect(201);
  });

  it("copies one version of main while others write", async () => {
    const project = await newProject();
    const size = sized(0.02);
    await importInto(team.editor, project, JSON.stringify(largeDocument(size))).expect(200);
    const import_ = (edition: number) =>
      importInto(team.editor, project, JSON.stringify(largeDocument(size, { edition })));
    const [branches] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(() => aBranch(team.editor, project))),
      import_(1).expect(200),
      import_(2).expect(200),
    ]);
    for (const id of branches) {
      const { baseVersion } = (await team.viewer.get(`${branchesOf(project)}/${id}`).expect(200)).body;
      const query = `?left=main@${baseVersion}&right=${id}`;
      const { counts } = (await team.viewer.get(compareOf(project, query)).expect(200)).body;
      expect(counts).toMatchObject({ added: 0, changed: 0, removed: 0 });
    }
  });
});

const compareOf = (project: string, query: string): string =>
  `/api/projects/${project}/model/compare${query}`;

describe("GET of branches", () => {
  it("lists those of one state, newest first, open ones unless said otherwise", async () => {
    const project = await newProject();
    const [a, b, c] = [
      await aBranch(team.editor, project, "a"),
      await aBranch(team.editor, project, "b"),
      await aBranch(team.editor, project, "c"),
    ];
    await team.editor.delete(`${branchesOf(project)}/${b}`).expect(204);
    const ids = async (query: string): Promise<string[]> =>
      (await team.viewer.get(`${branchesOf(project)}${query}`).expect(200)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids("")).toEqual([c, a]);
    expect(await ids("?state=open")).toEqual([c, a]);
    expect(await ids("?state=discarded")).toEqual([b]);
    expect(await ids("?state=merged")).toEqual([]);
    const answer = await team.viewer.get(`${branchesOf(project)}?state=closed`).expect(400);
    expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["state"] });
  });

  it("finds none of another project, nor an unknown one", async () => {
    const project = await newProject();
    const id = await aBranch(team.editor, project);
    for (const nowhere of [
      `${branchesOf(team.projectId)}/${id}`,
      `${branchesOf(project)}/${randomUUID()}`,
      `${branchesOf(project)}/x`,
    ]) {
      expect(problem(await team.editor.get(nowhere).expect(404)).type).toBe("not_found");
      await team.editor.get(`${nowhere}/changes`).expect(404);
      await team.editor.delete(nowhere).expect(404);
    }
  });
});

describe("the changes of a branch", () => {
  it("are those since it began: added, changed and removed", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    await renameIn(project, branch, "Sales");
    await editBranch(team.editor, project, { branchId: branch, kind: "channel", id: testId(4), fact: null });
    const actor = { id: testId(60), kind: "actor", name: "Buyer", description: null, technology: null };
    const standing = { factStatus: "declared", provenance: null, stale: null };
    const fact = {
      ...actor,
      icon: null,
      status: "current",
      parentId: null,
      tags: [],
      ownerId: null,
      ...standing,
    };
    await editBranch(team.editor, project, { branchId: branch, kind: "element", id: testId(60), fact });
    const { left, right, counts, items } = await changesOf(project, branch);
    expect(left).toMatchObject({ ref: "main@1", name: "main@1", modelVersion: 1 });
    expect(right).toMatchObject({ ref: branch, name: "Draft", modelVersion: 3 });
    expect(counts).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 2 });
    expect(items.map(({ id, change }: { id: string; change: string }) => [id, change])).toEqual([
      [APP, "changed"],
      [testId(60), "added"],
      [testId(4), "removed"],
    ]);
  });

  it("have nothing of schemas, which are the project's", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    const schemas = [{ id: randomUUID(), name: "New", content: "{}" }];
    await importInto(team.editor, project, { schemas }).expect(200);
    expect((await changesOf(project, branch)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 5 });
  });

  it("have an entity tag", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    const path = `${branchesOf(project)}/${branch}/changes`;
    const { etag = "" } = (await team.viewer.get(path).expect(200)).headers;
    await team.viewer.get(path).set("If-None-Match", etag).expect(304);
    await renameIn(project, branch, "Sales");
    await team.viewer.get(path).set("If-None-Match", etag).expect(200);
  });
});

describe("reads with branchId", () => {
  it("play a scenario on the branch's model, at the branch's version", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    const path = await saved(team.editor, project, { steps: [aWrite({ by: APP, store: APP })] });
    const play = async (query: string) => (await team.viewer.post(`${path}/run${query}`).expect(200)).body;
    expect((await play("")).labels).toMatchObject({ [APP]: "Orders" });
    await renameIn(project, branch, "Sales");
    const onBranch = await play(`?branchId=${branch.toUpperCase()}`);
    expect([onBranch.modelVersion, onBranch.labels[APP]]).toEqual([1, "Sales"]);
    await rename(project, "Kept apart");
    await rename(project, "Again");
    const [main, again] = [await play(""), await play(`?branchId=${branch}`)];
    expect([main.modelVersion, main.labels[APP]]).toEqual([3, "Again"]);
    expect(again).toEqual(onBranch);
  });

  it("draw a view on the branch's model", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    await renameIn(project, branch, "Sales");
    const path = await savedView(team.editor, project, { elementIds: [SYSTEM, APP] });
    const draw = async (query: string): Promise<string> =>
      (await team.viewer.get(`${path}/diagram?format=mermaid${query}`).expect(200)).text;
    expect(await draw("")).toContain("Orders");
    expect(await draw(`&branchId=${branch}`)).toContain("Sales");
  });

  it("find no discarded branch, nor one of another project", async () => {
    const project = await aFilledProject();
    const path = await saved(team.editor, project, { steps: [] });
    const view = await savedView(team.editor, project, {});
    const gone = await aBranch(team.editor, project);
    await team.editor.delete(`${branchesOf(project)}/${gone}`).expect(204);
    for (const branch of [gone, await aBranch(team.editor, team.projectId)]) {
      const answers = [
        await team.viewer.post(`${path}/run?branchId=${branch}`),
        await team.viewer.get(`${view}/diagram?branchId=${branch}`),
        await team.viewer.get(compareOf(project, `?left=${branch}`)),
      ];
      expect(answers.map((answer) => problem(answer).status)).toEqual([404, 404, 404]);
    }
  });
});

describe("DELETE of a branch", () => {
  it("discards it: it stays with its state, its model is gone; recorded", async () => {
    const project = await aFilledProject();
    const id = await aBranch(team.editor, project, "Gone");
    const path = `${branchesOf(project)}/${id}`;
    await team.editor.delete(path).expect(204);
    expect((await team.viewer.get(path).expect(200)).body).toMatchObject({ id, state: "discarded" });
    await team.viewer.get(`${path}/changes`).expect(404);
    expect(problem(await team.editor.delete(path))).toMatchObject({ status: 409, type: "conflict" });
    await team.editor.post(branchesOf(project), { id, name: "Back", kind: "draft" }).expect(409);
    const facts = await server.database.query("SELECT 1 FROM model_facts WHERE stream_id = $1", [id]);
    expect(facts.rows).toEqual([]);
    const { rows } = await server.database.query(
      "SELECT action, actor, details FROM audit_entries WHERE target = $1",
      [id],
    );
    const details = { name: "Gone", projectId: project };
    expect(rows).toEqual([{ action: "branch.discarded", actor: `user:${team.editor.id}`, details }]);
  });

  it("by many at once discards it once", async () => {
    const path = `${branchesOf(team.projectId)}/${await aBranch(team.editor, team.projectId)}`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => team.editor.delete(path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(5).fill(409)]);
  });

  it("goes with its project", async () => {
    const project = await aFilledProject();
    const id = await aBranch(team.editor, project);
    await team.owner.delete(`/api/projects/${project}`).expect(204);
    for (const sql of ["branches WHERE id", "model_streams WHERE id", "model_facts WHERE stream_id"]) {
      expect((await server.database.query(`SELECT 1 FROM ${sql} = $1`, [id])).rows).toEqual([]);
    }
  });
});

describe("who may do what with branches", () => {
  it.each([
    ["nobody", 401, 401, 401],
    ["an outsider", 404, 404, 404],
    ["a viewer", 200, 403, 403],
    ["an editor", 200, 201, 204],
    ["an owner", 200, 201, 204],
  ])("%s reads with %i, makes with %i, discards with %i", async (who, reads, makes, discards) => {
    const { outsider, viewer, editor, owner } = team;
    const people: Readonly<Record<string, Person>> = {
      "an outsider": outsider,
      "a viewer": viewer,
      "an editor": editor,
      "an owner": owner,
    };
    const person = people[who] ?? stranger;
    const list = branchesOf(team.projectId);
    const path = `${list}/${await aBranch(editor, team.projectId)}`;
    for (const read of [list, path, `${path}/changes`]) {
      await person.get(read).expect(reads);
    }
    await person.post(list, { id: randomUUID(), name: "n", kind: "draft" }).expect(makes);
    await person.delete(path).expect(discards);
  });
});
