import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { IMPORT_LIMITS } from "@plumbline/model-core";
import { MAX_MODEL_BYTES, MAX_SCHEMA_BYTES } from "../src/sections/model/limits.js";
import { aBranch } from "./testing/branches.js";
import { pathOf } from "./testing/edits.js";
import { exported, importInto, QUEUE, smallDocument } from "./testing/model-documents.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let project: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  await importInto(team.editor, project, smallDocument()).expect(200);
});

const TOO_LARGE = { status: 409, type: "conflict", fields: [] };
const aQueue = () => ({ op: "put", kind: "channel", id: randomUUID(), value: { kind: "queue", name: "q" } });
const put = (query = "") =>
  team.editor.put(`${pathOf(project, "channel", randomUUID())}${query}`, aQueue().value);
const change = (changes: readonly object[]) =>
  team.editor.post(`/api/projects/${project}/model/changes`, { changes });
const versionOf = async (): Promise<number> =>
  (await team.viewer.get(`/api/projects/${project}/model`).expect(200)).body.modelVersion;

/** What the streams of the project count, and what their present facts have. */
async function sizes(): Promise<readonly { counted: number; real: number }[]> {
  const { rows } = await server.database.query(
    `SELECT s.bytes::int AS counted, COALESCE(sum(octet_length(f.body::text)), 0)::int AS real
       FROM model_streams s
       LEFT JOIN model_facts f ON f.project_id = s.project_id AND f.stream_id = s.id AND f.valid_to IS NULL
      WHERE s.project_id = $1 GROUP BY s.id, s.bytes`,
    [project],
  );
  return rows;
}

async function fill(): Promise<void> {
  await server.database.query("UPDATE model_streams SET bytes = $2 WHERE project_id = $1", [
    project,
    MAX_MODEL_BYTES,
  ]);
}

describe("the size of a model", () => {
  it("is that of its present facts, whatever was done to them", async () => {
    const branch = await aBranch(team.editor, project);
    await put(`?branchId=${branch}`).expect(201);
    for (const { counted, real } of await sizes()) {
      expect(counted).toBe(real);
    }
    await team.editor.post(`/api/projects/${project}/branches/${branch}/merge`, {}).expect(200);
    await change([aQueue(), { ...aQueue(), id: QUEUE, value: { kind: "queue", name: "é" } }]).expect(200);
    await team.editor.post(`/api/projects/${project}/facts/${QUEUE}/confirm`, {}).expect(200);
    await team.editor.delete(`${pathOf(project, "channel", QUEUE)}?cascade=true`).expect(200);
    await importInto(team.editor, project, smallDocument()).expect(200);
    const [main] = (await sizes()).filter(({ real }) => real > 0);
    expect(main?.counted).toBe(main?.real);
    expect(await sizes()).toHaveLength(2);
  });

  it("has a limit, for edits on the main thread and in threads, imports, confirms and merges", async () => {
    const branch = await aBranch(team.editor, project);
    await put(`?branchId=${branch}`).expect(201);
    await fill();
    const version = await versionOf();
    expect(problem(await put())).toEqual(TOO_LARGE);
    expect(problem(await put(`?branchId=${branch}`))).toEqual(TOO_LARGE);
    expect(problem(await change([aQueue()]))).toEqual(TOO_LARGE);
    expect(problem(await change(Array.from({ length: 500 }, aQueue)))).toEqual(TOO_LARGE);
    const document = { channels: [{ id: randomUUID(), ...aQueue().value }] };
    expect(problem(await importInto(team.editor, project, document))).toEqual(TOO_LARGE);
    const path = `/api/projects/${project}`;
    expect(problem(await team.editor.post(`${path}/facts/${QUEUE}/confirm`, {}))).toEqual(TOO_LARGE);
    expect(problem(await team.editor.post(`${path}/branches/${branch}/merge`, {}))).toEqual(TOO_LARGE);
    expect(await versionOf()).toBe(version);
  });

  it("over its limit may still shrink", async () => {
    await fill();
    await team.editor.delete(`${pathOf(project, "channel", QUEUE)}?cascade=true`).expect(200);
    await put().expect(201);
  });
});

it("the schemas of a project have a limit together", async () => {
  const put = () => team.editor.put(pathOf(project, "schema", randomUUID()), { name: "S", content: "{}" });
  await put().expect(201);
  await server.database.query("UPDATE schemas SET content = repeat('x', $2) WHERE project_id = $1", [
    project,
    MAX_SCHEMA_BYTES,
  ]);
  expect(problem(await put())).toEqual(TOO_LARGE);
  const document = { schemas: [{ id: randomUUID(), name: "S", content: "{}" }] };
  expect(problem(await importInto(team.editor, project, document))).toEqual(TOO_LARGE);
});

describe("the lists of a model are no longer than those of a document", () => {
  const queues = (count: number) =>
    Array.from({ length: count }, () => ({ ...aQueue().value, id: randomUUID() }));
  const FULL = IMPORT_LIMITS.channels;
  const only = (channels: readonly object[]) => smallDocument({ channels: [...channels] as [] });

  it("for edits on the main thread and in threads, imports, branches and merges", async () => {
    const path = `/api/projects/${project}`;
    await importInto(team.editor, project, only(queues(FULL - 4))).expect(200);
    const branch = await aBranch(team.editor, project);
    await put(`?branchId=${branch}`).expect(201);
    await put().expect(201);
    await put().expect(201);
    const version = await versionOf();
    expect(problem(await put())).toEqual(TOO_LARGE);
    expect(problem(await change([aQueue()]))).toEqual(TOO_LARGE);
    expect(problem(await change(Array.from({ length: 500 }, aQueue)))).toEqual(TOO_LARGE);
    expect(problem(await importInto(team.editor, project, only(queues(1))))).toEqual(TOO_LARGE);
    expect(problem(await team.editor.post(`${path}/branches/${branch}/merge`, {}))).toEqual(TOO_LARGE);
    expect(await versionOf()).toBe(version);
    await put(`?branchId=${branch}`).expect(201);
    expect(problem(await put(`?branchId=${branch}`))).toEqual(TOO_LARGE);
    await team.editor.put(pathOf(project, "channel", QUEUE), { kind: "queue", name: "other" }).expect(200);
    await team.editor.delete(pathOf(project, "channel", QUEUE)).expect(204);
    await put().expect(201);
    const document = await exported(team.editor, project);
    expect(document.channels).toHaveLength(FULL);
    await importInto(team.editor, project, document).expect(200);
  });

  it("for schemas, whoever adds them", async () => {
    const schemas = (count: number) =>
      Array.from({ length: count }, () => ({ id: randomUUID(), name: "S", content: "{}" }));
    const [{ id }] = (await team.viewer.get(`/api/projects/${project}/schemas`).expect(200)).body.items;
    await importInto(team.editor, project, { schemas: schemas(IMPORT_LIMITS.schemas - 1) }).expect(200);
    const another = team.editor.put(pathOf(project, "schema", randomUUID()), { name: "S", content: "{}" });
    expect(problem(await another)).toEqual(TOO_LARGE);
    for (const query of ["", "?dryRun=true"]) {
      const full = await importInto(team.editor, project, { schemas: schemas(1) }, { query });
      expect(problem(full)).toEqual(TOO_LARGE);
      expect(full.body.title).toBe("A model has at most 200 schemas, as many as a model document may");
    }
    await team.editor.put(pathOf(project, "schema", id), { name: "T", content: "{}" }).expect(200);
  });
});
