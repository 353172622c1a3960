import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { nobody, type Person, register } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import { startTeamServer } from "./testing/team-server.js";
import type { TestServer } from "./testing/test-server.js";

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let server: TestServer;
let team: Team;
let stranger: Person;

beforeAll(async () => {
  ({ server, team } = await startTeamServer());
  stranger = nobody(server);
});
afterAll(() => server.stop());

async function aWorkspace(owner: Person, name = "Workspace"): Promise<string> {
  const id = randomUUID();
  await owner.post("/api/workspaces", { id, name }).expect(200);
  return id;
}

describe("GET /api/workspaces", () => {
  it("lists what the caller belongs to, in name order, with role and number of projects", async () => {
    const person = await register(server, "lister");
    const ids: Record<string, string> = {};
    for (const name of ["b", "É", "a", "B", "Z", "_"]) {
      ids[name] = await aWorkspace(person, name);
    }
    const project = { id: randomUUID(), name: "P", description: null };
    await person.post(`/api/workspaces/${ids["a"]}/projects`, project).expect(201);
    const { body } = await person.get("/api/workspaces").expect(200);
    expect(body.map((workspace: { name: string }) => workspace.name)).toEqual(["_", "a", "B", "b", "Z", "É"]);
    expect(body[1]).toEqual({
      id: ids["a"],
      name: "a",
      role: "owner",
      createdAt: expect.stringMatching(TIMESTAMP),
      projectCount: 1,
      storedBytes: 0,
      quotaBytes: 2_147_483_648,
    });
  });

  it("shows the caller's own role and nothing to somebody who is no member", async () => {
    const own = await team.viewer.get("/api/workspaces").expect(200);
    expect(own.body).toMatchObject([{ id: team.workspaceId, role: "viewer" }]);
    expect((await team.outsider.get("/api/workspaces").expect(200)).body).toEqual([]);
  });

  it("needs a sign-in", () => stranger.get("/api/workspaces").expect(401));
});

describe("POST /api/workspaces", () => {
  it("creates a workspace owned by the caller, its ID in lower case", async () => {
    const id = randomUUID();
    const { body } = await team.owner
      .post("/api/workspaces", { id: id.toUpperCase(), name: "New" })
      .expect(200);
    expect(body).toEqual({
      id,
      name: "New",
      role: "owner",
      createdAt: expect.stringMatching(TIMESTAMP),
      projectCount: 0,
      storedBytes: 0,
      quotaBytes: 2_147_483_648,
    });
  });

  it("needs a sign-in", () => stranger.post("/api/workspaces", { id: randomUUID(), name: "x" }).expect(401));

  it("refuses an ID in use, whoever uses it, in any letter case", async () => {
    for (const person of [team.owner, team.outsider]) {
      for (const id of [team.workspaceId, team.workspaceId.toUpperCase()]) {
        const { body } = await person.post("/api/workspaces", { id, name: "Team" }).expect(409);
        expect(body).toMatchObject({ type: "conflict", errors: [{ field: "id" }] });
      }
    }
  });

  it.each([
    ["no body", "", [""]],
    ["a list", "[]", [""]],
    ["a text", '"x"', [""]],
    ["null", "null", [""]],
    ["nothing in it", {}, ["id", "name"]],
    ["no name", { id: randomUUID() }, ["name"]],
    ["a name that is null", { id: randomUUID(), name: null }, ["name"]],
    ["a name that is a number", { id: randomUUID(), name: 1 }, ["name"]],
    ["a name that is a list", { id: randomUUID(), name: ["x"] }, ["name"]],
    ["an ID that is a number", { id: 1, name: "x" }, ["id"]],
  ])("refuses %s as invalid_body", async (_, body, fields) => {
    const answer = await team.owner.post("/api/workspaces", body as string | object).expect(400);
    expect(answer.body.type).toBe("invalid_body");
    expect(answer.body.errors.map((issue: { field: string }) => issue.field)).toEqual(fields);
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  });

  it.each([
    ["an ID that is no GUID", { id: "x", name: "x" }, ["id"]],
    ["an ID in braces", { id: `{${randomUUID()}}`, name: "x" }, ["id"]],
    ["an empty name", { id: randomUUID(), name: "" }, ["name"]],
    ["a blank name", { id: randomUUID(), name: " \u3000" }, ["name"]],
    ["a name of 201 characters", { id: randomUUID(), name: "x".repeat(201) }, ["name"]],
    ["a line break in the name", { id: randomUUID(), name: "a\nb" }, ["name"]],
    ["U+0085 in the name", { id: randomUUID(), name: "a\u0085b" }, ["name"]],
    ["U+0000 in the name", { id: randomUUID(), name: "a\u0000b" }, ["name"]],
    ["both wrong", { id: "x", name: "" }, ["id", "name"]],
  ])("refuses %s as validation_error", async (_, body, fields) => {
    const answer = await team.owner.post("/api/workspaces", body).expect(400);
    expect(answer.body.type).toBe("validation_error");
    expect(answer.body.errors.map((issue: { field: string }) => issue.field)).toEqual(fields);
  });

  it.each([
    ["a repeated key", `{"id":"${randomUUID()}","name":"a","name":"b"}`],
    ["a lone surrogate", `{"id":"${randomUUID()}","name":"\\ud800"}`],
    [
      "a number that JSON cannot hold, even in an unknown key",
      `{"id":"${randomUUID()}","name":"a","x":1e999}`,
    ],
    ["100,000 levels", `{"id":"${randomUUID()}","name":${"[".repeat(30_000)}`],
  ])("refuses %s", async (_, text) => {
    expect((await team.owner.post("/api/workspaces", text).expect(400)).body.type).toBe("invalid_body");
  });

  it("takes names of 200 characters, also outside the basic plane, and ignores unknown keys", async () => {
    for (const name of ["x".repeat(200), "😀".repeat(200)]) {
      const text = JSON.stringify({ id: randomUUID(), name }).replace(
        "{",
        '{"__proto__":{"name":"y"},"constructor":1,"toString":null,',
      );
      expect((await team.owner.post("/api/workspaces", text).expect(200)).body.name).toBe(name);
    }
  });

  it("gives one of 20 clients who choose the same ID the workspace, and the others 409", async () => {
    const id = randomUUID();
    const people = [team.owner, team.editor, team.viewer, team.outsider];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const person = people[at % people.length] ?? team.owner;
        return person.post("/api/workspaces", { id, name: "Raced" });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });

  it("refuses the 1001st workspace an account owns", async () => {
    const person = await register(server, "collector");
    await server.database.query(
      `WITH made AS (INSERT INTO workspaces (id, name, created_at)
         SELECT gen_random_uuid(), 'W' || n, now() FROM generate_series(1, 999) n RETURNING id)
       INSERT INTO workspace_members (workspace_id, account_id, role, joined_at)
         SELECT id, $1, 'owner', now() FROM made`,
      [person.id],
    );
    await aWorkspace(person);
    const { body } = await person.post("/api/workspaces", { id: randomUUID(), name: "One more" }).expect(409);
    expect(body.type).toBe("conflict");
    const member = { email: person.email, role: "owner" };
    await team.owner.post(`/api/workspaces/${team.workspaceId}/members`, member).expect(409);
  });
});

describe("PATCH /api/workspaces/{id}", () => {
  it("renames for an owner; null leaves the name", async () => {
    const id = await aWorkspace(team.owner, "Before");
    const path = `/api/workspaces/${id}`;
    expect((await team.owner.patch(path, { name: "After" }).expect(200)).body).toMatchObject({
      id,
      name: "After",
    });
    expect((await team.owner.patch(path, { name: null }).expect(200)).body).toMatchObject({
      id,
      name: "After",
      role: "owner",
      projectCount: 0,
      storedBytes: 0,
      quotaBytes: 2_147_483_648,
    });
  });

  it("answers 401, 404, 403, 403 to nobody, outsider, viewer, editor", async () => {
    const path = `/api/workspaces/${team.workspaceId}`;
    await stranger.patch(path, { name: "x" }).expect(401);
    await team.outsider.patch(path, { name: "x" }).expect(404);
    await team.viewer.patch(path, { name: "x" }).expect(403);
    await team.editor.patch(path, { name: "x" }).expect(403);
    await team.owner.patch(`/api/workspaces/${randomUUID()}`, { name: "x" }).expect(404);
    await team.owner.patch("/api/workspaces/x", { name: "x" }).expect(404);
  });

  it("needs the key and keeps the rules of a name", async () => {
    const path = `/api/workspaces/${team.workspaceId}`;
    expect((await team.owner.patch(path, {}).expect(400)).body).toMatchObject({
      type: "invalid_body",
      errors: [{ field: "name", message: "is required" }],
    });
    expect((await team.owner.patch(path, { name: 3 }).expect(400)).body.type).toBe("invalid_body");
    expect((await team.owner.patch(path, { name: " " }).expect(400)).body.type).toBe("validation_error");
  });
});
