import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { FACT_KINDS, LIST_OF_KIND } from "@plumbline/model-core";
import {
  APP,
  exported,
  importInto,
  type LooseFact,
  QUEUE,
  SYSTEM,
  smallDocument,
  testId,
} from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

const at = (project: string, path: string): string => `/api/projects/${project}/${path}`;
const read = async (project: string, path: string) =>
  (await team.viewer.get(at(project, path)).expect(200)).body;

async function aFullProject(): Promise<string> {
  const project = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.editor, project);
  return project;
}

/** Every item of a list, read page by page. */
async function allOf(project: string, list: string, query = "limit=2"): Promise<LooseFact[]> {
  const items: LooseFact[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await read(project, `${list}?${query}${cursor === "" ? "" : `&cursor=${cursor}`}`);
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

const LISTS = FACT_KINDS.filter((kind) => kind !== "schema").map(
  (kind) => [kind, LIST_OF_KIND[kind]] as const,
);

describe("GET of the whole model", () => {
  it("is what the export holds, with owners of elements", async () => {
    const project = await aFullProject();
    const answer = await team.viewer.get(at(project, "model")).expect(200);
    const { version: _, project: __, ...lists } = await exported(team.viewer, project);
    const elements = lists.elements.map((element) => ({ ...element, ownerId: null }));
    const { body: about } = await team.viewer.get(`/api/projects/${project}`);
    expect(answer.body).toEqual({
      modelVersion: 1,
      streamId: about.modelStreamId,
      model: { ...lists, elements },
    });
    expect(answer.headers["etag"]).toBe('"1"');
    const again = await team.viewer.get(at(project, "model")).set("If-None-Match", '"1"').expect(200);
    expect(again.text).toBe(answer.text);
  });

  it("of an earlier version stays as it was", async () => {
    const project = await aFullProject();
    const { text } = await team.viewer.get(at(project, "model")).expect(200);
    await importInto(team.editor, project, { channels: [{ id: QUEUE, kind: "queue", name: "other" }] });
    expect((await read(project, "model")).modelVersion).toBe(2);
    expect((await team.viewer.get(at(project, "model?version=1")).expect(200)).text).toBe(text);
    const empty = await read(project, "model?version=0");
    expect(empty).toMatchObject({ modelVersion: 0, model: { elements: [], schemas: [] } });
  });

  it("of a revision has the schemas of then", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const schema = { id: randomUUID(), name: "Order", content: "{}" };
    await importInto(team.editor, project, { ...smallDocument({ schemas: [schema] }) }).expect(200);
    const revision = await aRevision(team.editor, project);
    const { text } = await team.viewer.get(at(project, "model")).expect(200);
    const schemas = [{ ...schema, content: '{"type":"object"}' }];
    await importInto(team.editor, project, { schemas }).expect(200);
    const channels = [{ id: QUEUE, kind: "queue", name: "other" }];
    await importInto(team.editor, project, { channels }).expect(200);
    expect((await team.viewer.get(at(project, `model?revisionId=${revision}`)).expect(200)).text).toBe(text);
    expect((await read(project, "model?version=1")).model.schemas).toMatchObject([{ version: 2 }]);
  });

  it("of a branch is the branch's own, until it is discarded", async () => {
    const project = await aFullProject();
    const id = randomUUID();
    await team.editor.post(at(project, "branches"), { id, name: "Try", kind: "draft" }).expect(201);
    await importInto(team.editor, project, { channels: [{ id: QUEUE, kind: "queue", name: "other" }] });
    const { modelVersion, streamId, model } = await read(project, `model?branchId=${id.toUpperCase()}`);
    expect([modelVersion, streamId]).toEqual([0, id]);
    expect(model).toEqual((await read(project, "model?version=1")).model);
    expect((await read(project, `model?branchId=${id}&version=0`)).model).toEqual(model);
    const channel = await read(project, `channels/${QUEUE}?branchId=${id}`);
    expect(channel.name).toBe("orders");
    expect((await read(project, `elements?branchId=${id}`)).items).toHaveLength(3);
    expect((await read(project, `model/history?branchId=${id}`)).items).toEqual([]);
    await team.editor.delete(at(project, `branches/${id}`)).expect(204);
    for (const path of ["model", "elements", `channels/${QUEUE}`, "schemas"]) {
      await team.viewer.get(at(project, `${path}?branchId=${id}`)).expect(404);
    }
    expect((await read(project, `model/history?branchId=${id}`)).items).toEqual([]);
    await team.viewer.get(at(project, `model/history?branchId=${randomUUID()}`)).expect(404);
    const elsewhere = await aProject(team.owner, team.workspaceId);
    await team.viewer.get(at(elsewhere, `model/history?branchId=${id}`)).expect(404);
  });

  it.each([
    [`branchId=${randomUUID()}`, 404, []],
    ["branchId=x", 404, []],
    [`revisionId=${randomUUID()}`, 404, []],
    ["revisionId=", 404, []],
    ["version=2", 404, []],
    ["version=999999999999999", 404, []],
    ["version=9007199254740991", 404, []],
    [`version=${"9".repeat(100)}`, 404, []],
    [`version=${"9".repeat(101)}`, 400, ["version"]],
    ["version=-1", 400, ["version"]],
    ["version=1.5", 400, ["version"]],
    ["version=", 400, ["version"]],
    ["version=1&version=1", 400, ["version"]],
    ["branchId=a&branchId=b", 400, ["branchId"]],
    [`revisionId=${testId(1)}&version=1`, 400, ["version"]],
    [`revisionId=${testId(1)}&branchId=${testId(1)}`, 400, ["branchId"]],
  ])("refuses ?%s with %i", async (query, status, fields) => {
    const project = await aFullProject();
    const type = status === 404 ? "not_found" : "validation_error";
    expect(problem(await team.viewer.get(at(project, `model?${query}`)))).toEqual({ status, type, fields });
  });

  it("never takes a revision or branch of another project, nor the main stream as a branch", async () => {
    const [project, other] = [await aFullProject(), await aFullProject()];
    const revision = await aRevision(team.editor, other);
    await team.viewer.get(at(project, `model?revisionId=${revision}`)).expect(404);
    const { streamId } = await read(project, "model");
    await team.viewer.get(at(project, `model?branchId=${streamId}`)).expect(404);
  });
});

describe("lists of facts", () => {
  it.each(LISTS)("of kind %s hold every fact once, in order, page by page", async (_, list) => {
    const project = await aFullProject();
    const { model } = await read(project, "model");
    const items = await allOf(project, list, "limit=1");
    const byId = [...items].sort((left, right) => (left.id < right.id ? -1 : 1));
    expect(byId).toEqual(model[list]);
    if (["relationships", "subscriptions", "bindings"].includes(list)) {
      expect(items).toEqual(byId);
    } else {
      expect(items.map(({ name }) => name)).toEqual(inNameOrder(items));
    }
    for (const item of items) {
      expect(await read(project, `${list}/${item.id.toUpperCase()}`)).toEqual(item);
    }
  });

  it("are in name order by code point, whatever the locale, then by ID", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const names = ["b", "B", "a", "Z", "é", "_", "a", "\u{1f600}", "\uffee", "A"];
    const elements = names.map((name, index) => ({
      id: testId(900 - index),
      kind: "actor",
      name,
      status: "current",
    }));
    await importInto(team.editor, project, { elements }).expect(200);
    const items = await allOf(project, "elements", "limit=3");
    expect(items.map(({ name }) => name)).toEqual([
      "_",
      "A",
      "a",
      "a",
      "B",
      "b",
      "Z",
      "é",
      "\uffee",
      "\u{1f600}",
    ]);
    const twins = items.filter(({ name }) => name === "a").map(({ id }) => id);
    expect(twins).toEqual([testId(894), testId(898)]);
  });

  it.each([
    ["", ["Cart", "Orders", "Shop"]],
    ["name=OR", ["Orders"]],
    ["name=r", ["Cart", "Orders"]],
    ["name=%25", []],
    ["name=_", []],
    ["name=", ["Cart", "Orders", "Shop"]],
    ["kind=component", ["Cart"]],
    ["kind=store", []],
    ["status=current", ["Orders", "Shop"]],
    ["tag=core", ["Cart"]],
    ["tag=cor", []],
    ["tag=Core", []],
    ["kind=app&status=current&name=ord", ["Orders"]],
    ["kind=app&tag=core", []],
    ["name=r&limit=1", ["Cart", "Orders"]],
  ])("show the elements that ?%s asks for", async (query, names) => {
    const project = await aFullProject();
    expect((await allOf(project, "elements", query)).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ["elements?kind=queue", ["kind"]],
    ["elements?status=declared", ["status"]],
    ["elements?name=%00", ["name"]],
    ["elements?tag=%00", ["tag"]],
    [`elements?name=${"n".repeat(201)}`, ["name"]],
    ["elements?name=a&name=b", ["name"]],
    ["elements?limit=201", ["limit"]],
    ["bindings?limit=0", ["limit"]],
    ["channels?cursor=x", ["cursor"]],
    ["bindings?cursor=x", ["cursor"]],
    ["schemas?cursor=x", ["cursor"]],
    ["model/history?cursor=x", ["cursor"]],
  ])("refuse %s", async (path, fields) => {
    const answer = await team.viewer.get(at(team.projectId, path));
    expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields });
  });

  it("take no cursor of another list, another project or another branch", async () => {
    const [project, other] = [await aFullProject(), await aFullProject()];
    const { nextCursor } = await read(project, "channels?limit=1");
    expect(typeof nextCursor).toBe("string");
    await team.viewer.get(at(project, `channels?cursor=${nextCursor}`)).expect(200);
    await team.viewer.get(at(project, `elements?cursor=${nextCursor}`)).expect(400);
    await team.viewer.get(at(project, `bindings?cursor=${nextCursor}`)).expect(400);
    await team.viewer.get(at(other, `channels?cursor=${nextCursor}`)).expect(400);
  });
});

describe("GET of one fact", () => {
  it.each(LISTS)("of kind %s is 404 for what the model has not", async (kind, list) => {
    const project = await aFullProject();
    const otherKind = kind === "element" ? ONE.channel : ONE.element;
    for (const id of [randomUUID(), "x", otherKind]) {
      await team.viewer.get(at(project, `${list}/${id}`)).expect(404);
    }
    await team.viewer.get(at(team.projectId, `${list}/${ONE[kind]}`)).expect(404);
    await team.viewer.get(at(project, `${list}/${ONE[kind]}?branchId=${randomUUID()}`)).expect(404);
  });

  it("answers every field, null where nothing is known", async () => {
    const project = await aFullProject();
    expect(await read(project, `elements/${SYSTEM}`)).toEqual({
      id: SYSTEM,
      kind: "system",
      name: "Shop",
      description: null,
      technology: null,
      icon: null,
      status: "current",
      parentId: null,
      tags: [],
      factStatus: expect.any(String),
      provenance: null,
      stale: null,
      ownerId: null,
    });
  });
});

describe("schemas", () => {
  it("are listed, read, and keep every version", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const [id, second] = [randomUUID(), randomUUID()];
    const write = (content: string) =>
      importInto(team.editor, project, {
        schemas: [
          { id, name: "Order", content },
          { id: second, name: "customer", content: "{}" },
        ],
      }).expect(200);
    await write("{}");
    await importInto(team.editor, project, smallDocument({ schemas: [] })).expect(200);
    await write("[]");
    const order = { id, name: "Order", description: null, content: "[]", version: 2 };
    expect(await read(project, `schemas/${id}`)).toEqual(order);
    expect((await allOf(project, "schemas", "limit=1")).map(({ name }) => name)).toEqual([
      "customer",
      "Order",
    ]);
    const versions = await allOf(project, `schemas/${id}/versions`, "limit=1");
    const common = {
      name: "Order",
      description: null,
      actor: `user:${team.editor.id}`,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    };
    expect(versions).toEqual([
      { ...common, version: 2, content: "[]", modelVersion: 1 },
      { ...common, version: 1, content: "{}", modelVersion: 0 },
    ]);
    for (const path of [`schemas/${id}`, `schemas/${id}/versions`]) {
      await team.viewer.get(at(team.projectId, path)).expect(404);
    }
    await team.viewer.get(at(project, `schemas/${randomUUID()}`)).expect(404);
    await team.viewer.get(at(project, `schemas/${id}?branchId=${randomUUID()}`)).expect(404);
  });
});

describe("history", () => {
  it("has one entry a change set, newest first", async () => {
    const project = await aFullProject();
    expect(await read(team.projectId, "model/history")).toEqual({ items: [], nextCursor: null });
    const elements = [{ id: APP, kind: "app", name: "Renamed", status: "current", parentId: SYSTEM }];
    await importInto(team.editor, project, { elements }).expect(200);
    await importInto(team.owner, project, { channels: [{ id: testId(9), kind: "queue", name: "q" }] });
    const items = await allOf(project, "model/history", "limit=1");
    const editor = `user:${team.editor.id}`;
    expect(items).toMatchObject([
      { version: 3, actor: `user:${team.owner.id}`, added: 1, changed: 0, removed: 0 },
      { version: 2, actor: editor, added: 0, changed: 1, removed: 0 },
      { version: 1, actor: editor, added: 11, changed: 0, removed: 0 },
    ]);
    for (const { at: when, summary } of items) {
      expect(when).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(typeof summary).toBe("string");
    }
  });
});

/** The order of docs/reference/conventions.md#name-order, written down a second time. */
function inNameOrder(items: readonly LooseFact[]): unknown[] {
  const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const compare = (left: string, right: string) => Buffer.compare(Buffer.from(left), Buffer.from(right));
  return items
    .map(({ name }) => String(name))
    .sort((left, right) => compare(lower(left), lower(right)) || compare(left, right));
}
