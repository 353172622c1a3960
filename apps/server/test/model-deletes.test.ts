import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aBranch } from "./testing/branches.js";
import { type EditedKind, pathOf, SAMPLE } from "./testing/edits.js";
import { APP, exported, importInto, SYSTEM, smallDocument, testId } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision, revisionText } from "./testing/revisions.js";
import { aCall, saved } from "./testing/scenarios.js";
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
  await importOneOfEach(team.editor, project);
});

const put = (kind: EditedKind, id: string, body: object, query = "") =>
  team.editor.put(`${pathOf(project, kind, id)}${query}`, body);
const remove = (kind: EditedKind, id: string, query = "") =>
  team.editor.delete(`${pathOf(project, kind, id)}${query}`);
const removedBy = async (kind: EditedKind, id: string, query = "?cascade=true") => {
  const { body } = await remove(kind, id, query).expect(200);
  return body.removed.map((gone: { kind: string; id: string }) => `${gone.kind}:${gone.id}`);
};
const modelOf = async (query = "") =>
  (await team.viewer.get(`/api/projects/${project}/model${query}`).expect(200)).body;

const ELEMENT = testId(50);
const OTHER = testId(51);
/** Everything that can name the element, each by another field. */
const NAMING = [
  ["relationship", "fromId", { fromId: ELEMENT, toId: SYSTEM }],
  ["relationship", "toId", { fromId: SYSTEM, toId: ELEMENT }],
  ["message", "producerId", { name: "m", producerId: ELEMENT }],
  ["message", "consumerIds", { name: "m", producerId: APP, consumerIds: [SYSTEM, ELEMENT] }],
  ["operation", "ownerId", { ...SAMPLE.operation.body, ownerId: ELEMENT }],
  ["subscription", "consumerId", { channelId: ONE.channel, consumerId: ELEMENT }],
  ["element", "parentId", { ...SAMPLE.element.body, parentId: ELEMENT }],
] as const;
/** And the channel. */
const CHANNEL_NAMING = [
  ["subscription", "channelId", { channelId: ELEMENT, consumerId: APP }],
  [
    "subscription",
    "deadLetterChannelId",
    { channelId: ONE.channel, consumerId: APP, deadLetterChannelId: ELEMENT },
  ],
  ["binding", "sourceChannelId", { sourceChannelId: ELEMENT, targetChannelId: ONE.channel }],
  ["binding", "targetChannelId", { sourceChannelId: testId(3), targetChannelId: ELEMENT }],
] as const;
const AN_APP = { kind: "app", name: "Doomed", status: "current", parentId: SYSTEM };
const AN_EXCHANGE = { kind: "exchange", name: "Doomed" };
const CASES = [
  ...NAMING.map(([kind, field, body]) => ["element", AN_APP, kind, field, body] as const),
  ...CHANNEL_NAMING.map(([kind, field, body]) => ["channel", AN_EXCHANGE, kind, field, body] as const),
];

describe("a delete of what is referred to", () => {
  it.each(CASES)(
    "(%s %j) by a %s in %s is in_use, unless it goes too",
    async (kind, doomed, by, field, body) => {
      await put(kind, ELEMENT, doomed).expect(201);
      await put(by, OTHER, body).expect(201);
      const before = await modelOf();
      const answer = await remove(kind, ELEMENT);
      expect(problem(answer)).toEqual({ status: 409, type: "in_use", fields: [`${by}:${OTHER}`] });
      expect(answer.body.errors[0].message).toBe(`refers to it in ${field}`);
      expect(await modelOf()).toEqual(before);
      expect(await removedBy(kind, ELEMENT)).toEqual([`${kind}:${ELEMENT}`, `${by}:${OTHER}`]);
      const after = await modelOf();
      expect(after.modelVersion).toBe(before.modelVersion + 1);
      expect(JSON.stringify(after)).not.toContain(ELEMENT);
    },
  );

  it("names everything that refers to it, each once, and is not misled by an ID in a text", async () => {
    await put("element", ELEMENT, AN_APP).expect(201);
    await put("relationship", OTHER, { fromId: ELEMENT, toId: ELEMENT, label: `to ${ELEMENT}` }).expect(201);
    await put("operation", testId(52), { ...SAMPLE.operation.body, ownerId: ELEMENT }).expect(201);
    await put("message", testId(53), { ...SAMPLE.message.body, description: `like ${ELEMENT}` }).expect(201);
    const answer = await remove("element", ELEMENT);
    expect(problem(answer).fields).toEqual([`relationship:${OTHER}`, `operation:${testId(52)}`]);
    expect(answer.body.errors[0].message).toBe("refers to it in fromId and toId");
  });

  it("takes what refers to what goes, transitively, in one change set", async () => {
    const { modelVersion } = await modelOf();
    const gone = await removedBy("element", SYSTEM);
    expect(gone).toEqual([
      `element:${SYSTEM}`,
      `element:${APP}`,
      `element:${ONE.element}`,
      `relationship:${ONE.relationship}`,
      `message:${ONE.message}`,
      `operation:${ONE.operation}`,
      `subscription:${ONE.subscription}`,
    ]);
    const { model, modelVersion: after } = await modelOf();
    expect([after, model.elements.length, model.channels.length]).toEqual([modelVersion + 1, 0, 3]);
    const history = await team.viewer.get(`/api/projects/${project}/model/history?limit=1`).expect(200);
    expect(history.body.items[0]).toMatchObject({
      ...{ added: 0, changed: 0, removed: 7 },
      summary: "3 elements, 1 relationship, 1 message, 1 operation and 1 subscription removed",
    });
  });

  it("of an element leaves the scenario that names it, which then has issues", async () => {
    const call = aCall({ from: ONE.element, operation: ONE.operation });
    const scenario = await saved(team.editor, project, { steps: [call] });
    await remove("element", ONE.element).expect(204);
    const { body } = await team.viewer.post(`${scenario}/run`).expect(200);
    expect(body.issues).toMatchObject([{ stepId: "call", code: "unknown-element" }]);
  });

  it.each(["?cascade=yes", "?cascade=", "?cascade=true&cascade=true"])(
    "with %s is refused",
    async (query) => {
      const answer = await remove("element", ONE.element, query);
      expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["cascade"] });
    },
  );
});

describe("a delete that reaches far", () => {
  const APPS = 40;
  it("goes to the whole model in a thread, and ends the same", async () => {
    const systems = [0, 1].map((n) => ({
      id: testId(1000 + n),
      kind: "system",
      name: `S${n}`,
      status: "current",
    }));
    const apps = Array.from({ length: APPS }, (_, n) => ({
      ...{ id: testId(1100 + n), kind: "app", name: `A${n}`, status: "current", parentId: testId(1000) },
    }));
    const relationships = apps.map(({ id }, n) => ({ id: testId(1200 + n), fromId: id, toId: testId(1001) }));
    await importInto(team.editor, project, { elements: [...systems, ...apps], relationships }).expect(200);
    const before = await exported(team.viewer, project);
    const refused = await remove("element", testId(1000)).expect(409);
    expect(problem(refused).fields).toHaveLength(APPS);
    expect(await removedBy("element", testId(1000))).toHaveLength(1 + 2 * APPS);
    const after = await exported(team.viewer, project);
    expect(after.elements).toHaveLength(before.elements.length - 1 - APPS);
    expect(after.relationships).toHaveLength(before.relationships.length - APPS);
    const answer = await remove("element", testId(1000), "?cascade=true");
    expect(problem(answer)).toMatchObject({ status: 404 });
  });
});

describe("a schema", () => {
  const ORDER = { name: "Order", content: "{}" };
  const versionsOf = async (id: string) => {
    const { body } = await team.viewer.get(`${pathOf(project, "schema", id)}/versions`).expect(200);
    return body.items.map(({ version, content }: { version: number; content: string }) => [version, content]);
  };

  it("that was deleted is gone from now on, and comes back with its next version", async () => {
    const id = randomUUID();
    await put("schema", id, ORDER).expect(201);
    await put("schema", id, { ...ORDER, content: "[]" }).expect(200);
    const { modelVersion } = await modelOf();
    const revision = await aRevision(team.editor, project);
    const kept = await revisionText(team.viewer, project, revision);
    await put("channel", testId(60), { kind: "queue", name: "next" }).expect(201);
    await remove("schema", id).expect(204);
    await team.viewer.get(pathOf(project, "schema", id)).expect(404);
    expect((await modelOf()).model.schemas).toEqual([]);
    expect((await exported(team.viewer, project)).schemas).toEqual([]);
    expect((await modelOf(`?version=${modelVersion}`)).model.schemas).toMatchObject([{ id, version: 2 }]);
    expect((await modelOf(`?version=${modelVersion + 1}`)).model.schemas).toEqual([]);
    expect(await revisionText(team.viewer, project, revision)).toBe(kept);
    const back = await put("schema", id, ORDER).expect(201);
    expect(back.body).toEqual({ ...ORDER, id, description: null, version: 3 });
    expect(await versionsOf(id)).toEqual([
      [3, "{}"],
      [2, "[]"],
      [1, "{}"],
    ]);
    expect((await modelOf(`?version=${modelVersion + 1}`)).model.schemas).toMatchObject([{ id, version: 3 }]);
  });

  it("that was deleted comes back with an import too, under its own ID", async () => {
    const id = randomUUID();
    await put("schema", id, ORDER).expect(201);
    await remove("schema", id).expect(204);
    const { body } = await importInto(team.editor, project, { schemas: [{ id, ...ORDER }] }).expect(200);
    expect(body.items).toMatchObject([{ id, change: "added", importedAs: null }]);
    expect((await exported(team.viewer, project)).schemas).toMatchObject([{ id, version: 2 }]);
  });

  it("is in use while a message or operation names it, and goes with them", async () => {
    const id = randomUUID();
    await put("schema", id, ORDER).expect(201);
    await put("message", OTHER, { ...SAMPLE.message.body, schemaId: id }).expect(201);
    await put("operation", ELEMENT, { ...SAMPLE.operation.body, responseSchemaId: id }).expect(201);
    const answer = await remove("schema", id);
    expect(problem(answer)).toEqual({
      ...{ status: 409, type: "in_use" },
      fields: [`message:${OTHER}`, `operation:${ELEMENT}`],
    });
    const { modelVersion } = await modelOf();
    expect(await removedBy("schema", id)).toEqual([
      `schema:${id}`,
      `message:${OTHER}`,
      `operation:${ELEMENT}`,
    ]);
    expect((await modelOf()).modelVersion).toBe(modelVersion + 1);
    expect((await modelOf(`?version=${modelVersion}`)).model.schemas).toMatchObject([{ id }]);
  });

  it("is not deleted while a fact of another stream names it, with cascade neither", async () => {
    const id = randomUUID();
    await put("schema", id, ORDER).expect(201);
    const branch = await aBranch(team.editor, project);
    const query = `?branchId=${branch}`;
    await put("message", OTHER, { ...SAMPLE.message.body, schemaId: id }, query).expect(201);
    for (const from of ["", "?cascade=true"]) {
      const answer = await remove("schema", id, from);
      expect(problem(answer)).toEqual({ status: 409, type: "in_use", fields: [`message:${OTHER}`] });
      expect(answer.body.errors[0].message).toBe('refers to it in schemaId, in branch "Draft"');
    }
    expect(await removedBy("schema", id, `${query}&cascade=true`)).toEqual([
      `schema:${id}`,
      `message:${OTHER}`,
    ]);
    expect((await modelOf(query)).model.schemas).toEqual([]);
    await team.viewer.get(pathOf(project, "schema", id)).expect(404);
  });

  it("is not deleted through a branch while main names it; a discarded branch holds nothing", async () => {
    const id = randomUUID();
    await put("schema", id, ORDER).expect(201);
    const branch = await aBranch(team.editor, project);
    await put("message", OTHER, { ...SAMPLE.message.body, schemaId: id }).expect(201);
    const refused = await remove("schema", id, `?branchId=${branch}`);
    expect(problem(refused)).toMatchObject({ type: "in_use" });
    expect(refused.body.errors[0].message).toBe("refers to it in schemaId, in main");
    const second = await aBranch(team.editor, project);
    await remove("message", OTHER).expect(204);
    expect(problem(await remove("schema", id))).toMatchObject({ type: "in_use" });
    await team.editor.delete(`/api/projects/${project}/branches/${second}`).expect(204);
    await remove("schema", id, `?branchId=${branch}`).expect(204);
  });

  it("has an ID of its own in the whole instance, and in every stream of the project", async () => {
    const id = randomUUID();
    await put("schema", id, ORDER).expect(201);
    const elsewhere = pathOf(await aProject(team.owner, team.workspaceId), "schema", id);
    const taken = await team.editor.put(elsewhere, ORDER);
    expect(problem(taken)).toEqual({ status: 409, type: "conflict", fields: ["id"] });
    await remove("schema", id).expect(204);
    expect(problem(await team.editor.put(elsewhere, ORDER))).toMatchObject({ status: 409, type: "conflict" });
    const { streamId } = await modelOf();
    expect(problem(await put("schema", streamId, ORDER))).toMatchObject({ status: 400, fields: ["id"] });
    const branch = await aBranch(team.editor, project);
    await put("channel", OTHER, { kind: "queue", name: "q" }, `?branchId=${branch}`).expect(201);
    const onBranch = await put("schema", OTHER, ORDER);
    expect(problem(onBranch)).toEqual({ status: 400, type: "validation_error", fields: ["id"] });
    await put("channel", OTHER, { kind: "queue", name: "q" }).expect(201);
  });

  it("is claimed by one of two projects that put it at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [id, other] = [randomUUID(), await aProject(team.owner, team.workspaceId)];
      const answers = await Promise.all(
        [project, other].map((owner) => team.editor.put(pathOf(owner, "schema", id), ORDER)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });

  it("of the small document can be deleted again", async () => {
    const { schemas = [] } = smallDocument();
    await importInto(team.editor, project, { schemas }).expect(200);
    const [schema] = (await exported(team.viewer, project)).schemas;
    await remove("schema", schema?.id ?? "").expect(204);
  });
});
