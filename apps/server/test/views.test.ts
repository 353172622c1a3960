import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { MAX_BODY_BYTES, MAX_BYTES_OF_VIEWS, MAX_VIEWS } from "../src/sections/views/limits.js";
import { APP, EXCHANGE, importInto, SYSTEM, smallDocument, testId } from "./testing/model-documents.js";
import { nobody, type Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { aView, savedView } from "./testing/views.js";

let server: RunningServer;
let team: Team;
let stranger: Person;
let views: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  stranger = nobody(server);
  views = `/api/projects/${team.projectId}/views`;
  await importInto(team.editor, team.projectId, smallDocument()).expect(200);
});
afterAll(() => server.stop());

/** The path of a project with nothing in it. */
async function emptyViews(): Promise<string> {
  return `/api/projects/${await aProject(team.owner, team.workspaceId)}/views`;
}

/** The rows of views of a project, written past the service. */
async function fill(path: string, count: number, bytes: number): Promise<void> {
  await server.database.query(
    `INSERT INTO views (project_id, id, name, kind, element_ids, positions, bytes,
                        created_by, created_at, changed_by, changed_at)
     SELECT $1, gen_random_uuid(), 'v' || n, 'landscape', '[]', '{}', $3, 'user:x', now(), 'user:x', now()
       FROM generate_series(1, $2) AS n`,
    [path.split("/")[3], count, bytes],
  );
}

describe("POST and GET of views", () => {
  it("keeps a view as it was sent and answers it with what the model does not have", async () => {
    const gone = testId(99);
    const sent = aView({
      name: "Die Bestellung – 注文 🛒",
      kind: "system",
      rootId: SYSTEM,
      elementIds: [APP, gone],
      positions: { [EXCHANGE]: { x: -1.5, y: 20 }, [APP]: { x: 1e-7, y: 0 } },
      scenarioId: testId(98),
    });
    const made = await team.editor.post(views, sent).expect(201);
    expect(made.body).toEqual({ ...sent, missingIds: [gone] });
    const read = await team.viewer.get(`${views}/${sent.id}`).expect(200);
    expect(read.text).toBe(made.text);
    expect(read.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("needs an ID, a name and a kind; lower-cases IDs, keeps each once, drops unknown keys", async () => {
    const id = randomUUID();
    const bare = { id: id.toUpperCase(), name: "Bare", kind: "landscape", rootId: null, missingIds: [id] };
    const { body } = await team.editor
      .post(views, { ...bare, elementIds: [APP, APP.toUpperCase()], extra: 1 })
      .expect(201);
    expect(body).toEqual({ ...aView({ id, name: "Bare", elementIds: [APP] }), missingIds: [] });
    await team.viewer.get(`${views}/${id.toUpperCase()}`).expect(200);
  });

  it("names as missing a channel that stands for an element, and an element that was placed and is gone", async () => {
    const path = await savedView(team.editor, team.projectId, {
      rootId: EXCHANGE,
      positions: { [testId(97)]: { x: 0, y: 0 } },
    });
    const { body } = await team.viewer.get(path).expect(200);
    expect(body.missingIds).toEqual([EXCHANGE, testId(97)]);
  });

  it("finds missing IDs in the model as it is now", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const path = await savedView(team.editor, project, { rootId: SYSTEM });
    expect((await team.viewer.get(path).expect(200)).body.missingIds).toEqual([SYSTEM]);
    await importInto(team.editor, project, smallDocument({ schemas: [] })).expect(200);
    expect((await team.viewer.get(path).expect(200)).body.missingIds).toEqual([]);
  });

  it("records who wrote it", async () => {
    const path = await savedView(team.editor, team.projectId);
    const { id: _, ...body } = aView({ name: "Other" });
    await team.owner.put(path, body).expect(200);
    const { rows } = await server.database.query("SELECT created_by, changed_by FROM views WHERE id = $1", [
      path.split("/").at(-1),
    ]);
    expect(rows).toEqual([{ created_by: `user:${team.editor.id}`, changed_by: `user:${team.owner.id}` }]);
  });

  it("lists all of a project as an array in name order", async () => {
    const path = await emptyViews();
    expect((await team.viewer.get(path).expect(200)).body).toEqual([]);
    for (const name of ["b", "ä", "a", "B"]) {
      await team.editor.post(path, aView({ name })).expect(201);
    }
    const { id } = (await team.editor.post(path, aView({ name: "A", rootId: SYSTEM })).expect(201)).body;
    const { body } = await team.viewer.get(path).expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(["A", "a", "B", "b", "ä"]);
    expect(body.map(({ missingIds }: { missingIds: string[] }) => missingIds.length)).toEqual([
      1, 0, 0, 0, 0,
    ]);
    expect(body[0]).toEqual({ ...aView({ id, name: "A", rootId: SYSTEM }), missingIds: [SYSTEM] });
  });

  it("finds no view of another project, nor an unknown one", async () => {
    const path = await savedView(team.editor, team.projectId);
    const other = await aProject(team.owner, team.workspaceId);
    for (const nowhere of [path.replace(team.projectId, other), `${views}/${randomUUID()}`, `${views}/x`]) {
      expect((await team.owner.get(nowhere).expect(404)).body.type).toBe("not_found");
      await team.owner.put(nowhere, aView({ id: null })).expect(404);
      await team.owner.delete(nowhere).expect(404);
    }
  });
});

describe("who may do what with views", () => {
  it.each([
    ["nobody", 401, 401],
    ["an outsider", 404, 404],
    ["a viewer", 200, 403],
    ["an editor", 200, 200],
    ["an owner", 200, 200],
  ])("%s reads with %i and writes with %i", async (who, reads, writes) => {
    const people = { nobody: stranger, "an outsider": team.outsider, "a viewer": team.viewer };
    const more = { "an editor": team.editor, "an owner": team.owner };
    const person = ({ ...people, ...more } as Readonly<Record<string, Person>>)[who] ?? stranger;
    const path = await savedView(team.editor, team.projectId);
    await person.get(views).expect(reads);
    await person.get(path).expect(reads);
    await person.get(`${path}/diagram`).expect(reads);
    await person.post(views, aView()).expect(writes === 200 ? 201 : writes);
    await person.put(path, aView({ id: null })).expect(writes);
    await person.delete(path).expect(writes === 200 ? 204 : writes);
  });
});

describe("PUT of a view", () => {
  it("replaces it as a whole; the ID may be left out", async () => {
    const path = await savedView(team.editor, team.projectId, { elementIds: [APP], rootId: SYSTEM });
    const id = path.split("/").at(-1) ?? "";
    const { id: _, ...body } = aView({ name: "Two", kind: "app", rootId: APP });
    const answer = await team.owner.put(path, body).expect(200);
    expect(answer.body).toEqual({ ...body, id, missingIds: [] });
    expect((await team.viewer.get(path).expect(200)).text).toBe(answer.text);
    await team.editor.put(path, { ...body, id: id.toUpperCase() }).expect(200);
    await team.editor.put(path, { name: "Three", kind: "flow" }).expect(200);
    const bare = aView({ id, name: "Three", kind: "flow" });
    expect((await team.viewer.get(path).expect(200)).body).toEqual({ ...bare, missingIds: [] });
  });

  it("refuses another ID in the body, on `id`", async () => {
    const path = await savedView(team.editor, team.projectId);
    const { body } = await team.editor.put(path, aView()).expect(400);
    expect(body).toMatchObject({ type: "validation_error", errors: [{ field: "id" }] });
    expect((await team.editor.put(path, aView({ id: 1 })).expect(400)).body.type).toBe("invalid_body");
  });
});

describe("DELETE of a view", () => {
  it("removes it and keeps its ID taken; recorded", async () => {
    const path = await savedView(team.editor, team.projectId, { name: "Gone" });
    const id = path.split("/").at(-1) ?? "";
    await team.editor.delete(path).expect(204);
    await team.editor.get(path).expect(404);
    await team.editor.get(`${path}/diagram`).expect(404);
    await team.editor.delete(path).expect(404);
    expect((await team.editor.post(views, aView({ id })).expect(409)).body).toMatchObject({
      type: "conflict",
      errors: [{ field: "id", message: "is in use" }],
    });
    const { rows } = await server.database.query(
      "SELECT action, actor, details FROM audit_entries WHERE target = $1",
      [id],
    );
    const details = { name: "Gone", projectId: team.projectId };
    expect(rows).toEqual([{ action: "view.deleted", actor: `user:${team.editor.id}`, details }]);
  });

  it("goes with its project, and then its ID is free", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const path = await savedView(team.editor, project);
    await team.owner.delete(`/api/projects/${project}`).expect(204);
    await team.editor.post(views, aView({ id: path.split("/").at(-1) })).expect(201);
  });
});

describe("what a body must keep to", () => {
  it.each<[string, unknown, string, readonly string[]]>([
    ["no body", "", "invalid_body", [""]],
    ["no JSON", "{", "invalid_body", [""]],
    ["a list", [], "invalid_body", [""]],
    ["a repeated key", '{"id":"x","id":"y"}', "invalid_body", ["id"]],
    ["nothing", {}, "invalid_body", ["id", "name", "kind"]],
    ["wrong JSON types", aView({ name: 1, elementIds: {} }), "invalid_body", ["name", "elementIds"]],
    ["a place without y", aView({ positions: { [APP]: { x: 1 } } }), "invalid_body", [`positions.${APP}.y`]],
    ["a prototype key as a place", '{"positions":{"__proto__":{"x":1,"y":1}}}', "invalid_body", []],
    [
      "broken rules, all at once",
      aView({ name: " ", kind: "galaxy", rootId: "x" }),
      "validation_error",
      ["name", "kind", "rootId"],
    ],
    ["U+0000", aView({ name: "a\0" }), "validation_error", ["name"]],
    ["a place too far away", aView({ positions: { [APP]: { x: 1e9, y: 0 } } }), "validation_error", []],
  ])("%s is refused", async (_, body, type, fields) => {
    const answer = await team.editor.post(views, body as object).expect(400);
    expect(answer.body.type).toBe(type);
    if (fields.length > 0) {
      expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    }
  });

  it("too large a body is 413, another content type 415", async () => {
    const large = { ...aView(), extra: "x".repeat(MAX_BODY_BYTES) };
    expect((await team.editor.post(views, large).expect(413)).body.type).toBe("payload_too_large");
    await team.editor.post(views, "a=b").set("Content-Type", "application/x-www-form-urlencoded").expect(415);
  });

  it("a view with as many elements and places as it may have fits", async () => {
    const path = await emptyViews();
    const elementIds = Array.from({ length: 5_000 }, (_, n) => testId(n));
    const far = { x: -999_999.5, y: 999_999.5 };
    const positions = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [testId(n), far]));
    const { body } = await team.editor.post(path, aView({ elementIds, positions })).expect(201);
    expect(body.missingIds).toHaveLength(10_000);
    await team.editor.post(path, aView({ name: "A", rootId: SYSTEM })).expect(201);
    const list = await team.viewer.get(path).expect(200);
    expect(list.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(list.body.map(({ missingIds }: { missingIds: string[] }) => missingIds.length)).toEqual([
      1, 10_000,
    ]);
  });
});

describe("how many views a project has", () => {
  it(`is at most ${MAX_VIEWS}; they can still be replaced, and one that is unknown is not found`, async () => {
    const path = await emptyViews();
    await fill(path, MAX_VIEWS - 1, 100);
    const last = aView();
    await team.editor.post(path, last).expect(201);
    expect((await team.editor.post(path, aView()).expect(409)).body.type).toBe("conflict");
    await team.editor.put(`${path}/${last.id}`, aView({ id: null })).expect(200);
    await team.editor.put(`${path}/${randomUUID()}`, aView({ id: null })).expect(404);
    expect((await team.viewer.get(path).expect(200)).body).toHaveLength(MAX_VIEWS);
  });

  it("is bounded by their size together, on PUT too", async () => {
    const path = await emptyViews();
    const view = aView();
    await team.editor.post(path, view).expect(201);
    await fill(path, 1, MAX_BYTES_OF_VIEWS - 300);
    await team.editor.put(`${path}/${view.id}`, view).expect(200);
    const larger = { ...view, name: "x".repeat(200) };
    expect((await team.editor.put(`${path}/${view.id}`, larger).expect(409)).body.type).toBe("conflict");
    await team.editor.post(path, aView({ name: "x".repeat(200) })).expect(409);
  });

  it("holds when 20 clients create at once, and one of them gets an ID", async () => {
    const path = await emptyViews();
    await fill(path, MAX_VIEWS - 5, 100);
    const answers = await Promise.all(Array.from({ length: 20 }, () => team.editor.post(path, aView())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const id = randomUUID();
    const same = await Promise.all(Array.from({ length: 20 }, () => team.editor.post(views, aView({ id }))));
    expect(same.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(same.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});
