import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Test } from "supertest";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { APP, EXCHANGE, exported, importInto, smallDocument, testId } from "./testing/model-documents.js";
import type { Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// docs/reference/model-documents.md#converting over HTTP. What becomes of each construct is tested in interchange.

let server: RunningServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

const newProject = (): Promise<string> => aProject(team.owner, team.workspaceId);

const SOURCES = new URL("../../../packages/interchange/golden/sources/", import.meta.url);
const NAMES = readdirSync(SOURCES).sort();
const textOf = (name: string): string => readFileSync(new URL(name, SOURCES), "utf8");

/** The format that the name of a source says. */
function formatOf(name: string): string {
  const formats = ["openapi", "asyncapi", "structurizr", "likec4", "compose", "backstage"];
  return formats.find((format) => name.includes(format)) ?? "structurizr";
}

function convert(person: Person, projectId: string, text: string, query = ""): Test {
  return person
    .post(`/api/projects/${projectId}/import/convert${query}`, text)
    .set("Content-Type", "text/plain");
}

/** Everything the database holds of a project's model. */
async function stored(projectId: string): Promise<unknown> {
  const tables = ["model_streams", "model_facts", "model_changes", "schemas", "claimed_ids"];
  const rows = await Promise.all(
    tables.map((table) =>
      server.database.query(`SELECT * FROM ${table} t WHERE project_id = $1 ORDER BY t::text`, [projectId]),
    ),
  );
  return rows.map((result) => result.rows);
}

describe("a document of another tool", () => {
  it.each(NAMES)("%s is guessed, writes nothing, and is imported, twice", async (name) => {
    const project = await newProject();
    const before = await stored(project);
    const answer = await convert(team.viewer, project, textOf(name), `?fileName=${name}`).expect(200);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.body.format).toBe(formatOf(name));
    expect(await stored(project)).toEqual(before);

    const { document } = answer.body;
    const imported = await importInto(team.editor, project, document).expect(200);
    expect(imported.body).toMatchObject({ applied: true, refused: 0, changed: 0 });
    expect(imported.body.added).toBeGreaterThan(0);
    const again = await convert(team.editor, project, textOf(name), `?fileName=${name}`).expect(200);
    expect(again.body).toEqual(answer.body);
    const second = await importInto(team.editor, project, again.body.document).expect(200);
    expect(second.body).toMatchObject({ added: 0, changed: 0, refused: 0 });
  });

  it("may be named, whatever its content type", async () => {
    const text = textOf("shop.compose.yaml");
    const project = await newProject();
    for (const type of ["application/json", "application/x-yaml", "application/octet-stream"]) {
      const sent = convert(team.viewer, project, text, "?format=compose").set("Content-Type", type);
      expect((await sent.expect(200)).body.document.project).toEqual({ name: "shop" });
    }
  });

  it("that this service describes itself with becomes its operations", async () => {
    const described = await team.viewer.get("/api/openapi.json").expect(200);
    const answer = await convert(team.viewer, team.projectId, described.text).expect(200);
    const names = answer.body.document.operations.map(({ name }: { name: string }) => name);
    const said = Object.entries(described.body.paths).flatMap(([path, item]) =>
      Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(names.sort()).toEqual(said.sort());
    expect(answer.body.document.elements).toHaveLength(1);
  });

  it("says by place what is not carried over", async () => {
    const text = "openapi: 3.1.0\ninfo: {title: A}\nservers: []\npaths: {}\n";
    const { body } = await convert(team.viewer, team.projectId, text).expect(200);
    const what = "servers are not carried over: the model has no addresses";
    expect(body).toMatchObject({ notes: [{ path: "servers", line: 3, what }], moreNotes: [] });
  });
});

describe("the owner of a contract", () => {
  const contract = "openapi: 3.1.0\ninfo: {title: A}\npaths: {/a: {get: {}}}\n";

  it("is an element of main, which the answer does not bring again", async () => {
    const project = await newProject();
    await importInto(team.editor, project, smallDocument()).expect(200);
    const { body } = await convert(team.viewer, project, contract, `?ownerId=${APP.toUpperCase()}`).expect(
      200,
    );
    expect(body.document.elements).toEqual([]);
    await importInto(team.editor, project, body.document).expect(200);
    const { operations } = await exported(team.viewer, project);
    expect(operations).toMatchObject([{ ownerId: APP, name: "GET /a" }]);
  });

  it.each([
    ["nothing", testId(99)],
    ["another fact", EXCHANGE],
  ])("is refused where its ID is of %s", async (_, id) => {
    const project = await newProject();
    await importInto(team.editor, project, smallDocument()).expect(200);
    const { body } = await convert(team.viewer, project, contract, `?ownerId=${id}`).expect(400);
    expect(body).toMatchObject({ type: "validation_error", errors: [{ field: "ownerId" }] });
  });
});

describe("what is refused", () => {
  it.each([
    ["format=visio", "format"],
    ["format=openapi&format=compose", "format"],
    ["ownerId=x", "ownerId"],
    [`fileName=${"x".repeat(256)}`, "fileName"],
    ["fileName=a&fileName=b", "fileName"],
    ["dryRun=true", "dryRun"],
  ])("a parameter that has no such value: %s", async (query, field) => {
    const { body } = await convert(team.viewer, team.projectId, "{}", `?${query}`).expect(400);
    expect(body).toMatchObject({ type: "validation_error", errors: [{ field }] });
  });

  it.each([
    ["nothing", "", "holds no document"],
    ["an unknown format", "a: 1", "could be guessed: name one of openapi"],
    ["broken JSON", '{\n  "openapi": ]', "line 2, column 14"],
    ["broken YAML", "services:\n  web: [", "line 2"],
    ["a broken DSL", 'workspace {\n  model {\n    a = person "A\n', "line 3"],
    ["a tag of YAML", "services:\n  web: !secret x", "tags are not read at line 2, column 8"],
    ["another shape", "services:\n  - web\n", "services of a Compose file, an object at line 1"],
    ["Swagger 2", '{"swagger": "2.0"}', "is of Swagger 2"],
    ["a repeated key", "services: {}\nservices: {}", 'the key "services" is repeated at line 2'],
  ])("%s", async (_, text, message) => {
    const format = text.startsWith("services:\n  - web") ? "?format=compose" : "";
    const { body } = await convert(team.viewer, team.projectId, text, format).expect(400);
    expect(body.type).toBe("invalid_source");
    expect(body.title).toContain(message);
    expect(body.errors).toHaveLength(1);
  });

  it("bytes that are no UTF-8", async () => {
    const sent = team.viewer
      .post(`/api/projects/${team.projectId}/import/convert`)
      .set("Content-Type", "application/octet-stream")
      .send(Buffer.from([0x7b, 0xff, 0x7d]));
    expect((await sent.expect(400)).body.title).toBe("The source is not UTF-8 text");
  });

  it("more facts than a model document has", async () => {
    const services = Array.from({ length: 5001 }, (_, n) => `  s${n}: {}`).join("\n");
    const { body } = await convert(team.viewer, team.projectId, `services:\n${services}`).expect(400);
    expect(body).toMatchObject({ type: "import_too_large", title: expect.stringContaining("5000 elements") });
  });

  it("more bytes than a model document has", async () => {
    const text = " ".repeat(16_777_217);
    const { body } = await convert(team.viewer, team.projectId, text).expect(413);
    expect(body.type).toBe("import_too_large");
  });
});

describe("who may convert", () => {
  const text = "services: {web: {}}";

  it("is whoever may read: people of each role, and tokens with read", async () => {
    for (const person of [team.viewer, team.editor, team.owner]) {
      await convert(person, team.projectId, text).expect(200);
    }
    await convert(team.outsider, team.projectId, text).expect(404);
    for (const [scopes, status] of [
      [["read"], 200],
      [["propose"], 403],
      [["export"], 403],
    ] as const) {
      const { value } = await aToken(team.owner, team.workspaceId, { scopes });
      await convert(withToken(server, value), team.projectId, text).expect(status);
    }
  });
});
