import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { StoredBytes1795385700000 } from "../src/platform/database/migrations/20261122-stored-bytes.js";
import { aBranch, editBranch } from "./testing/branches.js";
import { acceptedDecision, aDecision } from "./testing/decisions.js";
import { pathOf } from "./testing/edits.js";
import { importInto, type LooseDocument, QUEUE, smallDocument } from "./testing/model-documents.js";
import { problem } from "./testing/problem.js";
import { aProject, aTeamOf, type Team } from "./testing/project.js";
import { anApprovedPromise, aPromiseProject } from "./testing/promise-steps.js";
import { refusedStart } from "./testing/refused-start.js";
import { firstFinding, wontFix } from "./testing/review.js";
import { aRevision } from "./testing/revisions.js";
import { eshopScenario, fittingProfile, savedProfile } from "./testing/stress.js";
import { startTeamServer } from "./testing/team-server.js";
import type { TestServer } from "./testing/test-server.js";

const QUOTA = 600_000;

let server: TestServer;
let people: Team;
let team: Team;
let project: string;
beforeAll(async () => {
  ({ server, team: people } = await startTeamServer({ Service__WorkspaceQuotaBytes: String(QUOTA) }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  team = await newTeam();
  project = team.projectId;
});

/** The same people in a workspace of their own. */
function newTeam(): Promise<Team> {
  const { owner, editor, viewer, outsider } = people;
  return aTeamOf({ owner, editor, viewer, outsider });
}

/** Without schemas, whose IDs are one project's. */
const aDocument = (change: LooseDocument = {}) => smallDocument({ schemas: [], ...change });

const path = (rest: string): string => `/api/projects/${project}/${rest}`;

async function workspace(): Promise<{ storedBytes: number; quotaBytes: number }> {
  const { body } = await team.viewer.get("/api/workspaces").expect(200);
  return body.find(({ id }: { id: string }) => id === team.workspaceId);
}

/** What the rows of the workspace's projects have. */
async function real(): Promise<number> {
  const { rows } = await server.database.query(REAL, [team.workspaceId]);
  return rows[0].bytes;
}

const aQueue = (name: string) => ({ kind: "queue", name });

describe("the bytes that a workspace stores", () => {
  it("begin with none", async () => {
    expect(await workspace()).toMatchObject({ storedBytes: 0, quotaBytes: QUOTA });
  });

  it("are those of its facts with their history and branches, its versions, revisions and runs", async () => {
    const counted: number[] = [];
    const look = async (): Promise<void> => {
      const { storedBytes } = await workspace();
      expect(storedBytes).toBe(await real());
      counted.push(storedBytes);
    };
    const scenario = await eshopScenario(team.editor, project);
    await look();
    const profile = await savedProfile(
      team.editor,
      project,
      await fittingProfile(team.editor, project, scenario),
    );
    const run = await team.editor.post(`${profile}/runs`).expect(201);
    await look();
    const branch = await aBranch(team.editor, project);
    await look();
    await editBranch(team.editor, project, {
      branchId: branch,
      kind: "channel",
      id: randomUUID(),
      fact: aQueue("é") as never,
    });
    await team.editor.post(path(`branches/${branch}/merge`), {}).expect(200);
    await look();
    await team.editor.put(path(`schemas/${randomUUID()}`), { name: "é", content: "{}" }).expect(201);
    const revision = await aRevision(team.editor, project);
    await look();
    const question = (await team.editor.post(path("questions"), { text: "Wieso? – é" }).expect(201)).body.id;
    await look();
    await team.editor.post(path(`questions/${question}/answer`), { answer: "Darum 🛒" }).expect(200);
    await look();
    await team.editor.delete(path(`questions/${question}`)).expect(204);
    const decision = await aDecision(team.editor, project);
    await look();
    await acceptedDecision(team.owner, project, decision);
    await look();
    const review = path("review");
    const concern = await firstFinding(team.editor, project, "?result=concern");
    await team.editor.put(`${review}/dispositions`, wontFix(concern, "Später – é")).expect(200);
    await look();
    const snapshot = (await team.editor.post(`${review}/snapshots`, { note: "Vorher" }).expect(201)).body.id;
    await look();
    await team.editor.delete(`${review}/snapshots/${snapshot}`).expect(204);
    await look();
    const grown = [counted[1], counted[2], counted[4]].map(
      (bytes, n) => Number(bytes) > Number(counted[[0, 1, 3][n] ?? 0]),
    );
    expect(grown).toEqual([true, true, true]);
    await team.editor.delete(`${profile}/runs/${run.body.runId ?? run.body.id}`);
    await team.editor.post(`${profile}/runs`).expect(201);
    await look();
    await team.editor.delete(profile).expect(204);
    await team.owner.delete(path(`revisions/${revision}`)).expect(204);
    await look();
    await team.owner.delete(path("")).expect(204);
    expect((await workspace()).storedBytes).toBe(0);
  });

  it("are counted by the migration as by every write", async () => {
    await importInto(team.editor, project, aDocument()).expect(200);
    await aRevision(team.editor, project);
    const { storedBytes } = await workspace();
    const runner = { query: (sql: string) => server.database.query(sql) } as never;
    const migration = new StoredBytes1795385700000();
    await migration.down(runner);
    await migration.up(runner);
    expect((await workspace()).storedBytes).toBe(storedBytes);
    expect(storedBytes).toBe(await real());
  });
});

describe("a workspace that stores all it may", () => {
  const FULL = { status: 409, type: "conflict", fields: [] };
  let branch: string;

  beforeEach(async () => {
    await importInto(team.editor, project, aDocument()).expect(200);
    branch = await aBranch(team.editor, project);
    await server.database.query("UPDATE projects SET kept_bytes = $2 WHERE id = $1", [project, QUOTA]);
  });

  const version = async (): Promise<number> =>
    (await team.viewer.get(path("model")).expect(200)).body.modelVersion;

  const writes: readonly (readonly [string, () => PromiseLike<Response>])[] = [
    ["an edit", () => team.editor.put(pathOf(project, "channel", QUEUE), aQueue("other"))],
    [
      "an edit of a branch",
      () => team.editor.put(`${pathOf(project, "channel", QUEUE)}?branchId=${branch}`, aQueue("x")),
    ],
    [
      "a batch",
      () =>
        team.editor.post(path("model/changes"), {
          changes: [{ op: "put", kind: "channel", id: QUEUE, value: aQueue("batch") }],
        }),
    ],
    ["a schema", () => team.editor.put(path(`schemas/${randomUUID()}`), { name: "S", content: "{}" })],
    [
      "an import",
      () =>
        importInto(
          team.editor,
          project,
          aDocument({
            project: { name: "Small" },
            channels: [{ id: QUEUE, kind: "queue", name: "imported" }],
          }),
        ),
    ],
    ["a branch", () => team.editor.post(path("branches"), { id: randomUUID(), name: "B", kind: "draft" })],
    ["a question", () => team.editor.post(path("questions"), { text: "Why?" })],
    ["a revision", () => team.editor.post(path("revisions"), { id: randomUUID(), name: "R", note: null })],
    [
      "an import into another project of it",
      async () => importInto(team.editor, await aProject(team.owner, team.workspaceId), aDocument()),
    ],
  ];

  it.each(writes)("refuses %s, and nothing is written", async (_what, write) => {
    const before = [await version(), await real()];
    const answer = await write();
    expect(problem(answer)).toEqual(FULL);
    expect(answer.body.title).toContain(`at most ${QUOTA} bytes`);
    expect([await version(), await real()]).toEqual(before);
  });

  it("refuses a check of a promise, and keeps nothing of its run", async () => {
    await server.database.query("UPDATE projects SET kept_bytes = 0 WHERE id = $1", [project]);
    const promises = await aPromiseProject(team);
    const { id } = await anApprovedPromise(team, promises);
    const run = promises.path(`/${id}/obligations/O1/run`);
    await team.editor.post(run, {}).expect(200);
    await server.database.query("UPDATE projects SET kept_bytes = $2 WHERE id = $1", [project, QUOTA]);
    const runs = async () =>
      (await team.viewer.get(promises.path(`/${id}/runs`)).expect(200)).body.items.length;
    expect(problem(await team.editor.post(run, {}))).toEqual(FULL);
    expect(await runs()).toBe(1);
    await server.database.query("UPDATE projects SET kept_bytes = 0 WHERE id = $1", [project]);
    await team.editor.post(run, {}).expect(200);
    expect(await runs()).toBe(2);
  });

  it("takes what makes room: deletes, and the end of a branch", async () => {
    await team.editor.delete(`${pathOf(project, "channel", QUEUE)}?branchId=${branch}`).expect(204);
    await server.database.query("UPDATE projects SET kept_bytes = 0 WHERE id = $1", [project]);
    const { storedBytes } = await workspace();
    await server.database.query("UPDATE projects SET kept_bytes = $2 WHERE id = $1", [
      project,
      QUOTA - storedBytes,
    ]);
    const edit = () => team.editor.put(pathOf(project, "channel", QUEUE), aQueue("again"));
    expect(problem(await edit())).toEqual(FULL);
    await team.editor.delete(path(`branches/${branch}`)).expect(204);
    await edit().expect(200);
  });

  it("leaves other workspaces as they were", async () => {
    const other = await newTeam();
    await importInto(other.editor, other.projectId, aDocument());
    const { body } = await other.viewer.get("/api/workspaces").expect(200);
    const own = body.find(({ id }: { id: string }) => id === other.workspaceId);
    expect(own.storedBytes).toBeGreaterThan(0);
  });
});

it.each(["many", "0", "1e9", "-1"])("a start is refused for a quota of %s", async (quota) => {
  const { refusals } = await refusedStart({
    ConnectionStrings__DefaultConnection: "postgres://nobody@127.0.0.1:1/nothing",
    Service__WorkspaceQuotaBytes: quota,
  });
  expect(refusals).toEqual([expect.stringContaining(`Service__WorkspaceQuotaBytes is "${quota}"`)]);
});

const REAL = `
WITH p AS (SELECT id FROM projects WHERE workspace_id = $1)
SELECT ((SELECT COALESCE(sum(octet_length(f.body::text)), 0) FROM model_facts f JOIN p ON p.id = f.project_id)
     + (SELECT COALESCE(sum(octet_length(v.name || COALESCE(v.description, '') || v.content)), 0)
          FROM schema_versions v JOIN p ON p.id = v.project_id)
     + (SELECT COALESCE(sum(octet_length(s.document)), 0) FROM scenario_versions s JOIN p ON p.id = s.project_id)
     + (SELECT COALESCE(sum(octet_length(r.schema_pins::text)), 0) FROM revisions r JOIN p ON p.id = r.project_id)
     + (SELECT COALESCE(sum(octet_length(q.body::text || q.history::text)), 0) FROM questions q JOIN p ON p.id = q.project_id)
     + (SELECT COALESCE(sum(octet_length(v.body::text)), 0) FROM decision_versions v JOIN p ON p.id = v.project_id)
     + (SELECT COALESCE(sum(300 + octet_length(COALESCE(a.reason, ''))), 0) FROM finding_answers a JOIN p ON p.id = a.project_id)
     + (SELECT COALESCE(sum(octet_length(k.summary::text) + octet_length(k.findings)), 0) FROM review_snapshots k JOIN p ON p.id = k.project_id)
     + (SELECT COALESCE(sum(octet_length(t.answer)), 0) FROM stress_runs t JOIN p ON p.id = t.project_id))::float8 AS bytes`;
