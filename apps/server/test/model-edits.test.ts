import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aBranch } from "./testing/branches.js";
import { EDITED_KINDS, type EditedKind, pathOf, SAMPLE } from "./testing/edits.js";
import {
  APP,
  EXCHANGE,
  exported,
  importInto,
  QUEUE,
  SYSTEM,
  smallDocument,
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
/** A system with an app, an exchange and a queue, at version 1. */
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  await importInto(team.editor, project, smallDocument({ schemas: [] })).expect(200);
});

const put = (kind: EditedKind, id: string, body: object | string, query = "", by = team.editor) =>
  by.put(`${pathOf(project, kind, id)}${query}`, body);
const remove = (kind: EditedKind, id: string, query = "", by = team.editor) =>
  by.delete(`${pathOf(project, kind, id)}${query}`);
const read = async (kind: EditedKind, id: string, query = "") =>
  (await team.viewer.get(`${pathOf(project, kind, id)}${query}`).expect(200)).body;
const versionOf = async (query = ""): Promise<number> =>
  (await team.viewer.get(`/api/projects/${project}/model${query}`).expect(200)).body.modelVersion;
const lastChange = async () =>
  (await team.viewer.get(`/api/projects/${project}/model/history?limit=1`).expect(200)).body.items[0];

/** A schema has a version of its own. */
async function needsItsOwnVersion(id: string): Promise<void> {
  const { body } = SAMPLE.schema;
  const stale = { status: 409, type: "conflict", fields: ["expectedVersion"] };
  expect(problem(await put("schema", id, body, "?expectedVersion=1"))).toEqual(stale);
  expect(problem(await put("schema", id, body).set("If-Match", '"1"'))).toEqual(stale);
  for (const version of ["9007199254740991", "9".repeat(100)]) {
    expect(problem(await put("schema", id, body, `?expectedVersion=${version}`))).toEqual(stale);
  }
  await put("schema", id, body).expect(201);
  const unquoted = await put("schema", id, body).set("If-Match", "1").expect(400);
  expect(problem(unquoted).fields).toEqual(["If-Match"]);
  const changed = { ...body, name: "Another" };
  const same = await Promise.all(
    [1, 2, 3].map((n) => put("schema", id, { ...changed, name: `${n}` }).set("If-Match", '"1"')),
  );
  expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await put("schema", id, changed, "?expectedVersion=2").set("If-Match", '"2"').expect(200);
  expect((await remove("schema", id, "?expectedVersion=2")).status).toBe(409);
  await remove("schema", id).set("If-Match", '"3", "99"').expect(204);
}

describe.each(EDITED_KINDS)("a fact of kind %s", (kind) => {
  const { body, changed, name } = SAMPLE[kind];
  const rises = kind === "schema" ? 0 : 1;
  let id: string;
  beforeEach(() => {
    id = randomUUID();
  });

  it("is created with 201, answered whole, read back, and stands in the history", async () => {
    const answer = await put(kind, id.toUpperCase(), body).expect(201);
    expect(answer.body).toMatchObject({ ...body, id });
    expect(answer.headers["etag"]).toBe(`"${1 + rises}"`);
    expect(await read(kind, id)).toEqual(answer.body);
    expect(await versionOf()).toBe(1 + rises);
    const actor = `user:${team.editor.id}`;
    const summary = `1 ${kind} added${name === null ? "" : `: ${name}`}`;
    if (rises === 1) {
      expect(await lastChange()).toMatchObject({
        version: 2,
        actor,
        summary,
        added: 1,
        changed: 0,
        removed: 0,
      });
    }
  });

  it("is replaced with 200, and kept with its version when it is so already", async () => {
    await put(kind, id, body).expect(201);
    const answer = await put(kind, id, { ...body, ...changed, id }).expect(200);
    expect(answer.body).toMatchObject({ ...body, ...changed, id });
    expect(answer.headers["etag"]).toBe(kind === "schema" ? '"2"' : '"3"');
    if (rises === 1) {
      expect(await lastChange()).toMatchObject({ added: 0, changed: 1, removed: 0 });
    }
    const again = await put(kind, id, answer.body).expect(200);
    expect(again.body).toEqual(answer.body);
    expect(again.headers["etag"]).toBe(answer.headers["etag"]);
    expect(await versionOf()).toBe(1 + 2 * rises);
  });

  it("is deleted with 204, and is then not there", async () => {
    await put(kind, id, body).expect(201);
    const answer = await remove(kind, id).expect(204);
    expect([answer.text, answer.headers["etag"]]).toEqual(["", `"${1 + 2 * rises}"`]);
    await team.viewer.get(pathOf(project, kind, id)).expect(404);
    if (rises === 1) {
      expect(await lastChange()).toMatchObject({ added: 0, changed: 0, removed: 1 });
    }
    expect(problem(await remove(kind, id))).toEqual({ status: 404, type: "not_found", fields: [] });
    await remove(kind, "nonsense").expect(404);
  });

  it("is deleted with cascade with 200, which says what is gone", async () => {
    await put(kind, id, body).expect(201);
    const answer = await remove(kind, id, "?cascade=true").expect(200);
    expect(answer.body).toEqual({ modelVersion: 1 + 2 * rises, removed: [{ kind, id, name }] });
  });

  it.each([
    ["nobody", 401],
    ["an outsider", 404],
    ["a viewer", 403],
    ["an editor", 201],
    ["an owner", 201],
  ] as const)("by %s answers %i", async (who, status) => {
    const { outsider, viewer, editor, owner } = team;
    const people: Readonly<Record<string, Person>> = {
      nobody: nobody(server),
      "an outsider": outsider,
      "a viewer": viewer,
      "an editor": editor,
      "an owner": owner,
    };
    const by = people[who] ?? nobody(server);
    await put(kind, id, body, "", by).expect(status);
    if (status !== 201) {
      await put(kind, id, body).expect(201);
    }
    await remove(kind, id, "", by).expect(status === 201 ? 204 : status);
  });

  it("needs the version of expectedVersion and of If-Match", async () => {
    if (kind === "schema") {
      return needsItsOwnVersion(id);
    }
    const version = await versionOf();
    for (const stale of [
      await put(kind, id, body, `?expectedVersion=${version - 1}`),
      await put(kind, id, body).set("If-Match", `"${version + 1}"`),
      await put(kind, id, body, `?expectedVersion=${version}`).set("If-Match", '"7"'),
    ]) {
      expect(problem(stale)).toEqual({ status: 409, type: "conflict", fields: ["expectedVersion"] });
      expect(stale.body.modelVersion).toBe(version);
    }
    await team.viewer.get(pathOf(project, kind, id)).expect(404);
    const unquoted = await put(kind, id, body).set("If-Match", `${version}`).expect(400);
    expect(problem(unquoted).fields).toEqual(["If-Match"]);
    await put(kind, id, body, `?expectedVersion=${version}`).set("If-Match", `"${version}"`).expect(201);
    const after = await versionOf();
    const gone = await remove(kind, id, `?expectedVersion=${after + 1}`);
    expect([gone.status, gone.body.modelVersion]).toEqual([409, after]);
    await remove(kind, id).set("If-Match", `"${after}", "99"`).expect(204);
  });

  it("of a branch leaves main as it is; an unknown branch is 404", async () => {
    const branch = await aBranch(team.editor, project);
    const query = `?branchId=${branch.toUpperCase()}`;
    const answer = await put(kind, id, body, query).expect(201);
    expect(answer.headers["etag"]).toBe('"1"');
    expect(await read(kind, id, query)).toEqual(answer.body);
    expect([await versionOf(), await versionOf(query)]).toEqual([1, rises]);
    await team.viewer.get(pathOf(project, kind, id)).expect(kind === "schema" ? 200 : 404);
    await remove(kind, id, query).expect(204);
    for (const nowhere of [randomUUID(), "nonsense", team.projectId]) {
      await put(kind, id, body, `?branchId=${nowhere}`).expect(404);
      await remove(kind, id, `?branchId=${nowhere}`).expect(404);
    }
    await team.editor.delete(`/api/projects/${project}/branches/${branch}`).expect(204);
    expect(problem(await put(kind, id, body, query))).toMatchObject({ status: 404, type: "not_found" });
    await remove(kind, id, query).expect(404);
  });

  it("refuses an ID that names something else, and a body that names another ID", async () => {
    const other = kind === "channel" ? SYSTEM : QUEUE;
    const taken = await put(kind, other, body);
    expect(problem(taken)).toMatchObject({ status: 400, type: "validation_error" });
    expect(problem(taken).fields).toContain("id");
    const renamed = await put(kind, id, { ...body, id: randomUUID() });
    expect(problem(renamed)).toEqual({ status: 400, type: "validation_error", fields: ["id"] });
    expect(await versionOf()).toBe(1);
  });
});

describe("a PUT", () => {
  it("names every broken rule at once, by its path, and writes nothing", async () => {
    const before = await exported(team.viewer, project);
    const wrong = {
      kind: "component",
      name: " ",
      status: "gone",
      parentId: SYSTEM,
      tags: ["x".repeat(101)],
      factStatus: "inferred",
      provenance: { confidence: 2 },
      ownerId: team.outsider.id,
    };
    const answer = await put("element", randomUUID(), wrong);
    expect(problem(answer)).toEqual({
      status: 400,
      type: "validation_error",
      fields: [
        "name",
        "status",
        "parentId",
        "tags[0]",
        "provenance.source",
        "provenance.confidence",
        "ownerId",
      ],
    });
    expect(await exported(team.viewer, project)).toEqual(before);
  });

  it("names everything wrong with the shape of its body", async () => {
    const answer = await put("operation", randomUUID(), {
      ownerId: 7,
      name: null,
      timeoutMs: 1.5,
      retry: {},
    });
    expect(problem(answer)).toEqual({
      status: 400,
      type: "invalid_body",
      fields: ["ownerId", "name", "transport", "timeoutMs", "retry.maxAttempts", "retry.backoffMs"],
    });
  });

  it.each([
    ["repeated keys", '{"kind":"queue","name":"a","name":"b"}'],
    ["lone surrogates", '{"kind":"queue","name":"\\ud800"}'],
    ["U+0000", '{"kind":"queue","name":"a\\u0000"}'],
    ["no object", "[]"],
    ["no JSON", "{"],
    ["nothing", ""],
    ["prototype keys", '{"__proto__":{"kind":"queue","name":"a"}}'],
    ["100,000 levels", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ])("with %s is invalid_body", async (_, text) => {
    const answer = await team.editor
      .put(pathOf(project, "channel", randomUUID()))
      .type("json")
      .send(text);
    expect(problem(answer)).toMatchObject({ status: 400, type: "invalid_body" });
    const batch = await team.editor.post(`/api/projects/${project}/model/changes`).type("json").send(text);
    expect(problem(batch)).toMatchObject({ status: 400, type: "invalid_body" });
    expect(await versionOf()).toBe(1);
  });

  it("over a mebibyte is 413, another content type 415", async () => {
    const large = { kind: "queue", name: "x", junk: "y".repeat(1024 * 1024) };
    expect(problem(await put("channel", randomUUID(), large))).toMatchObject({ status: 413 });
    const yaml = team.editor.put(pathOf(project, "channel", randomUUID())).set("Content-Type", "text/yaml");
    expect(problem(await yaml.send("kind: queue"))).toMatchObject({ status: 415 });
  });

  it("takes a schema whose every character is escaped, of the longest content there may be", async () => {
    const content = "\u{1F600}".repeat(65_536);
    const escaped = content.replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
    const path = pathOf(project, "schema", randomUUID());
    const text = `{"name":"Long","content":"${escaped}"}`;
    const answer = await team.editor.put(path, text).expect(201);
    expect(answer.body.content).toBe(content);
    const over = await team.editor.put(path, { name: "Long", content: `${content}x` });
    expect(problem(over)).toEqual({ status: 400, type: "validation_error", fields: ["content"] });
  });

  it("cannot change the kind of an element or the ends of a relationship", async () => {
    const kinds = await put("element", APP, {
      kind: "store",
      name: "Orders",
      status: "current",
      parentId: SYSTEM,
    });
    expect(problem(kinds)).toEqual({ status: 400, type: "validation_error", fields: ["kind"] });
    const id = randomUUID();
    await put("relationship", id, { fromId: SYSTEM, toId: APP }).expect(201);
    const turned = await put("relationship", id, { fromId: SYSTEM, toId: SYSTEM });
    expect(problem(turned)).toEqual({ status: 400, type: "validation_error", fields: ["toId"] });
  });

  it("keeps the stale mark and who accepted the fact, whatever the body says of them", async () => {
    const stale = { sinceRevision: "r1", reason: "gone" };
    await importInto(team.editor, project, {
      channels: [{ id: QUEUE, kind: "queue", name: "orders", stale }],
    });
    const provenance = { source: "me", revision: null, confidence: null };
    const forged = { ...provenance, acceptedBy: team.owner.id, acceptedAt: "2026-01-01T00:00:00Z" };
    const answer = await put("channel", QUEUE, { kind: "queue", name: "n", stale: null, provenance: forged });
    expect(answer.body).toMatchObject({
      stale,
      provenance: { ...provenance, acceptedBy: null, acceptedAt: null },
    });
    await team.editor.post(`/api/projects/${project}/facts/${QUEUE}/confirm`).expect(200);
    const kept = (await put("channel", QUEUE, { kind: "queue", name: "m" }).expect(200)).body.provenance;
    expect(kept).toMatchObject({ source: null, acceptedBy: team.editor.id });
  });

  it("leaves who is responsible for an element when it does not say, and shows a move in comparisons", async () => {
    const element = { kind: "system", name: "Shop", status: "current" };
    await put("element", SYSTEM, { ...element, ownerId: team.viewer.id }).expect(200);
    const kept = await put("element", SYSTEM, { ...element, name: "Renamed" }).expect(200);
    expect(kept.body).toMatchObject({ name: "Renamed", ownerId: team.viewer.id });
    const batch = [{ op: "put", kind: "element", id: SYSTEM, value: { ...element, name: "Again" } }];
    await team.editor.post(`/api/projects/${project}/model/changes`, { changes: batch }).expect(200);
    expect(await read("element", SYSTEM)).toMatchObject({ name: "Again", ownerId: team.viewer.id });
    const before = await versionOf();
    await put("element", SYSTEM, { ...element, name: "Again", ownerId: null }).expect(200);
    const compared = await team.viewer
      .get(`/api/projects/${project}/model/compare?left=main@${before}`)
      .expect(200);
    expect(compared.body.items).toMatchObject([
      { id: SYSTEM, fields: [{ field: "ownerId", left: team.viewer.id, right: null }] },
    ]);
  });

  it("makes a member responsible for an element, who stays named after leaving", async () => {
    const element = { kind: "system", name: "Shop", status: "current", ownerId: team.viewer.id };
    const answer = await put("element", SYSTEM, element).expect(200);
    expect(answer.body.ownerId).toBe(team.viewer.id);
    const stranger = await put("element", SYSTEM, { ...element, ownerId: randomUUID() });
    expect(problem(stranger)).toEqual({ status: 400, type: "validation_error", fields: ["ownerId"] });
    const members = `/api/workspaces/${team.workspaceId}/members`;
    await team.owner.delete(`${members}/${team.viewer.id}`).expect(204);
    await put("element", SYSTEM, { ...element, name: "Store" }).expect(200);
    await team.owner.post(members, { email: team.viewer.email, role: "viewer" }).expect(201);
  });

  it("judges a channel by the bindings that stand, and a binding by the channels", async () => {
    const id = randomUUID();
    const ends = { sourceChannelId: EXCHANGE, targetChannelId: QUEUE };
    await put("binding", id, { ...ends, routingKey: "a" }).expect(201);
    const twice = await put("binding", randomUUID(), { ...ends, routingKey: "a" });
    expect(problem(twice)).toEqual({ status: 400, type: "validation_error", fields: ["routingKey"] });
    await put("binding", id, { ...ends, routingKey: "b" }).expect(200);
    await put("binding", randomUUID(), { ...ends, routingKey: "a" }).expect(201);
    for (const channel of [EXCHANGE, QUEUE]) {
      const kind = channel === EXCHANGE ? "queue" : "topic";
      const answer = await put("channel", channel, { kind, name: "c" });
      expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["kind"] });
    }
    const turned = await put("binding", id, { sourceChannelId: QUEUE, targetChannelId: EXCHANGE });
    expect(problem(turned)).toMatchObject({ status: 400, fields: ["sourceChannelId"] });
  });

  it.each([
    "?expectedVersion=x",
    "?expectedVersion=1.5",
    "?expectedVersion=",
    "?expectedVersion=1&expectedVersion=2",
  ])("with the query %s is validation_error", async (query) => {
    const field = { status: 400, type: "validation_error", fields: ["expectedVersion"] };
    expect(problem(await put("channel", QUEUE, { kind: "queue", name: "x" }, query))).toEqual(field);
    expect(problem(await remove("channel", QUEUE, query))).toEqual(field);
  });
});
