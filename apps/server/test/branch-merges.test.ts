import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aBranch, editBranch } from "./testing/branches.js";
import { largeDocument, sized } from "./testing/large-document.js";
import {
  APP,
  EXCHANGE,
  exported,
  importInto,
  type LooseDocument,
  type LooseFact,
  QUEUE,
  SYSTEM,
  smallDocument,
  testId,
} from "./testing/model-documents.js";
import { nobody, type Person, personWith } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import { ended, type RunningServer } from "./testing/test-server.js";
import { untilQuiet } from "./testing/waiting.js";

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

const mergeOf = (project: string, branch: string): string =>
  `/api/projects/${project}/branches/${branch}/merge`;
const merge = (project: string, branch: string, body: object = {}, by: Person = team.editor) =>
  by.post(mergeOf(project, branch), body);
const versionOf = async (project: string): Promise<number> =>
  (await team.viewer.get(`/api/projects/${project}`).expect(200)).body.modelVersion;
const historyOf = async (project: string) =>
  (
    await server.database.query(
      `SELECT c.version, actor, summary, added, changed, removed FROM model_changes c
         JOIN projects p ON p.id = c.project_id AND p.main_stream_id = c.stream_id
        WHERE c.project_id = $1 ORDER BY c.version DESC LIMIT 1`,
      [project],
    )
  ).rows[0];

async function aFilledProject(change: LooseDocument = {}): Promise<string> {
  const project = await aProject(team.owner, team.workspaceId);
  await importInto(team.editor, project, smallDocument({ schemas: [], ...change })).expect(200);
  return project;
}

/** The fact as main has it, with other values, written into a branch. */
async function editAs(project: string, branchId: string, id: string, change: object): Promise<void> {
  const { elements, channels } = await exported(team.viewer, project);
  const element = elements.find((fact) => fact.id === id);
  const fact = { ...(element ?? channels.find((one) => one.id === id)), ...change, id } as LooseFact;
  const kind = element === undefined ? "channel" : "element";
  await editBranch(team.editor, project, {
    branchId,
    kind,
    id,
    fact: kind === "element" ? { ...fact, ownerId: null } : fact,
  });
}

const ACTOR = testId(60);
const buyer = (change: object = {}): LooseFact => ({
  id: ACTOR,
  kind: "actor",
  name: "Buyer",
  description: null,
  technology: null,
  icon: null,
  status: "current",
  parentId: null,
  tags: [],
  factStatus: "declared",
  provenance: null,
  stale: null,
  ...change,
});

describe("POST of a merge", () => {
  it("brings what the draft added, changed and removed into main, as one change set", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project, "Split");
    await editAs(project, branch, APP, { name: "Sales" });
    const fact = { ...buyer(), ownerId: null };
    await editBranch(team.editor, project, { branchId: branch, kind: "element", id: ACTOR, fact });
    await editBranch(team.editor, project, { branchId: branch, kind: "channel", id: QUEUE, fact: null });
    const answer = await merge(project, branch).expect(200);
    expect(answer.headers["etag"]).toBe('"2"');
    const said = { error: null, importedAs: null };
    expect(answer.body).toEqual({
      modelVersion: 2,
      items: [
        { kind: "element", id: APP, name: "Sales", change: "changed", ...said },
        { kind: "element", id: ACTOR, name: "Buyer", change: "added", ...said },
        { kind: "channel", id: QUEUE, name: "orders", change: "removed", ...said },
      ],
    });
    const { elements, channels } = await exported(team.viewer, project);
    expect(elements.map(({ name }) => name)).toEqual(["Shop", "Sales", "Buyer"]);
    expect(channels.map(({ id }) => id)).toEqual([EXCHANGE]);
    const actor = `user:${team.editor.id}`;
    const counts = { added: 1, changed: 1, removed: 1 };
    expect(await historyOf(project)).toEqual({
      version: 2,
      actor,
      summary: "Draft merged: Split",
      ...counts,
    });
  });

  it("leaves what was done in the draft readable", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    await editAs(project, branch, APP, { name: "Sales" });
    await editAs(project, branch, APP, { name: "Sales and returns" });
    const history = `/api/projects/${project}/model/history?branchId=${branch}`;
    const before = (await team.viewer.get(history).expect(200)).body;
    expect(before.items.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    await merge(project, branch).expect(200);
    expect((await team.viewer.get(history).expect(200)).body).toEqual(before);
    await team.outsider.get(history).expect(404);
  });

  it("keeps what main changed meanwhile in other fields and facts", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    await editAs(project, branch, APP, { description: "Takes orders" });
    const elements = [{ id: APP, kind: "app", name: "Sales", status: "current", parentId: SYSTEM }, buyer()];
    await importInto(team.editor, project, { elements }).expect(200);
    expect((await merge(project, branch).expect(200)).body.modelVersion).toBe(3);
    const after = (await exported(team.viewer, project)).elements;
    expect(after[1]).toMatchObject({ id: APP, name: "Sales", description: "Takes orders" });
    expect(after[2]).toMatchObject({ id: ACTOR });
  });

  it("of a draft without changes keeps main's version; a body may be missing", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    const answer = await team.editor.post(mergeOf(project, branch)).expect(200);
    expect(answer.body).toEqual({ modelVersion: 1, items: [] });
  });

  it("leaves the branch merged: in the list, its model gone, its facts removed", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    await merge(project, branch).expect(200);
    const path = `/api/projects/${project}/branches`;
    expect((await team.viewer.get(`${path}/${branch}`).expect(200)).body.state).toBe("merged");
    expect((await team.viewer.get(`${path}?state=merged`).expect(200)).body).toHaveLength(1);
    await team.viewer.get(`${path}/${branch}/changes`).expect(404);
    for (const again of [await merge(project, branch), await team.editor.delete(`${path}/${branch}`)]) {
      expect(problem(again)).toMatchObject({ status: 409, type: "conflict" });
    }
    const { rows } = await server.database.query("SELECT 1 FROM model_facts WHERE stream_id = $1", [branch]);
    expect(rows).toEqual([]);
  });

  it("takes main's version as expectedVersion or If-Match, and refuses another", async () => {
    const project = await aFilledProject();
    const [one, two] = [await aBranch(team.editor, project), await aBranch(team.editor, project)];
    const stale = await merge(project, one, { expectedVersion: 0 }).expect(409);
    expect(problem(stale)).toEqual({ status: 409, type: "conflict", fields: ["expectedVersion"] });
    expect(stale.body.modelVersion).toBe(1);
    await merge(project, one).set("If-Match", '"0"').expect(409);
    const unquoted = await merge(project, one).set("If-Match", "1").expect(400);
    expect(problem(unquoted).fields).toEqual(["If-Match"]);
    await merge(project, one, { expectedVersion: 1 }).expect(200);
    await merge(project, two, { expectedVersion: null }).set("If-Match", '"1"').expect(200);
  });

  it("never merges a variant", async () => {
    const project = await aFilledProject();
    const id = randomUUID();
    const body = { id, name: "Other", kind: "variant" };
    await team.editor.post(`/api/projects/${project}/branches`, body).expect(201);
    expect(problem(await merge(project, id))).toEqual({ status: 409, type: "conflict", fields: [] });
  });

  it("finds no unknown branch, nor one of another project; refuses a bad body", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    for (const nowhere of [mergeOf(team.projectId, branch), mergeOf(project, randomUUID())]) {
      expect(problem(await team.editor.post(nowhere, {})).status).toBe(404);
    }
    const wrong = await merge(project, branch, { expectedVersion: "1" });
    expect(problem(wrong)).toEqual({ status: 400, type: "invalid_body", fields: ["expectedVersion"] });
    await merge(project, branch, []).expect(400);
  });

  it.each([
    ["nobody", 401],
    ["an outsider", 404],
    ["a viewer", 403],
    ["an editor", 200],
    ["an owner", 200],
  ])("by %s answers %i", async (who, status) => {
    const { outsider, viewer, editor, owner } = team;
    const members: Readonly<Record<string, Person>> = { "an editor": editor, "an owner": owner };
    const others: Readonly<Record<string, Person>> = { "an outsider": outsider, "a viewer": viewer };
    const person = members[who] ?? others[who] ?? nobody(server);
    await merge(team.projectId, await aBranch(editor, team.projectId), {}, person).expect(status);
  });
});

describe("a merge with conflicts", () => {
  async function conflictsOf(project: string, branch: string): Promise<readonly string[]> {
    const before = await exported(team.viewer, project);
    const answer = await merge(project, branch).expect(409);
    expect(await exported(team.viewer, project)).toEqual(before);
    const read = await team.viewer.get(`/api/projects/${project}/branches/${branch}`).expect(200);
    expect(read.body.state).toBe("open");
    const { type, fields } = problem(answer);
    expect(type).toBe("merge_conflict");
    return fields;
  }

  it("names each field that both changed, and writes nothing", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    await editAs(project, branch, APP, { name: "Mine", status: "planned", description: "d" });
    const elements = [{ id: APP, kind: "app", name: "Yours", status: "deprecated", parentId: SYSTEM }];
    await importInto(team.editor, project, { elements }).expect(200);
    expect(await conflictsOf(project, branch)).toEqual([`element:${APP}.name`, `element:${APP}.status`]);
  });

  it("names what one deleted and the other changed", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    await editBranch(team.editor, project, { branchId: branch, kind: "channel", id: QUEUE, fact: null });
    await importInto(team.editor, project, { channels: [{ id: QUEUE, kind: "queue", name: "later" }] });
    expect(await conflictsOf(project, branch)).toEqual([`channel:${QUEUE}`]);
  });

  it("names an ID that both took, and a reference that is gone", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    const fact = { ...buyer({ name: "Mine" }), ownerId: null };
    await editBranch(team.editor, project, { branchId: branch, kind: "element", id: ACTOR, fact });
    await editBranch(team.editor, project, { branchId: branch, kind: "channel", id: QUEUE, fact: null });
    const binding = { id: testId(70), sourceChannelId: EXCHANGE, targetChannelId: QUEUE, routingKey: null };
    await importInto(team.editor, project, { elements: [buyer()], bindings: [binding] }).expect(200);
    expect(await conflictsOf(project, branch)).toEqual([`element:${ACTOR}`, `binding:${testId(70)}`]);
  });
});

describe("merges beside other writes", () => {
  it("lose nothing: each merge and each import is a version of its own, over two processes", async () => {
    const second = await server.another();
    const project = await aFilledProject();
    const writers = [0, 1, 2, 3, 4, 5];
    const branches = await Promise.all(writers.map(() => aBranch(team.editor, project)));
    for (const n of writers) {
      const fact = { ...buyer({ id: testId(100 + n), name: `Branch ${n}` }), ownerId: null };
      const place = { branchId: branches[n] ?? "", kind: "element", id: fact.id } as const;
      await editBranch(team.editor, project, { ...place, fact });
    }
    const editorOf = (n: number): Person => (n % 2 === 0 ? team.editor : personWith(second, team.editor));
    const answers = await Promise.all([
      ...writers.map((n) => merge(project, branches[n] ?? "", {}, editorOf(n))),
      ...writers.map((n) =>
        importInto(editorOf(n + 1), project, { elements: [buyer({ id: testId(200 + n) })] }),
      ),
    ]);
    await second.stop();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const merged = answers.slice(0, writers.length).map(({ body }) => body.modelVersion as number);
    expect(new Set(merged).size).toBe(writers.length);
    expect(await versionOf(project)).toBe(1 + 2 * writers.length);
    expect((await exported(team.viewer, project)).elements).toHaveLength(2 + 2 * writers.length);
  });

  it("of one branch by many at once happen once", async () => {
    const project = await aFilledProject();
    const branch = await aBranch(team.editor, project);
    await editAs(project, branch, APP, { name: "Sales" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => merge(project, branch)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await versionOf(project)).toBe(2);
  });

  it("leave nothing half when the process is killed in the middle", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const text = JSON.stringify(largeDocument(sized(0.1)));
    await importInto(team.editor, project, text).expect(200);
    for (const afterMs of [5, 60, 120, 250]) {
      const branch = await aBranch(team.editor, project);
      await server.database.query(
        `UPDATE model_facts SET body = jsonb_set(body::jsonb, '{description}', to_jsonb('killed after ' || $2::text))::json
          WHERE stream_id = $1 AND kind = 'element'`,
        [branch, `${afterMs}`],
      );
      const doomed = await server.another();
      const answer = merge(project, branch, {}, personWith(doomed, team.editor)).then(
        ({ status }) => status,
        () => null,
      );
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await ended(doomed.process, "SIGKILL");
      const status = await answer;
      await doomed.stop();
      // What it had sent goes on in the database without it.
      await untilQuiet(server.database);
      const { state } = (await team.viewer.get(`/api/projects/${project}/branches/${branch}`)).body;
      const { elements } = await exported(team.viewer, project);
      const written = elements.filter(({ description }) => description === `killed after ${afterMs}`).length;
      expect(written).toBe(state === "merged" ? elements.length : 0);
      if (status === 200) {
        expect(state).toBe("merged");
      }
    }
  });
});
