import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { NumbersOfProjects1795337400000 } from "../src/platform/database/migrations/20261122-numbers-of-projects.js";
import { SessionsOfDevices1795831200000 } from "../src/platform/database/migrations/20261128-sessions-of-devices.js";
import { SourceFound1796371200000 } from "../src/platform/database/migrations/20261204-source-found.js";
import { deviceOf } from "./testing/devices.js";
import { bringUpToDate, createDatabaseBefore, takeBack } from "./testing/past-database.js";
import { type Person, personWith, setUp } from "./testing/people.js";
import { aScanRow, scansOf } from "./testing/scans.js";
import { createEmptyDatabase, startTestServer, type TestServer } from "./testing/test-server.js";

type Row = Readonly<Record<string, unknown>>;

describe("the numbers of projects", () => {
  const [workspace, full, drafts, empty] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const KEPT = ["agent_tokens", "branches", "model_streams", "projects", "revisions"];
  let connectionString: string;
  let database: pg.Pool;
  let before: Readonly<Record<string, readonly Row[]>>;
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    connectionString = await createDatabaseBefore(NumbersOfProjects1795337400000);
    database = new pg.Pool({ connectionString });
    await fill();
    before = await rows();
    await bringUpToDate(connectionString);
    server = await startTestServer({ ConnectionStrings__DefaultConnection: connectionString });
    owner = await setUp(server, "owner");
    await database.query("INSERT INTO workspace_members VALUES ($1, $2, 'owner', now())", [
      workspace,
      owner.id,
    ]);
  });
  afterAll(async () => {
    await server.stop();
    await database.end();
  });

  /** Two projects in which branches and revisions were made in turns, one of the latest deleted; one with nothing. */
  async function fill(): Promise<void> {
    await database.query("INSERT INTO workspaces VALUES ($1, 'W', now())", [workspace]);
    for (const project of [full, drafts, empty]) {
      await database.query(PROJECT, [project, workspace]);
    }
    for (const round of [1, 2, 3]) {
      await database.query(REVISION, [full, `r${round}`]);
      for (const project of [full, drafts]) {
        await database.query(BRANCH, [project, `b${round}`]);
      }
    }
    await database.query("DELETE FROM revisions WHERE name = 'r2'");
    for (const project of [full, null]) {
      await database.query(TOKEN, [workspace, project]);
    }
  }

  async function rows(): Promise<Readonly<Record<string, readonly Row[]>>> {
    const all: Record<string, readonly Row[]> = {};
    for (const table of KEPT) {
      all[table] = (await database.query(`SELECT * FROM ${table} ORDER BY ${table}.id`)).rows;
    }
    return all;
  }

  it("keep every row as it was", async () => {
    const after = await rows();
    for (const table of KEPT) {
      // Columns came, and none went or changed.
      const rowsOfBefore = before[table] ?? [];
      expect(after[table]).toHaveLength(rowsOfBefore.length);
      expect(after[table]).toMatchObject(rowsOfBefore);
    }
    expect(before["revisions"]).toHaveLength(2);
  });

  it("go on above the highest of their project", async () => {
    const { rows: counted } = await database.query(
      `SELECT id, last_number AS last, (SELECT max(number) FROM (
          SELECT project_id, number FROM revisions UNION ALL SELECT project_id, number FROM branches) AS made
           WHERE project_id = projects.id) AS highest FROM projects ORDER BY id`,
    );
    const ids = new Map(counted.map(({ id, last, highest }) => [id, [last, highest]]));
    expect(ids.get(empty)).toEqual(["0", null]);
    for (const project of [full, drafts]) {
      const [last, highest] = ids.get(project) ?? [];
      expect([last, Number(last) > 0]).toEqual([highest, true]);
    }
  });

  it("and each project has its place in its workspace", async () => {
    const { rows: places } = await database.query("SELECT * FROM project_places ORDER BY project_id");
    const ids = [full, drafts, empty].sort();
    expect(places).toEqual(ids.map((id) => ({ project_id: id, workspace_id: workspace })));
  });

  it.each([
    ["revisions", 200],
    ["branches", 201],
  ])("put new %s before those from before, and no two have one", async (list, status) => {
    const path = `/api/projects/${full}/${list}`;
    const numbers: number[] = [];
    for (const name of ["one", "gone", "new"]) {
      const id = randomUUID();
      await owner.post(path, { id, name, kind: "draft", note: null }).expect(status);
      const { rows: made } = await database.query(`SELECT number::int FROM ${list} WHERE id = $1`, [id]);
      numbers.push(made[0].number);
      if (name === "gone") {
        await owner.delete(`${path}/${id}`).expect(204);
      }
    }
    const names = (await owner.get(path).expect(200)).body.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["new", "one", ...(list === "revisions" ? ["r3", "r1"] : ["b3", "b2", "b1"])]);
    expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
  });
});

describe("the sessions of devices, and the ways back in", () => {
  it("leave the sessions of browsers as they were, taken back and made again", async () => {
    const before = await startTestServer({}, await createEmptyDatabase());
    const admin = await setUp(before, "admin");
    const device = await deviceOf(before, admin);
    const { connectionString } = before;
    await before.stop();
    await takeBack(connectionString, SessionsOfDevices1795831200000);
    await bringUpToDate(connectionString);
    const after = await startTestServer({}, connectionString);
    try {
      const here = personWith(after, admin);
      expect((await here.get("/api/auth/sessions").expect(200)).body).toEqual([
        expect.objectContaining({ kind: "browser", name: null, address: null, isCurrent: true }),
      ]);
      await personWith(after, device).get("/api/auth/me").expect(401);
    } finally {
      await after.stop();
    }
  });
});

describe("what scans found", () => {
  const LISTS = ["services", "facts", "facts?kind=service", "facts?serviceKey=api", "patterns", "coverage"];
  const OF_FILES = ["files", "files?status=read", "files?status=skipped"];

  it("is the same as rows of one item and as rows of many", async () => {
    const before = await startTestServer();
    const admin = await setUp(before, "admin");
    const [workspaceId, projectId] = [randomUUID(), randomUUID()];
    await admin.post("/api/workspaces", { id: workspaceId, name: "W" }).expect(200);
    const project = { id: projectId, name: "P", description: null };
    await admin.post(`/api/workspaces/${workspaceId}/projects`, project).expect(201);
    const scanId = await aScanRow(before, projectId);
    const found = (person: Person) =>
      Promise.all(
        [...LISTS, ...OF_FILES].map(async (list) => {
          return (await person.get(`${scansOf(projectId)}/${scanId}/${list}`).expect(200)).body.items;
        }),
      );
    const lists = await found(admin);
    expect(lists.map(({ length }) => length)).toEqual([2, 2, 2, 1, 2, 2, 2, 1, 0]);
    const { connectionString } = before;
    await before.stop();
    await takeBack(connectionString, SourceFound1796371200000);
    const database = new pg.Pool({ connectionString });
    const { rows } = await database.query(
      "SELECT path, status, position FROM source_files WHERE scan_id = $1 ORDER BY position",
      [scanId],
    );
    await database.end();
    expect(rows).toEqual([
      { path: "api/Dockerfile", status: "read", position: 0 },
      { path: "api/logo.png", status: "unknown-class", position: 1 },
    ]);
    await bringUpToDate(connectionString);
    const after = await startTestServer({}, connectionString);
    try {
      expect(await found(personWith(after, admin))).toEqual(lists);
    } finally {
      await after.stop();
    }
  });
});

const PROJECT = `
  WITH project AS (
    INSERT INTO projects VALUES ($1, $2, 'P', NULL, gen_random_uuid(), now(), now()) RETURNING id, main_stream_id),
  claim AS (INSERT INTO claimed_ids SELECT 'model-state', main_stream_id, id FROM project)
  INSERT INTO model_streams (project_id, id, kind, created_at) SELECT id, main_stream_id, 'main', now() FROM project`;

const REVISION = `
  INSERT INTO revisions (project_id, id, name, project_name, model_version, model_hash, schema_pins, created_by, created_at)
  VALUES ($1, gen_random_uuid(), $2, 'P', 0, '', '[]', 'user:x', now())`;

const BRANCH = `
  WITH stream AS (
    INSERT INTO model_streams (project_id, id, kind, created_at) VALUES ($1, gen_random_uuid(), 'draft', now())
    RETURNING id)
  INSERT INTO branches (project_id, id, name, base_version, created_by) SELECT $1, id, $2, 0, 'user:x' FROM stream`;

const TOKEN = `
  INSERT INTO agent_tokens (id, workspace_id, project_id, name, scopes, value_hash, prefix, created_by, created_at)
  VALUES (gen_random_uuid(), $1, $2, 'T', '{read}', uuid_send(gen_random_uuid()), 'svt_', 'user:x', now())`;
