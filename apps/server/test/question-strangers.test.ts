import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { nobody, type Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { answered } from "./testing/questions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Questions as those see them who may not.

let server: RunningServer;
let team: Team;
let project: string;
let path: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  path = await answered(team.editor, project);
});

type Call = (person: Person, projectId?: string) => PromiseLike<Response>;

/** Every route of questions with a body that would do. */
const CALLS: Readonly<Record<string, Call>> = {
  list: (person, at = project) => person.get(`/api/projects/${at}/questions`),
  ask: (person, at = project) => person.post(`/api/projects/${at}/questions`, { text: "Why?" }),
  read: (person, at = project) => person.get(path.replace(project, at)),
  answer: (person, at = project) => person.post(`${path.replace(project, at)}/answer`, { answer: "a" }),
  drop: (person, at = project) => person.post(`${path.replace(project, at)}/drop`),
  reopen: (person, at = project) => person.post(`${path.replace(project, at)}/reopen`),
  delete: (person, at = project) => person.delete(path.replace(project, at)),
};

async function stored(): Promise<unknown> {
  return (await server.database.query("SELECT * FROM questions WHERE project_id = $1", [project])).rows;
}

const ALL = ["read", "propose", "export"];

async function strangers(): Promise<readonly (readonly [string, Person])[]> {
  const workspace = randomUUID();
  await team.outsider.post("/api/workspaces", { id: workspace, name: "Other" }).expect(200);
  const foreign = await aToken(team.outsider, workspace, { scopes: ALL });
  const elsewhere = await aProject(team.owner, team.workspaceId);
  const restricted = await aToken(team.owner, team.workspaceId, { scopes: ALL, projectId: elsewhere });
  return [
    ["an account of another workspace", team.outsider],
    ["a token of another workspace", withToken(server, foreign.value)],
    ["a token of another project", withToken(server, restricted.value)],
  ];
}

describe("whoever has nothing to do with the project", () => {
  it.each(Object.entries(CALLS))(
    "is answered as if it were not there, and nothing changes: %s",
    async (_, call) => {
      const before = await stored();
      for (const [, stranger] of await strangers()) {
        const there = await call(stranger);
        const nowhere = await call(stranger, randomUUID());
        expect(problem(there)).toMatchObject({ status: 404, type: "not_found" });
        expect(there.body).toEqual(nowhere.body);
      }
      expect(problem(await call(nobody(server)))).toMatchObject({ status: 401, type: "unauthorized" });
      expect(await stored()).toEqual(before);
    },
  );

  it.each(["read", "answer", "drop", "reopen", "delete"])(
    "reaches no question through a project of their own: %s",
    async (name) => {
      const workspace = randomUUID();
      await team.outsider.post("/api/workspaces", { id: workspace, name: "Own" }).expect(200);
      const own = await aProject(team.outsider, workspace);
      const before = await stored();
      const answer = await CALLS[name]?.(team.outsider, own);
      expect(answer && problem(answer)).toMatchObject({ status: 404, type: "not_found" });
      expect(await stored()).toEqual(before);
    },
  );

  it("learns from missingAbout nothing of another project", async () => {
    const workspace = randomUUID();
    await team.outsider.post("/api/workspaces", { id: workspace, name: "Own" }).expect(200);
    const own = await aProject(team.outsider, workspace);
    const scenario = { id: randomUUID(), name: "s", steps: [], faults: [], assertions: [] };
    await team.editor.post(`/api/projects/${project}/scenarios`, scenario).expect(201);
    const about = [scenario.id, randomUUID()];
    const { body } = await team.outsider
      .post(`/api/projects/${own}/questions`, { text: "Why?", about })
      .expect(201);
    expect(body.missingAbout).toEqual(about);
  });

  it("cannot go on with a cursor of another project's list", async () => {
    await team.editor.post(`/api/projects/${project}/questions`, { text: "Why?" }).expect(201);
    const { body } = await team.viewer.get(`/api/projects/${project}/questions?limit=1`).expect(200);
    const other = await aProject(team.owner, team.workspaceId);
    const answer = await team.viewer.get(`/api/projects/${other}/questions?cursor=${body.nextCursor}`);
    expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["cursor"] });
  });
});
