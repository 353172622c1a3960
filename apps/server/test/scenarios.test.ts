import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { nobody, type Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { aCall, aPublish, aScenario, aWrite, saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let stranger: Person;
let scenarios: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  stranger = nobody(server);
  scenarios = `/api/projects/${team.projectId}/scenarios`;
});
afterAll(() => server.stop());

function names(body: { items: { name: string }[] }): string[] {
  return body.items.map(({ name }) => name);
}

describe("POST and GET of scenarios", () => {
  it("saves a scenario as it was sent and answers it with its origin", async () => {
    const sent = aScenario({
      name: "Order",
      steps: [aCall({}, [aWrite({ id: "w", change: { total: 1.5 } })]), aPublish({ routingKey: "a.b" })],
      faults: [{ target: randomUUID(), kind: "Error", failFirst: null }],
      assertions: [{ type: "outcome", id: "a", step: "call", expected: "Succeeded" }],
    });
    const made = await team.editor.post(scenarios, sent).expect(201);
    expect(made.body).toEqual({ ...sent, origin: null });
    const read = await team.viewer.get(`${scenarios}/${sent.id}`).expect(200);
    expect(read.text).toBe(made.text);
    expect([made.headers["etag"], read.headers["etag"]]).toEqual(['"1"', '"1"']);
    expect(read.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("keeps the first version with who wrote it", async () => {
    const sent = aScenario();
    await team.editor.post(scenarios, sent).expect(201);
    const { rows } = await server.database.query(
      "SELECT version, actor, document::json ->> 'name' AS name, length(hash) AS hash FROM scenario_versions WHERE id = $1",
      [sent.id],
    );
    expect(rows).toEqual([{ version: 1, actor: `user:${team.editor.id}`, name: "Scenario", hash: 64 }]);
  });

  it("lower-cases IDs and drops unknown keys", async () => {
    const sent = aScenario({ origin: { kind: "ai-proposal" }, extra: 1 });
    const { body } = await team.editor.post(scenarios, { ...sent, id: sent.id.toUpperCase() }).expect(201);
    expect(body).toEqual(aScenario({ id: sent.id, origin: null }));
    await team.viewer.get(`${scenarios}/${sent.id.toUpperCase()}`).expect(200);
  });

  it("saves what cannot be played: missing lists, unknown parts, repeated IDs", async () => {
    const steps = [
      { type: "call" },
      null,
      { type: "publish", id: "p", headers: null },
      { type: "parallel", id: "p", branches: [null] },
      { type: "branch", whenStep: "nowhere", is: "Perhaps" },
      { type: "write", from: "no guid" },
    ];
    const faults = [null, { target: "x", kind: "Strange", failFirst: 0 }];
    const sent = aScenario({ steps, faults, assertions: [null, { type: "event-count", expected: -1 }] });
    const { body } = await team.editor.post(scenarios, sent).expect(201);
    expect(body.steps[0]).toEqual({ type: "call" });
    expect(body.steps[1]).toBeNull();
    expect(body.faults).toEqual(faults);
  });

  it("finds no scenario of another project, nor an unknown one", async () => {
    const path = await saved(team.editor, team.projectId);
    const other = await aProject(team.owner, team.workspaceId);
    await team.owner.get(path.replace(team.projectId, other)).expect(404);
    expect((await team.owner.get(`${scenarios}/${randomUUID()}`).expect(404)).body.type).toBe("not_found");
    await team.owner.get(`${scenarios}/x`).expect(404);
  });
});

describe("PUT of a scenario", () => {
  it("replaces it as a new version; the ID may be left out", async () => {
    const path = await saved(team.editor, team.projectId, { name: "One" });
    const id = path.split("/").at(-1) ?? "";
    const { id: _, ...body } = aScenario({ name: "Two", steps: [aWrite()] });
    const answer = await team.owner.put(path, body).expect(200);
    expect(answer.body).toEqual({ ...body, id, origin: null });
    expect((await team.viewer.get(path).expect(200)).text).toBe(answer.text);
    await team.editor.put(path, { ...body, id: id.toUpperCase(), name: "Three" }).expect(200);
    await team.editor.put(path, { ...body, id: null, name: "Three" }).expect(200);
    const { rows } = await server.database.query(
      "SELECT version, actor, document::json ->> 'name' AS name FROM scenario_versions WHERE id = $1 ORDER BY version",
      [id],
    );
    expect(rows).toEqual([
      { version: 1, actor: `user:${team.editor.id}`, name: "One" },
      { version: 2, actor: `user:${team.owner.id}`, name: "Two" },
      { version: 3, actor: `user:${team.editor.id}`, name: "Three" },
    ]);
  });

  it("refuses another ID in the body, on `id`", async () => {
    const path = await saved(team.editor, team.projectId);
    const { body } = await team.editor.put(path, aScenario()).expect(400);
    expect(body).toMatchObject({ type: "validation_error", errors: [{ field: "id" }] });
  });

  it("creates nothing: an unknown scenario is 404", async () => {
    const id = randomUUID();
    await team.editor.put(`${scenarios}/${id}`, aScenario({ id })).expect(404);
    await team.editor.put(`${scenarios}/x`, aScenario({ id })).expect(404);
  });

  it("numbers the versions of 20 writers at once without a gap", async () => {
    const path = await saved(team.editor, team.projectId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        team.editor.put(path, { ...aScenario({ name: `N${at}` }), id: null }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { rows } = await server.database.query(
      "SELECT version FROM scenario_versions WHERE id = $1 ORDER BY version",
      [path.split("/").at(-1)],
    );
    expect(rows.map(({ version }) => version)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
  });
});

describe("DELETE of a scenario", () => {
  it("removes it and keeps its ID taken; recorded", async () => {
    const path = await saved(team.editor, team.projectId, { name: "Gone" });
    const id = path.split("/").at(-1) ?? "";
    await team.editor.delete(path).expect(204);
    await team.editor.get(path).expect(404);
    await team.editor.delete(path).expect(404);
    await team.editor.put(path, aScenario({ id })).expect(404);
    expect((await team.editor.post(scenarios, aScenario({ id })).expect(409)).body).toMatchObject({
      type: "conflict",
      errors: [{ field: "id" }],
    });
    const { rows } = await server.database.query(
      "SELECT actor, details FROM audit_entries WHERE action = 'scenario.deleted' AND target = $1",
      [id],
    );
    expect(rows).toEqual([
      { actor: `user:${team.editor.id}`, details: { name: "Gone", projectId: team.projectId } },
    ]);
  });
});

describe("an ID in use", () => {
  it("is 409 in every project, also for the very same create", async () => {
    const sent = aScenario();
    await team.editor.post(scenarios, sent).expect(201);
    await team.editor.post(scenarios, sent).expect(409);
    const other = await aProject(team.owner, team.workspaceId);
    await team.owner.post(`/api/projects/${other}/scenarios`, sent).expect(409);
  });

  it("of 20 clients who choose it at once one gets, in whatever project", async () => {
    const other = await aProject(team.owner, team.workspaceId);
    const sent = aScenario();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        team.owner.post(at % 2 === 0 ? scenarios : `/api/projects/${other}/scenarios`, sent),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  it("is free again when its project is gone", async () => {
    const other = await aProject(team.owner, team.workspaceId);
    const sent = aScenario();
    await team.owner.post(`/api/projects/${other}/scenarios`, sent).expect(201);
    await team.owner.delete(`/api/projects/${other}`).expect(204);
    await team.owner.post(scenarios, sent).expect(201);
  });
});

describe("the 2001st scenario of a project", () => {
  it("is 409, also when several come at once", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    await server.database.query(
      `INSERT INTO scenarios (project_id, id, version, name, document, hash)
       SELECT $1, gen_random_uuid(), 1, 'S', '{}', '' FROM generate_series(1, 1998)`,
      [projectId],
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => team.owner.post(`/api/projects/${projectId}/scenarios`, aScenario())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  });
});

describe("GET of the list", () => {
  it("gives pages of ID and name in name order", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    for (const name of ["b", "B", "a", "é", "Z", "_"]) {
      await saved(team.owner, projectId, { name });
    }
    const path = `/api/projects/${projectId}/scenarios`;
    const first = await team.viewer.get(`${path}?limit=4`).expect(200);
    const rest = await team.viewer.get(`${path}?limit=4&cursor=${first.body.nextCursor}`).expect(200);
    expect([...names(first.body), ...names(rest.body)]).toEqual(["_", "a", "B", "b", "Z", "é"]);
    expect(rest.body.nextCursor).toBeNull();
    expect(Object.keys(first.body.items[0])).toEqual(["id", "name"]);
  });

  it("has 50 a page when nothing is said and stays stable while rows are added, renamed and removed", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const path = `/api/projects/${projectId}/scenarios`;
    const made = Array.from({ length: 60 }, (_, at) => `S${String(at).padStart(2, "0")}`);
    const paths = await Promise.all(made.map((name) => saved(team.owner, projectId, { name })));
    const first = await team.viewer.get(path).expect(200);
    expect(names(first.body)).toEqual(made.slice(0, 50));
    await saved(team.owner, projectId, { name: "A" });
    await saved(team.owner, projectId, { name: "S55b" });
    await team.owner.delete(paths[49] ?? "").expect(204);
    await team.owner.delete(paths[51] ?? "").expect(204);
    const rest = await team.viewer.get(`${path}?cursor=${first.body.nextCursor}`).expect(200);
    expect(names(rest.body)).toEqual([...made.slice(50), "S55b"].filter((name) => name !== "S51").sort());
  });

  it.each(["limit=0", "limit=201", "limit=x", "cursor=x"])("refuses %s", async (query) => {
    const { body } = await team.viewer.get(`${scenarios}?${query}`).expect(400);
    expect(body).toMatchObject({ type: "validation_error", errors: [{ field: query.split("=")[0] }] });
  });
});

describe("roles", () => {
  it("read as viewer, write as editor; outsiders see nothing", async () => {
    const path = await saved(team.editor, team.projectId);
    for (const [person, read, write] of [
      [stranger, 401, 401],
      [team.outsider, 404, 404],
      [team.viewer, 200, 403],
    ] as const) {
      await person.get(scenarios).expect(read);
      await person.get(path).expect(read);
      await person.post(`${path}/run`).expect(read);
      await person.post(scenarios, aScenario()).expect(write);
      await person.put(path, aScenario()).expect(write);
      await person.delete(path).expect(write);
    }
    for (const person of [team.editor, team.owner]) {
      const own = await saved(person, team.projectId);
      await person.get(own).expect(200);
      await person.put(own, { ...aScenario(), id: null }).expect(200);
      await person.post(`${own}/run`).expect(200);
      await person.delete(own).expect(204);
    }
  });
});
