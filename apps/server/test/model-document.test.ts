import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { FACT_KINDS, LIST_OF_KIND } from "@plumbline/model-core";
import {
  APP,
  documentOf,
  documentText,
  EXCHANGE,
  exported,
  exportOf,
  importInto,
  type LooseDocument,
  QUEUE,
  SYSTEM,
  smallDocument,
  testId,
} from "./testing/model-documents.js";
import { nobody, type Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

const newProject = (): Promise<string> => aProject(team.owner, team.workspaceId);

function count(document: LooseDocument): number {
  return FACT_KINDS.reduce((sum, kind) => sum + (document[LIST_OF_KIND[kind]]?.length ?? 0), 0);
}

/** Everything the database holds of a project's model. */
async function stored(projectId: string): Promise<unknown> {
  const tables = [
    "model_streams",
    "model_facts",
    "model_changes",
    "schemas",
    "schema_versions",
    "claimed_ids",
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      server.database.query(`SELECT * FROM ${table} t WHERE project_id = $1 ORDER BY t::text`, [projectId]),
    ),
  );
  return rows.map((result) => result.rows);
}

describe("import and export of real documents", () => {
  it.each(["eshop", "eshop-queues", "online-boutique"])("%s comes back as it was sent", async (name) => {
    const project = await newProject();
    const document = documentOf(`${name}.model.json`);
    const answer = await importInto(team.editor, project, document).expect(200);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.body).toMatchObject({
      applied: true,
      modelVersion: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
    });
    expect(answer.body.added).toBe(count(document));
    expect(answer.body.items).toHaveLength(count(document));
    const back = await exported(team.viewer, project);
    const mapped = new Map<string, string>(
      answer.body.items
        .filter((item: { importedAs: string | null }) => item.importedAs !== null)
        .map((item: { id: string; importedAs: string }) => [item.importedAs, item.id]),
    );
    const original = restoreIds(back, mapped);
    for (const kind of FACT_KINDS) {
      const list = LIST_OF_KIND[kind];
      expect(byId(original[list])).toEqual(byId(document[list]));
    }
    expect(back.version).toBe("1.0");
    expect(back.project).toEqual({ name: "Project" });
  });

  it("writes the field order of the lists and orders every list by ID", async () => {
    const project = await newProject();
    await importInto(team.editor, project, documentOf("online-boutique.model.json")).expect(200);
    const back = await exported(team.viewer, project);
    expect(Object.keys(back)).toEqual(Object.keys(documentOf("online-boutique.model.json")));
    for (const kind of FACT_KINDS) {
      const ids = back[LIST_OF_KIND[kind]].map(({ id }) => id);
      expect(ids).toEqual([...ids].sort());
    }
    expect(Object.keys(back.elements[0] ?? {})).toEqual([
      ..."id kind name description technology icon status parentId tags".split(" "),
      ..."factStatus provenance stale".split(" "),
    ]);
  });

  it("reads and writes YAML with the same content", async () => {
    const [json, yaml] = [await newProject(), await newProject()];
    await importInto(team.editor, json, documentOf("online-boutique.model.json")).expect(200);
    const text = documentText("online-boutique.model.yaml");
    const answer = await importInto(team.editor, yaml, text, { contentType: "application/x-yaml" }).expect(
      200,
    );
    expect(answer.body).toMatchObject({ applied: true, refused: 0 });
    const asYaml = await exportOf(team.viewer, yaml, "?format=yaml").expect(200);
    expect(asYaml.headers["content-type"]).toBe("application/x-yaml");
    const again = await importInto(team.editor, yaml, asYaml.body as string, {
      contentType: "text/yaml; charset=utf-8",
    }).expect(200);
    expect(again.body).toMatchObject({ added: 0, changed: 0, refused: 0, unchanged: answer.body.added });
    const [left, right] = [await exported(team.viewer, json), await exported(team.viewer, yaml)];
    expect(right.elements).toEqual(left.elements);
    expect(right.operations.map(withoutSchemas)).toEqual(left.operations.map(withoutSchemas));
    expect(right.schemas.map(({ content }) => content).sort()).toEqual(
      left.schemas.map(({ content }) => content).sort(),
    );
  });

  it("a second import of the same document changes nothing, not even the version", async () => {
    const project = await newProject();
    const document = documentOf("eshop.model.json");
    await importInto(team.editor, project, document).expect(200);
    const before = await stored(project);
    const again = await importInto(team.editor, project, document).expect(200);
    expect(again.body).toMatchObject({ applied: true, modelVersion: 1, added: 0, changed: 0, refused: 0 });
    expect(again.body.unchanged).toBe(count(document));
    expect(await stored(project)).toEqual(before);
  });

  it("an export imports into another instance-wide empty project and exports the same bytes but its name", async () => {
    const project = await newProject();
    await importInto(team.editor, project, smallDocument()).expect(200);
    const first = (await exportOf(team.viewer, project)).body as string;
    await importInto(team.editor, project, first).expect(200);
    expect((await exportOf(team.viewer, project)).body).toBe(first);
  });
});

describe("export", () => {
  it("indents JSON, and does not with compact=true", async () => {
    const project = await newProject();
    await importInto(team.editor, project, smallDocument()).expect(200);
    const indented = (await exportOf(team.viewer, project).expect(200)).body as string;
    const compact = (await exportOf(team.viewer, project, "?compact=true").expect(200)).body as string;
    expect(JSON.stringify(JSON.parse(indented), null, 2)).toBe(indented.trimEnd());
    expect(`${JSON.stringify(JSON.parse(indented))}\n`).toBe(compact);
    expect((await exportOf(team.viewer, project, "?format=json&compact=false")).body).toBe(indented);
  });

  it("writes an empty model as eight empty lists", async () => {
    const back = await exported(team.viewer, await newProject());
    for (const kind of FACT_KINDS) {
      expect(back[LIST_OF_KIND[kind]]).toEqual([]);
    }
  });

  it("fills every optional field with null", async () => {
    const project = await newProject();
    await importInto(team.editor, project, smallDocument()).expect(200);
    const { elements, channels } = await exported(team.viewer, project);
    expect(elements.find(({ id }) => id === SYSTEM)).toEqual({
      ...{ id: SYSTEM, kind: "system", name: "Shop", description: null, technology: null, icon: null },
      ...{ status: "current", parentId: null, tags: [] },
      ...{ factStatus: "declared", provenance: null, stale: null },
    });
    expect(channels[0]).toMatchObject({ factStatus: "declared", provenance: null, stale: null });
  });

  it("answers 304 to a client that has it, by a strong ETag", async () => {
    const project = await newProject();
    const first = await exportOf(team.viewer, project).expect(200);
    const tag = first.headers["etag"] as string;
    expect(tag).toMatch(/^"[0-9a-f]{64}"$/);
    const same = await exportOf(team.viewer, project).set("If-None-Match", `"other", W/${tag}`);
    expect([same.status, same.headers["etag"], same.body]).toEqual([304, tag, ""]);
    await importInto(team.editor, project, smallDocument()).expect(200);
    const other = await exportOf(team.viewer, project).set("If-None-Match", tag).expect(200);
    expect(other.headers["etag"]).not.toBe(tag);
  });

  it("names the file after the project", async () => {
    const project = await aProject(team.owner, team.workspaceId, 'Größe "1"/2');
    const answer = await exportOf(team.viewer, project, "?format=yaml").expect(200);
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="Gr-e-1-2.model.yaml"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22-2.model.yaml`,
    );
  });

  it.each([
    ["format", "?format=xml"],
    ["format", "?format="],
    ["format", "?format=json&format=yaml"],
    ["compact", "?compact=yes"],
  ])("refuses an unknown %s: %s", async (field, query) => {
    const answer = await team.viewer.get(`/api/projects/${team.projectId}/export${query}`).expect(400);
    expect(answer.body.type).toBe("validation_error");
    expect(answer.body.errors).toHaveLength(1);
    expect(answer.body.errors[0].field).toBe(field);
  });
});

describe("a preview", () => {
  it("answers what an import would, and writes nothing", async () => {
    const project = await newProject();
    await importInto(team.editor, project, smallDocument()).expect(200);
    const before = await stored(project);
    const document = smallDocument({ channels: [{ id: testId(9), kind: "topic", name: "new" }] });
    const preview = await importInto(team.editor, project, document, { query: "?dryRun=true" }).expect(200);
    expect(preview.body).toMatchObject({ applied: false, modelVersion: 1, added: 1, unchanged: 3 });
    expect(await stored(project)).toEqual(before);
    const applied = await importInto(team.editor, project, document, { query: "?dryRun=false" }).expect(200);
    expect(applied.body).toEqual({ ...preview.body, applied: true });
  });

  it("answers 200 when entries are refused, with every refusal", async () => {
    const project = await newProject();
    const document = smallDocument({
      channels: [{ id: QUEUE, kind: "pipe", name: "orders" }],
      elements: [{ id: APP, kind: "app", name: "Orders", status: "current", parentId: testId(99) }],
    });
    const preview = await importInto(team.editor, project, document, { query: "?dryRun=true" }).expect(200);
    expect(preview.body).toMatchObject({ applied: false, refused: 2, added: 1 });
    const refused = preview.body.items.filter((item: { change: string }) => item.change === "refused");
    expect(refused.map((item: { id: string }) => item.id)).toEqual([APP, QUEUE]);
    for (const item of refused) {
      expect(typeof item.error).toBe("string");
    }
  });

  it("claims no schema ID", async () => {
    const [first, second] = [await newProject(), await newProject()];
    const document = smallDocument({ schemas: [{ id: testId(501), name: "Mine", content: "{}" }] });
    await importInto(team.editor, first, document, { query: "?dryRun=true" }).expect(200);
    const answer = await importInto(team.editor, second, document).expect(200);
    expect(answer.body.items.at(-1)).toMatchObject({ kind: "schema", id: testId(501), importedAs: null });
  });

  it.each(["yes", "", "1", "True"])("refuses dryRun=%s", async (value) => {
    const query = `?dryRun=${value}`;
    const answer = await importInto(team.editor, team.projectId, smallDocument(), { query }).expect(400);
    expect([answer.body.type, answer.body.errors[0].field]).toEqual(["validation_error", "dryRun"]);
  });
});

describe("expectedVersion", () => {
  it("lets an import through at that version and refuses it with 409 at another", async () => {
    const project = await newProject();
    await importInto(team.editor, project, smallDocument(), { query: "?expectedVersion=0" }).expect(200);
    for (const query of ["?expectedVersion=0", "?expectedVersion=0&dryRun=true", "?expectedVersion=-1"]) {
      const answer = await importInto(team.editor, project, smallDocument(), { query }).expect(409);
      expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
      expect(answer.body).toMatchObject({ type: "conflict", modelVersion: 1 });
      expect(answer.body.errors).toEqual([{ field: "expectedVersion", message: expect.any(String) }]);
    }
    const same = await importInto(team.editor, project, smallDocument(), { query: "?expectedVersion=1" });
    expect([same.status, same.body.modelVersion]).toEqual([200, 1]);
  });

  it("may be said by If-Match; an import answers the version it wrote as ETag, a preview none", async () => {
    const project = await newProject();
    const ifMatch = (tags: string, query = "") =>
      importInto(team.editor, project, smallDocument(), { query }).set("If-Match", tags);
    expect((await ifMatch('"1"')).status).toBe(409);
    const written = await ifMatch('"7", "0"').expect(200);
    expect(written.headers["etag"]).toBe('"1"');
    expect((await ifMatch("*").expect(200)).headers["etag"]).toBe('"1"');
    const preview = await ifMatch('"1"', "?dryRun=true").expect(200);
    expect(preview.headers["etag"]).toBeUndefined();
    expect((await ifMatch('W/"1"')).status).toBe(409);
    expect((await ifMatch('"0"', "?expectedVersion=1")).body).toMatchObject({
      type: "conflict",
      modelVersion: 1,
    });
  });

  it("is asked after the shape and before the entries", async () => {
    const project = await newProject();
    const query = "?expectedVersion=7";
    const shapeless = await importInto(team.editor, project, { elements: [{ id: APP }] }, { query });
    expect([shapeless.status, shapeless.body.type]).toEqual([400, "invalid_export"]);
    const tooMany = {
      channels: Array.from({ length: 5001 }, (_, n) => ({ id: testId(n), kind: "queue", name: "q" })),
    };
    const long = await importInto(team.editor, project, tooMany, { query });
    expect([long.status, long.body.type]).toEqual([400, "import_too_large"]);
    const refused = smallDocument({ channels: [{ id: QUEUE, kind: "pipe", name: "q" }] });
    expect((await importInto(team.editor, project, refused, { query })).status).toBe(409);
  });

  it.each(["x", "", "1.5", "1e3", "0x1", "1&expectedVersion=2"])(
    "refuses expectedVersion=%s",
    async (value) => {
      const query = `?expectedVersion=${value}`;
      const answer = await importInto(team.editor, team.projectId, smallDocument(), { query }).expect(400);
      expect([answer.body.type, answer.body.errors[0].field]).toEqual([
        "validation_error",
        "expectedVersion",
      ]);
    },
  );
});

describe("what an import does to the model", () => {
  it("keeps what the document does not hold, and counts the versions", async () => {
    const project = await newProject();
    await importInto(team.editor, project, smallDocument()).expect(200);
    const more = { channels: [{ id: testId(10), kind: "topic", name: "more" }] };
    const answer = await importInto(team.editor, project, more).expect(200);
    expect(answer.body).toMatchObject({ added: 1, modelVersion: 1 });
    const { elements, channels } = await exported(team.viewer, project);
    expect([elements.length, channels.length]).toEqual([2, 3]);
    expect((await team.viewer.get(`/api/projects/${project}`)).body.modelVersion).toBe(2);
  });

  it("clears a nullable field that is null or missing", async () => {
    const project = await newProject();
    const element = { id: SYSTEM, kind: "system", name: "Shop", status: "current" };
    const full = { ...element, description: "d", technology: "t", icon: "i", tags: ["a"] };
    await importInto(team.editor, project, { elements: [full] }).expect(200);
    await importInto(team.editor, project, { elements: [{ ...full, description: null }] }).expect(200);
    expect((await exported(team.viewer, project)).elements[0]).toMatchObject({
      description: null,
      icon: "i",
    });
    await importInto(team.editor, project, { elements: [element] }).expect(200);
    expect((await exported(team.viewer, project)).elements[0]).toMatchObject({ technology: null, tags: [] });
  });

  it("keeps a stale mark, and takes the document's where there is none", async () => {
    const project = await newProject();
    const mark = (reason: string) => ({ sinceRevision: "abc", reason });
    const of = (stale: unknown) => ({ channels: [{ id: QUEUE, kind: "queue", name: "q", stale }] });
    await importInto(team.editor, project, of(null)).expect(200);
    await importInto(team.editor, project, of(mark("first"))).expect(200);
    for (const stale of [mark("second"), null]) {
      await importInto(team.editor, project, of(stale)).expect(200);
      expect((await exported(team.viewer, project)).channels[0]?.["stale"]).toEqual(mark("first"));
    }
  });

  it("keeps the ends of an existing relationship", async () => {
    const project = await newProject();
    const between = (fromId: string, toId: string, label: string) =>
      smallDocument({ relationships: [{ id: testId(20), fromId, toId, label }] });
    await importInto(team.editor, project, between(SYSTEM, APP, "one")).expect(200);
    await importInto(team.editor, project, between(APP, SYSTEM, "two")).expect(200);
    const [relationship] = (await exported(team.viewer, project)).relationships;
    expect(relationship).toMatchObject({ fromId: SYSTEM, toId: APP, label: "two" });
  });

  it("keeps every past version and who wrote it", async () => {
    const project = await newProject();
    const of = (name: string) => ({ channels: [{ id: QUEUE, kind: "queue", name }] });
    for (const name of ["one", "two", "three"]) {
      await importInto(team.editor, project, of(name)).expect(200);
    }
    const facts = await server.database.query(
      "SELECT valid_from, valid_to, body->>'name' AS name FROM model_facts WHERE project_id = $1 ORDER BY 1",
      [project],
    );
    expect(facts.rows).toEqual([
      { valid_from: 1, valid_to: 2, name: "one" },
      { valid_from: 2, valid_to: 3, name: "two" },
      { valid_from: 3, valid_to: null, name: "three" },
    ]);
    const history = await server.database.query(
      "SELECT version, actor, added, changed, removed FROM model_changes WHERE project_id = $1 ORDER BY version",
      [project],
    );
    const actor = `user:${team.editor.id}`;
    expect(history.rows).toEqual([
      { version: 1, actor, added: 1, changed: 0, removed: 0 },
      { version: 2, actor, added: 0, changed: 1, removed: 0 },
      { version: 3, actor, added: 0, changed: 1, removed: 0 },
    ]);
  });

  it("writes nothing when one entry is refused", async () => {
    const project = await newProject();
    await importInto(team.editor, project, smallDocument()).expect(200);
    const before = await stored(project);
    const document = smallDocument({
      channels: [
        { id: EXCHANGE, kind: "exchange", name: "renamed" },
        { id: QUEUE, kind: "pipe", name: "orders" },
      ],
    });
    await importInto(team.editor, project, document).expect(400);
    expect(await stored(project)).toEqual(before);
  });
});

describe("schemas", () => {
  it("get new IDs in a second project, the same at every import, and references follow", async () => {
    const [owner, other] = [await newProject(), await newProject()];
    const [schema, message] = [randomUUID(), randomUUID()];
    const document = smallDocument({
      schemas: [{ id: schema, name: "Order", content: "{}" }],
      messages: [{ id: message, name: "Ordered", producerId: APP, schemaId: schema }],
    });
    await importInto(team.editor, owner, document).expect(200);
    const first = await importInto(team.editor, other, document).expect(200);
    const item = first.body.items.at(-1);
    expect(item).toMatchObject({ kind: "schema", id: schema, change: "added" });
    expect(item.importedAs).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const { schemas, messages } = await exported(team.viewer, other);
    expect(schemas.map(({ id }) => id)).toEqual([item.importedAs]);
    expect(messages[0]?.["schemaId"]).toBe(item.importedAs);
    const again = await importInto(team.editor, other, document).expect(200);
    expect(again.body).toMatchObject({ added: 0, changed: 0, unchanged: count(document) });
    const kept = await importInto(team.editor, owner, document).expect(200);
    expect(kept.body.items.at(-1)).toMatchObject({ change: "unchanged", importedAs: null });
    const mine = await exported(team.viewer, owner);
    expect(mine.schemas.map(({ id }) => id)).toEqual([schema]);
  });

  it("have versions of their own, and leave the model's version alone", async () => {
    const project = await newProject();
    const id = randomUUID();
    const of = (content: string) => ({ schemas: [{ id, name: "Order", content, version: 77 }] });
    for (const content of ["{}", '{"type":"object"}', '{"type":"object"}']) {
      await importInto(team.editor, project, of(content)).expect(200);
    }
    expect((await exported(team.viewer, project)).schemas).toEqual([
      { id, name: "Order", description: null, content: '{"type":"object"}', version: 2 },
    ]);
    expect((await team.viewer.get(`/api/projects/${project}`)).body.modelVersion).toBe(0);
    const versions = await server.database.query(
      "SELECT version, main_version, actor FROM schema_versions WHERE project_id = $1 ORDER BY version",
      [project],
    );
    const actor = `user:${team.editor.id}`;
    expect(versions.rows).toEqual([
      { version: 1, main_version: 0, actor },
      { version: 2, main_version: 0, actor },
    ]);
  });

  it("must not have the ID of the project's model stream", async () => {
    const project = await newProject();
    const { modelStreamId } = (await team.viewer.get(`/api/projects/${project}`)).body;
    const document = { schemas: [{ id: modelStreamId, name: "Order", content: "{}" }] };
    const answer = await importInto(team.editor, project, document).expect(400);
    expect(answer.body).toMatchObject({
      type: "invalid_export",
      errors: [{ field: `schema:${modelStreamId}` }],
    });
  });

  it("of both eShop documents live in two projects of one instance", async () => {
    const [left, right] = [await newProject(), await newProject()];
    const documents = [documentOf("eshop.model.json"), documentOf("eshop-queues.model.json")] as const;
    await importInto(team.editor, left, documents[0]).expect(200);
    await importInto(team.editor, right, documents[1]).expect(200);
    const [first, second] = [await exported(team.viewer, left), await exported(team.viewer, right)];
    const ids = new Set(first.schemas.map(({ id }) => id));
    expect(second.schemas).toHaveLength(first.schemas.length);
    expect(second.schemas.filter(({ id }) => ids.has(id))).toEqual([]);
    const again = await importInto(team.editor, right, documents[1]).expect(200);
    expect(again.body).toMatchObject({ added: 0, changed: 0, refused: 0 });
  });
});

describe("who may", () => {
  const callers = (): readonly (readonly [string, Person, number, number])[] => [
    ["nobody", nobody(server), 401, 401],
    ["an outsider", team.outsider, 404, 404],
    ["a viewer", team.viewer, 200, 403],
    ["an editor", team.editor, 200, 200],
    ["an owner", team.owner, 200, 200],
  ];

  it("export: viewer; import and preview: editor", async () => {
    for (const [who, person, toExport, toImport] of callers()) {
      const statuses = [
        (await exportOf(person, team.projectId)).status,
        (await importInto(person, team.projectId, smallDocument())).status,
        (await importInto(person, team.projectId, smallDocument(), { query: "?dryRun=true" })).status,
      ];
      expect([who, ...statuses]).toEqual([who, toExport, toImport, toImport]);
    }
  });

  it.each([randomUUID(), "not-a-guid"])("a project that is not there answers 404: %s", async (id) => {
    const answers = [await exportOf(team.owner, id), await importInto(team.owner, id, smallDocument())];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
    }
  });
});

type Listed = readonly Record<string, unknown>[] | undefined;

function byId(list: Listed): unknown {
  return [...(list ?? [])].sort((left, right) => (String(left["id"]) < String(right["id"]) ? -1 : 1));
}

/** The document with the schema IDs it had before an import mapped them. */
function restoreIds(document: LooseDocument, mapped: ReadonlyMap<string, string>): LooseDocument {
  return JSON.parse(JSON.stringify(document), (_, value) =>
    typeof value === "string" ? (mapped.get(value) ?? value) : value,
  ) as LooseDocument;
}

function withoutSchemas({ requestSchemaId: _, responseSchemaId: __, ...operation }: Record<string, unknown>) {
  return operation;
}
