import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aBranch } from "./testing/branches.js";
import { EDITED_KINDS, SAMPLE } from "./testing/edits.js";
import {
  APP,
  EXCHANGE,
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
  await importInto(team.editor, project, smallDocument({ schemas: [] })).expect(200);
});

type Change = Readonly<Record<string, unknown>>;
const put = (kind: string, id: string, value: object): Change => ({ op: "put", kind, id, value });
const remove = (kind: string, id: string): Change => ({ op: "delete", kind, id });
const change = (changes: readonly Change[], more: object = {}, by: Person = team.editor) =>
  by.post(`/api/projects/${project}/model/changes`, { ...more, changes });
const queue = (id: string, name = "q"): Change => put("channel", id, { kind: "queue", name });
const versionOf = async (query = ""): Promise<number> =>
  (await team.viewer.get(`/api/projects/${project}/model${query}`).expect(200)).body.modelVersion;

describe("a batch of changes", () => {
  it("writes facts of every kind at once, as one version, and answers an item for each in order", async () => {
    const changes = EDITED_KINDS.map((kind) => put(kind, randomUUID(), SAMPLE[kind].body));
    const answer = await change(changes).expect(200);
    const items = changes.map(({ kind, id }) => ({
      ...{ kind, id, name: SAMPLE[kind as "element"].name, change: "added", error: null, importedAs: null },
    }));
    expect(answer.body).toEqual({ modelVersion: 2, items });
    expect(answer.headers["etag"]).toBe('"2"');
    for (const { kind, id, value } of changes) {
      const read = await team.viewer.get(`/api/projects/${project}/${kind}s/${id}`).expect(200);
      expect(read.body).toMatchObject(value as object);
    }
    const history = await team.viewer.get(`/api/projects/${project}/model/history?limit=1`).expect(200);
    expect(history.body.items[0]).toMatchObject({ version: 2, added: 7, changed: 0, removed: 0 });
  });

  it("says what became of each: added, changed, unchanged, removed", async () => {
    const [fresh, channel] = [testId(80), { kind: "queue", name: "orders" }];
    const mixed = [
      queue(fresh),
      put("channel", EXCHANGE, { kind: "exchange", name: "renamed" }),
      put("channel", QUEUE, channel),
      remove("element", APP),
    ];
    const { body } = await change(mixed).expect(200);
    expect(body.items.map((item: { change: string }) => item.change)).toEqual([
      "added",
      "changed",
      "unchanged",
      "removed",
    ]);
    const again = await change([queue(fresh), put("channel", QUEUE, channel)]).expect(200);
    expect([body.modelVersion, again.body.modelVersion]).toEqual([2, 2]);
    expect(again.headers["etag"]).toBe('"2"');
  });

  it("is judged on the state after all of it: what refers and what it refers to come and go together", async () => {
    const [system, app, relationship] = [testId(81), testId(82), testId(83)];
    const coming = [
      put("relationship", relationship, { fromId: app, toId: system }),
      put("element", app, { kind: "app", name: "a", status: "current", parentId: system }),
      put("element", system, { kind: "system", name: "s", status: "current" }),
    ];
    await change(coming).expect(200);
    const refused = await change([remove("element", system), remove("element", app)]);
    expect(problem(refused)).toEqual({
      status: 409,
      type: "in_use",
      fields: [`relationship:${relationship}`],
    });
    const going = [remove("element", system), remove("relationship", relationship), remove("element", app)];
    expect((await change(going).expect(200)).body.modelVersion).toBe(3);
    const moved = [
      remove("channel", QUEUE),
      queue(testId(84)),
      put("binding", testId(85), { sourceChannelId: EXCHANGE, targetChannelId: testId(84) }),
    ];
    await change(moved).expect(200);
  });

  it("names every broken rule of every change by its path, and writes none of them", async () => {
    const before = await exported(team.viewer, project);
    const answer = await change([
      queue(testId(86)),
      put("element", APP, { kind: "store", name: "", status: "current", parentId: SYSTEM }),
      put("binding", testId(87), { sourceChannelId: QUEUE, targetChannelId: QUEUE, routingKey: " " }),
      remove("channel", randomUUID()),
      remove("element", EXCHANGE),
      put("channel", testId(88), { id: testId(89), kind: "queue", name: "x" }),
    ]);
    expect(problem(answer)).toEqual({
      status: 400,
      type: "validation_error",
      fields: [
        "changes[1].value.kind",
        "changes[1].value.name",
        "changes[2].value.sourceChannelId",
        "changes[2].value.targetChannelId",
        "changes[2].value.routingKey",
        "changes[3].id",
        "changes[4].id",
        "changes[5].value.id",
      ],
    });
    expect(await exported(team.viewer, project)).toEqual(before);
  });

  it("names everything wrong with its shape", async () => {
    const changes = [null, { op: "put", kind: "channel", id: "x", value: { name: 1 } }, { op: "delete" }];
    const body = { branchId: 7, expectedVersion: "1", changes };
    const answer = await team.editor.post(`/api/projects/${project}/model/changes`, body);
    expect(problem(answer)).toEqual({
      status: 400,
      type: "invalid_body",
      fields: [
        "branchId",
        "expectedVersion",
        "changes[0]",
        "changes[1].id",
        "changes[1].value.id",
        "changes[1].value.name",
        "changes[1].value.kind",
        "changes[2].kind",
        "changes[2].id",
      ],
    });
  });

  it("is neither empty nor too long, knows its ops and kinds, and names no fact twice", async () => {
    const many = Array.from({ length: 5_001 }, (_, n) => remove("channel", testId(n)));
    for (const [changes, fields] of [
      [[], ["changes"]],
      [many, ["changes"]],
      [[{ op: "move", kind: "channel", id: QUEUE }], ["changes[0].op"]],
      [[{ op: "delete", kind: "thing", id: QUEUE }], ["changes[0].kind"]],
      [[queue(testId(90)), remove("channel", testId(90).toUpperCase())], ["changes[1].id"]],
    ] as const) {
      expect(problem(await change(changes))).toEqual({ status: 400, type: "validation_error", fields });
    }
    expect(await versionOf()).toBe(1);
  });

  it("needs the version of expectedVersion and of If-Match", async () => {
    for (const stale of [
      await change([queue(testId(91))], { expectedVersion: 0 }),
      await change([queue(testId(91))]).set("If-Match", '"2"'),
      await change([queue(testId(91))], { expectedVersion: 1 }).set("If-Match", '"2"'),
    ]) {
      expect(problem(stale)).toEqual({ status: 409, type: "conflict", fields: ["expectedVersion"] });
      expect(stale.body.modelVersion).toBe(1);
    }
    await change([queue(testId(91))], { expectedVersion: 1, branchId: null })
      .set("If-Match", '"1"')
      .expect(200);
  });

  it("of a branch leaves main as it is; an unknown or ended branch is 404", async () => {
    const branchId = await aBranch(team.editor, project);
    const { body } = await change([queue(testId(92)), remove("element", APP)], { branchId }).expect(200);
    expect([body.modelVersion, await versionOf(), await versionOf(`?branchId=${branchId}`)]).toEqual([
      1, 1, 1,
    ]);
    const changes = await team.viewer
      .get(`/api/projects/${project}/branches/${branchId}/changes`)
      .expect(200);
    expect(changes.body.counts).toMatchObject({ added: 1, changed: 0, removed: 1 });
    await team.editor.post(`/api/projects/${project}/branches/${branchId}/merge`).expect(200);
    for (const nowhere of [branchId, randomUUID()]) {
      expect(problem(await change([queue(testId(93))], { branchId: nowhere }))).toMatchObject({
        status: 404,
      });
    }
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
    await change([queue(testId(94))], {}, person).expect(status);
    expect(await versionOf()).toBe(status === 200 ? 2 : 1);
  });
});

describe("a batch of 5,000 changes", () => {
  /** With the two channels that are there already, as many as a model has. */
  const ids = [EXCHANGE, QUEUE, ...Array.from({ length: 4_998 }, (_, n) => testId(10_000 + n))];
  const many = (name: string, more: readonly Change[] = []): readonly Change[] => [
    ...ids.slice(more.length).map((id, n) => queue(id, `${name} ${n}`)),
    ...more,
  ];

  it("is one version; a wrong one among them is named and nothing is written", async () => {
    const { body } = await change(many("first")).expect(200);
    expect([body.modelVersion, body.items.length]).toEqual([2, 5_000]);
    const wrong = await change(many("second", [put("channel", testId(9_999), { kind: "tube", name: "x" })]));
    expect(problem(wrong)).toEqual({
      ...{ status: 400, type: "validation_error" },
      fields: ["changes[4999].value.kind"],
    });
    const { channels } = await exported(team.viewer, project);
    expect(channels.filter(({ name }) => String(name).startsWith("first"))).toHaveLength(5_000);
    expect(await versionOf()).toBe(2);
  });

  it("minds the branch, the version and the shape as a small one does", async () => {
    const branchId = await aBranch(team.editor, project);
    const stale = await change(many("x"), { expectedVersion: 3, branchId });
    expect([stale.status, stale.body.modelVersion]).toEqual([409, 0]);
    await change(many("x"), { branchId: randomUUID() }).expect(404);
    expect(problem(await change(many("x"), { branchId: "x" }))).toMatchObject({ fields: ["branchId"] });
    expect(problem(await change(many("x", [{}])))).toMatchObject({ status: 400, type: "invalid_body" });
    const { body } = await change(many("x"), { expectedVersion: 0, branchId }).expect(200);
    expect([body.modelVersion, await versionOf()]).toEqual([1, 1]);
    const gone = ids.map((id) => remove("channel", id));
    expect((await change(gone, { branchId }).expect(200)).body.modelVersion).toBe(2);
  });
});
