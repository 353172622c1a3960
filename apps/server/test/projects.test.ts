import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { documentText, importInto } from "./testing/model-documents.js";
import { nobody, type Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { aScenario, saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let server: RunningServer;
let team: Team;
let stranger: Person;
let projects: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  stranger = nobody(server);
  projects = `/api/workspaces/${team.workspaceId}/projects`;
});
afterAll(() => server.stop());

async function emptyWorkspace(): Promise<string> {
  const id = randomUUID();
  await team.owner.post("/api/workspaces", { id, name: "W" }).expect(200);
  return id;
}

describe("POST /api/workspaces/{id}/projects", () => {
  it("creates a project with an empty main model; recorded", async () => {
    const id = randomUUID();
    const sent = { id: id.toUpperCase(), name: "Shop", description: "Sells\nthings" };
    const { body } = await team.editor.post(projects, sent).expect(201);
    expect(body).toEqual({
      id,
      workspaceId: team.workspaceId,
      name: "Shop",
      description: "Sells\nthings",
      modelStreamId: expect.stringMatching(GUID),
      modelVersion: 0,
      createdAt: expect.stringMatching(TIMESTAMP),
      updatedAt: body.createdAt,
    });
    const { rows } = await server.database.query(
      "SELECT actor, actor_name, details FROM audit_entries WHERE action = 'project.created' AND target = $1",
      [id],
    );
    expect(rows).toEqual([
      { actor: `user:${team.editor.id}`, actor_name: "editor", details: { name: "Shop" } },
    ]);
  });

  it("takes a description that is null or missing", async () => {
    for (const description of [null, undefined]) {
      const { body } = await team.owner
        .post(projects, { id: randomUUID(), name: "P", description })
        .expect(201);
      expect(body.description).toBeNull();
    }
  });

  it("answers 401, 404, 403 to nobody, outsider, viewer", async () => {
    const body = { id: randomUUID(), name: "x", description: null };
    await stranger.post(projects, body).expect(401);
    await team.outsider.post(projects, body).expect(404);
    await team.viewer.post(projects, body).expect(403);
    await team.owner.post(`/api/workspaces/${randomUUID()}/projects`, body).expect(404);
  });

  it.each([
    [{ name: "x" }, "invalid_body", ["id"]],
    [{ id: randomUUID() }, "invalid_body", ["name"]],
    [{ id: randomUUID(), name: "x", description: 1 }, "invalid_body", ["description"]],
    [
      { id: "1", name: "", description: "x".repeat(10_001) },
      "validation_error",
      ["id", "name", "description"],
    ],
    [{ id: randomUUID(), name: "x", description: "\u0000" }, "validation_error", ["description"]],
  ])("refuses %j", async (body, type, fields) => {
    const answer = await team.owner.post(projects, body).expect(400);
    expect(answer.body.type).toBe(type);
    expect(answer.body.errors.map((issue: { field: string }) => issue.field)).toEqual(fields);
  });

  it("refuses an ID in use in any workspace; of 20 clients at once one gets it", async () => {
    const other = await emptyWorkspace();
    const taken = { id: team.projectId, name: "x", description: null };
    const { body } = await team.owner.post(`/api/workspaces/${other}/projects`, taken).expect(409);
    expect(body).toMatchObject({ type: "conflict", errors: [{ field: "id" }] });
    const raced = { id: randomUUID(), name: "x", description: null };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        team.owner.post(at % 2 === 0 ? projects : `/api/workspaces/${other}/projects`, raced),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  it("refuses the 1001st project of a workspace", async () => {
    const workspaceId = await emptyWorkspace();
    await server.database.query(
      `INSERT INTO project_places (project_id, workspace_id)
       SELECT gen_random_uuid(), $1 FROM generate_series(1, 999)`,
      [workspaceId],
    );
    await server.database.query(
      `INSERT INTO projects (id, workspace_id, name, main_stream_id, created_at, updated_at)
       SELECT project_id, workspace_id, 'P', gen_random_uuid(), now(), now() FROM project_places
        WHERE workspace_id = $1`,
      [workspaceId],
    );
    await aProject(team.owner, workspaceId);
    const more = { id: randomUUID(), name: "x", description: null };
    expect(
      (await team.owner.post(`/api/workspaces/${workspaceId}/projects`, more).expect(409)).body.type,
    ).toBe("conflict");
  });
});

describe("GET /api/workspaces/{id}/projects", () => {
  it("gives pages in name order", async () => {
    const workspaceId = await emptyWorkspace();
    for (const name of ["b", "B", "a", "É", "Z", "a"]) {
      await aProject(team.owner, workspaceId, name);
    }
    const path = `/api/workspaces/${workspaceId}/projects`;
    const names: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = cursor === "" ? "limit=4" : `limit=4&cursor=${cursor}`;
      const { body } = await team.owner.get(`${path}?${query}`).expect(200);
      names.push(...body.items.map((project: { name: string }) => project.name));
      cursor = body.nextCursor;
    }
    expect(names).toEqual(["a", "a", "B", "b", "Z", "É"]);
    const whole = await team.owner.get(path).expect(200);
    expect(whole.body.nextCursor).toBeNull();
    expect(whole.body.items[0]).toMatchObject({ workspaceId, modelVersion: 0, description: null });
  });

  it("stays stable while projects are added and removed", async () => {
    const workspaceId = await emptyWorkspace();
    const path = `/api/workspaces/${workspaceId}/projects`;
    const ids: Record<string, string> = {};
    for (const name of ["b", "d", "f", "h"]) {
      ids[name] = await aProject(team.owner, workspaceId, name);
    }
    const first = await team.owner.get(`${path}?limit=2`).expect(200);
    await aProject(team.owner, workspaceId, "a");
    await aProject(team.owner, workspaceId, "g");
    await team.owner.delete(`/api/projects/${ids["d"]}`).expect(204);
    const { body } = await team.owner.get(`${path}?limit=200&cursor=${first.body.nextCursor}`).expect(200);
    expect(body.items.map((project: { name: string }) => project.name)).toEqual(["f", "g", "h"]);
  });

  it.each([
    ["limit=0", "limit"],
    ["limit=201", "limit"],
    ["limit=-1", "limit"],
    ["limit=1.5", "limit"],
    ["limit=x", "limit"],
    ["limit=", "limit"],
    ["limit=1&limit=2", "limit"],
    ["cursor=x", "cursor"],
    ["cursor=", "cursor"],
    ["cursor=a&cursor=b", "cursor"],
  ])("refuses %s", async (query, field) => {
    const { body } = await team.owner.get(`${projects}?${query}`).expect(400);
    expect(body).toMatchObject({ type: "validation_error", errors: [{ field }] });
  });

  it("refuses the cursor of another list", async () => {
    const workspaceId = await emptyWorkspace();
    for (const name of ["a", "b"]) {
      await aProject(team.owner, workspaceId, name);
    }
    const page = await team.owner.get(`/api/workspaces/${workspaceId}/projects?limit=1`).expect(200);
    await team.owner.get(`${projects}?cursor=${page.body.nextCursor}`).expect(400);
  });

  it("answers 401, 404 to nobody and outsider, and 200 to every member", async () => {
    await stranger.get(projects).expect(401);
    await team.outsider.get(projects).expect(404);
    for (const person of [team.viewer, team.editor, team.owner]) {
      await person.get(projects).expect(200);
    }
  });
});

describe("GET and PATCH /api/projects/{projectId}", () => {
  it("reads a project in any letter case of its ID", async () => {
    const { body } = await team.viewer.get(`/api/projects/${team.projectId.toUpperCase()}`).expect(200);
    expect(body).toMatchObject({ id: team.projectId, workspaceId: team.workspaceId });
  });

  it("changes what is given: a name of null leaves it, a description of null clears it", async () => {
    const id = await aProject(team.owner, team.workspaceId, "Before");
    const path = `/api/projects/${id}`;
    const change = async (body: object) => (await team.editor.patch(path, body).expect(200)).body;
    const before = (await team.owner.get(path).expect(200)).body;
    expect(await change({})).toEqual(before);
    expect(await change({ name: "After", description: "D" })).toMatchObject({
      name: "After",
      description: "D",
    });
    expect(await change({ name: null })).toMatchObject({ name: "After", description: "D" });
    expect(await change({ name: null, description: null })).toMatchObject({
      name: "After",
      description: null,
    });
    const after = (await team.owner.get(path).expect(200)).body;
    expect(after.createdAt).toBe(before.createdAt);
    expect(after.updatedAt > before.updatedAt).toBe(true);
  });

  it("refuses bad values", async () => {
    const path = `/api/projects/${team.projectId}`;
    expect((await team.owner.patch(path, { name: 1 }).expect(400)).body.type).toBe("invalid_body");
    expect((await team.owner.patch(path, { name: "" }).expect(400)).body.type).toBe("validation_error");
    expect((await team.owner.patch(path, []).expect(400)).body.type).toBe("invalid_body");
  });

  it("answers 401, 404 to nobody and outsider; a viewer reads and does not write", async () => {
    const path = `/api/projects/${team.projectId}`;
    for (const [person, read, write] of [
      [stranger, 401, 401],
      [team.outsider, 404, 404],
      [team.viewer, 200, 403],
      [team.editor, 200, 200],
      [team.owner, 200, 200],
    ] as const) {
      await person.get(path).expect(read);
      await person.patch(path, { name: null }).expect(write);
    }
    for (const id of [randomUUID(), "x"]) {
      await team.owner.get(`/api/projects/${id}`).expect(404);
    }
  });
});

describe("DELETE /api/projects/{projectId}", () => {
  it("removes everything of the project, its claims too; recorded", async () => {
    const id = await aProject(team.owner, team.workspaceId, "Doomed");
    const scenarioId = randomUUID();
    await server.database.query(
      "INSERT INTO claimed_ids (kind, id, project_id) VALUES ('scenario', $1, $2)",
      [scenarioId, id],
    );
    await team.owner.delete(`/api/projects/${id}`).expect(204);
    await team.owner.get(`/api/projects/${id}`).expect(404);
    await team.owner.delete(`/api/projects/${id}`).expect(404);
    const tables = await server.database.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'project_id' AND table_schema = 'public'",
    );
    expect(tables.rows.length).toBeGreaterThan(6);
    for (const { name } of tables.rows) {
      const { rows } = await server.database.query(`SELECT 1 FROM ${name} WHERE project_id = $1`, [id]);
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const { rows } = await server.database.query(
      "SELECT actor, details, workspace_id FROM audit_entries WHERE action = 'project.deleted' AND target = $1",
      [id],
    );
    expect(rows).toEqual([
      {
        actor: `user:${team.owner.id}`,
        details: { name: "Doomed" },
        workspace_id: team.workspaceId,
      },
    ]);
    await team.owner.post(projects, { id, name: "Again", description: null }).expect(201);
  });

  it("leaves nothing behind while others write into the project, and nobody gets a 5xx", async () => {
    const model = documentText("eshop-queues.model.json");
    for (let round = 0; round < 8; round += 1) {
      const id = await aProject(team.owner, team.workspaceId, "Doomed");
      const path = await saved(team.owner, id);
      const answers = await Promise.all([
        ...Array.from({ length: 3 }, () => team.editor.post(`/api/projects/${id}/scenarios`, aScenario())),
        team.editor.put(path, { ...aScenario({ name: "Changed" }), id: null }),
        importInto(team.editor, id, model),
        team.owner.delete(`/api/projects/${id}`),
        team.viewer.post(`${path}/run`),
        team.editor.patch(`/api/projects/${id}`, { name: "Changed" }),
        team.editor.delete(path),
      ]);
      for (const { status } of answers) {
        expect([200, 201, 204, 404]).toContain(status);
      }
      await team.owner.get(`/api/projects/${id}`).expect(404);
      const { rows } = await server.database.query(
        `SELECT 'claim' AS left FROM claimed_ids WHERE project_id = $1 UNION ALL
         SELECT 'fact' FROM model_facts WHERE project_id = $1 UNION ALL
         SELECT 'scenario' FROM scenarios WHERE project_id = $1`,
        [id],
      );
      expect(rows).toEqual([]);
    }
  });

  it("is for owners", async () => {
    const path = `/api/projects/${team.projectId}`;
    await stranger.delete(path).expect(401);
    await team.outsider.delete(path).expect(404);
    await team.viewer.delete(path).expect(403);
    await team.editor.delete(path).expect(403);
  });
});
