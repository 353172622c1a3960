import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import supertest from "supertest";
import { aBranch, editBranch } from "./testing/branches.js";
import { pathOf } from "./testing/edits.js";
import {
  APP,
  EXCHANGE,
  exported,
  importBytes,
  importInto,
  type LooseDocument,
  QUEUE,
  SCHEMA,
  SYSTEM,
  smallDocument,
  testId,
} from "./testing/model-documents.js";
import { nobody } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// docs/reference/model-documents.md#refusals, row by row, over HTTP. What each rule covers in detail is
// tested in model-core.

let server: RunningServer;
let team: Team;
let project: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aProject(team.owner, team.workspaceId);
  await importInto(team.editor, project, smallDocument()).expect(200);
});
afterAll(() => server.stop());

const MEGA = 1024 * 1024;
const LIMIT = 16 * MEGA;
const preview = { query: "?dryRun=true" };

describe("a document that is refused as a whole, in a preview too", () => {
  it.each<[string, string, string]>([
    ["nothing", "", ""],
    ["no JSON", "{", ""],
    ["two values", "{} {}", ""],
    ["a list", "[]", ""],
    ["null", "null", ""],
    ["a list that is no list", '{"elements":{}}', "elements"],
    ["a list that holds null", '{"elements":[null]}', "elements[0]"],
    ["a list that holds a number", '{"channels":[1]}', "channels[0]"],
    ["no ID", '{"channels":[{"kind":"queue","name":"q"}]}', "channels[0].id"],
    ["an ID that is no GUID", '{"channels":[{"id":"x","kind":"queue","name":"q"}]}', "channels[0].id"],
    ["no name", `{"channels":[{"id":"${QUEUE}","kind":"queue"}]}`, "channels[0].name"],
    ["a number for a name", `{"channels":[{"id":"${QUEUE}","kind":"queue","name":1}]}`, "channels[0].name"],
    ["null in a list of a fact", element({ tags: [null] }), "elements[0].tags[0]"],
    ["a repeated key", `{"elements":[],"elements":[]}`, "elements"],
    ["U+0000", element({ name: "a\u0000b" }), "elements[0].name"],
    ["a lone surrogate", element({}).replace("Shop", "\\ud800"), "elements[0].name"],
    [
      "a fraction for an integer",
      fact("operations", { ownerId: APP, name: "o", transport: "http", timeoutMs: 0.5 }),
      "operations[0].timeoutMs",
    ],
    [
      "a bad timestamp",
      element({ provenance: { source: "s", acceptedAt: "yesterday" } }),
      "elements[0].provenance.acceptedAt",
    ],
  ])("%s", async (_, body, field) => {
    for (const options of [{}, preview]) {
      const answer = await importInto(team.editor, project, body, options);
      expect([answer.status, answer.body.type]).toEqual([400, "invalid_export"]);
      expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
      expect(answer.body.errors[0]).toEqual({ field, message: expect.any(String) });
      expect(typeof answer.body.title).toBe("string");
    }
  });

  it("names all paths at once, up to 100", async () => {
    const channels = Array.from({ length: 150 }, (_, n) => ({ id: testId(n), kind: "queue" }));
    const answer = await importInto(team.editor, project, { channels }).expect(400);
    expect(answer.body.errors).toHaveLength(100);
    expect(answer.body.errors[99].field).toBe("channels[99].name");
  });

  it.each([
    ["elements", 5000],
    ["relationships", 10_000],
    ["messages", 5000],
    ["schemas", 200],
    ["operations", 5000],
    ["channels", 5000],
    ["subscriptions", 5000],
    ["bindings", 5000],
  ])("%s over %i entries: import_too_large", async (list, limit) => {
    const entry = {
      kind: "queue",
      name: "n",
      status: "current",
      transport: "http",
      content: "",
      timeoutMs: 0,
    };
    const ends = Object.fromEntries(
      "fromId toId producerId ownerId channelId consumerId sourceChannelId targetChannelId"
        .split(" ")
        .map((key) => [key, APP]),
    );
    const entries = Array.from({ length: limit + 1 }, (_, n) => ({ id: testId(n), ...entry, ...ends }));
    for (const options of [{}, preview]) {
      const answer = await importInto(team.editor, project, { [list]: entries }, options);
      expect([answer.status, answer.body.type]).toEqual([400, "import_too_large"]);
      expect(answer.body.errors).toEqual([{ field: list, message: expect.stringContaining(String(limit)) }]);
    }
    const inside = await importInto(team.editor, project, { [list]: entries.slice(1) }, preview);
    expect(inside.status).toBe(200);
  });
});

describe("an entry that is refused: 400 with its name, and 200 in a preview", () => {
  const channel = { id: testId(30), kind: "queue", name: "q" };
  it.each<[string, LooseDocument, string, RegExp]>([
    ["a kind outside its set", { channels: [{ ...channel, kind: "pipe" }] }, `channel:${testId(30)}`, /kind/],
    [
      "a status outside its set",
      { elements: [{ id: testId(31), kind: "system", name: "s", status: "gone" }] },
      `element:${testId(31)}`,
      /status/,
    ],
    [
      "a transport outside its set",
      { operations: [{ id: testId(32), ownerId: APP, name: "o", transport: "ftp", timeoutMs: 0 }] },
      `operation:${testId(32)}`,
      /transport/,
    ],
    [
      "a factStatus outside its set",
      { channels: [{ ...channel, factStatus: "guessed" }] },
      `channel:${testId(30)}`,
      /factStatus/,
    ],
    [
      "a parent that is not there",
      { elements: [{ id: testId(33), kind: "app", name: "a", status: "current", parentId: testId(99) }] },
      `element:${testId(33)}`,
      /parentId/,
    ],
    [
      "a source that is not there",
      { relationships: [{ id: testId(34), fromId: testId(99), toId: APP }] },
      `relationship:${testId(34)}`,
      /fromId/,
    ],
    [
      "a schema that is not there",
      { messages: [{ id: testId(35), name: "m", producerId: APP, schemaId: testId(99) }] },
      `message:${testId(35)}`,
      /schemaId/,
    ],
    [
      "a parent of the wrong kind",
      { elements: [{ id: testId(36), kind: "component", name: "c", status: "current", parentId: SYSTEM }] },
      `element:${testId(36)}`,
      /parentId/,
    ],
    ["an empty name", { channels: [{ ...channel, name: " " }] }, `channel:${testId(30)}`, /name/],
    [
      "provenance that the label requires",
      { channels: [{ ...channel, factStatus: "inferred", provenance: { source: "s" } }] },
      `channel:${testId(30)}`,
      /confidence/,
    ],
    [
      "a second binding of the same three values",
      {
        bindings: [
          { id: testId(37), sourceChannelId: EXCHANGE, targetChannelId: QUEUE, routingKey: "k" },
          { id: testId(38), sourceChannelId: EXCHANGE, targetChannelId: QUEUE, routingKey: "k" },
        ],
      },
      `binding:${testId(38)}`,
      /./,
    ],
    [
      "a changed element kind",
      { elements: [{ id: SYSTEM, kind: "actor", name: "Shop", status: "current" }] },
      `element:${SYSTEM}`,
      /kind/,
    ],
    [
      "a schema ID that repeats",
      { schemas: [1, 2].map(() => ({ id: SCHEMA, name: "Order", content: "{}" })) },
      `schema:${SCHEMA}`,
      /./,
    ],
    ["an ID of a fact of another kind", { channels: [{ ...channel, id: APP }] }, `channel:${APP}`, /./],
  ])("%s", async (_, document, field, reason) => {
    const before = await exported(team.viewer, project);
    const answer = await importInto(team.editor, project, document);
    expect([answer.status, answer.body.type]).toEqual([400, "invalid_export"]);
    const [error] = answer.body.errors;
    expect(error).toEqual({ field, message: expect.stringMatching(reason) });
    const [kind = "", id = ""] = field.split(":");
    const named = `${kind[0]?.toUpperCase()}${kind.slice(1)} ${id}: `;
    expect(answer.body.title).toBe(`${named}${error.message}`);
    const shown = await importInto(team.editor, project, document, preview).expect(200);
    const item = shown.body.items.find((one: { change: string }) => one.change === "refused");
    expect([`${item.kind}:${item.id}`, item.error]).toEqual([field, error.message]);
    expect(await exported(team.viewer, project)).toEqual(before);
  });

  it("names every refused entry, those after the first included", async () => {
    const channels = [1, 2, 3].map((n) => ({
      id: testId(40 + n),
      kind: n === 2 ? "queue" : "pipe",
      name: "q",
    }));
    const answer = await importInto(team.editor, project, { channels }).expect(400);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([
      `channel:${testId(41)}`,
      `channel:${testId(43)}`,
    ]);
  });
});

it("a schema with the ID of a fact that only a branch has is refused; PUT says the same", async () => {
  const branchId = await aBranch(team.editor, project);
  const [id, fact] = [testId(40), { id: testId(40), kind: "queue", name: "only here" }];
  await editBranch(team.editor, project, { branchId, kind: "channel", id, fact });
  const schema = { id, name: "Order", content: "{}" };
  const answer = await importInto(team.editor, project, { schemas: [schema] });
  expect([answer.status, answer.body.type]).toEqual([400, "invalid_export"]);
  const message = "is the ID of a thing of kind channel";
  expect(answer.body.errors).toEqual([{ field: `schema:${id}`, message: `id: ${message}` }]);
  const put = await team.editor.put(pathOf(project, "schema", id), schema);
  expect([put.status, put.body.errors]).toEqual([400, [{ field: "id", message }]]);
});

describe("the size of the body", () => {
  const padded = (bytes: number): string => {
    const text = JSON.stringify(smallDocument());
    return text + " ".repeat(bytes - Buffer.byteLength(text));
  };

  it("16777216 bytes are read", async () => {
    await importInto(team.editor, project, padded(LIMIT), preview).expect(200);
  });

  it("one byte more is 413 import_too_large, by its stated size", async () => {
    const answer = await importInto(team.editor, project, padded(LIMIT + 1), preview);
    expect([answer.status, answer.body.type]).toEqual([413, "import_too_large"]);
    const before = await importInto(nobody(server), project, padded(LIMIT + 1));
    expect(before.status).toBe(413);
  });

  it("and without a stated size", async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent <= LIMIT; sent += MEGA) {
          controller.enqueue(new Uint8Array(MEGA).fill(32));
        }
        controller.close();
      },
    });
    const answer = await fetch(`${server.url}/api/projects/${project}/import`, {
      ...{ method: "POST", headers: { cookie: team.editor.cookie ?? "" }, body, duplex: "half" },
    } as RequestInit);
    expect([answer.status, ((await answer.json()) as { type: string }).type]).toEqual([
      413,
      "import_too_large",
    ]);
  });
});

describe("the content type", () => {
  it.each([
    "application/json",
    "text/plain",
    "application/octet-stream",
    "application/x-www-form-urlencoded",
  ])("%s is read as JSON", async (contentType) => {
    await importInto(team.editor, project, smallDocument(), { contentType }).expect(200);
    const yaml = await importInto(team.editor, project, "elements: []", { contentType }).expect(400);
    expect(yaml.body.type).toBe("invalid_export");
  });

  it.each(["application/x-yaml", "text/yaml", "application/vnd.acme+YAML; charset=utf-8"])(
    "%s is read as YAML",
    async (contentType) => {
      const body = `channels:\n- {id: ${QUEUE}, kind: queue, name: orders}\n`;
      const answer = await importInto(team.editor, project, body, { contentType }).expect(200);
      expect(answer.body).toMatchObject({ unchanged: 1 });
    },
  );

  it("none is read as JSON", async () => {
    const answer = await supertest(server.url)
      .post(`/api/projects/${project}/import`)
      .set("Cookie", team.editor.cookie ?? "")
      .unset("Content-Type")
      .send(Buffer.from(JSON.stringify(smallDocument())));
    expect(answer.status).toBe(200);
  });
});

it("refuses bytes that are not UTF-8", async () => {
  const bytes = Buffer.concat([Buffer.from('{"x":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
  const answer = await importBytes(server, team.editor, project, bytes);
  expect([answer.status, answer.body.type]).toEqual([400, "invalid_export"]);
});

it("reads IDs in any letter case and answers them in lower case", async () => {
  const id = randomUUID();
  const answer = await importInto(team.editor, project, {
    channels: [{ id: id.toUpperCase(), kind: "queue", name: "case" }],
  }).expect(200);
  expect(answer.body.items[0].id).toBe(id);
});

function element(change: Record<string, unknown>): string {
  return JSON.stringify({
    elements: [{ id: SYSTEM, kind: "system", name: "Shop", status: "current", ...change }],
  });
}

function fact(list: string, entry: Record<string, unknown>): string {
  return JSON.stringify({ [list]: [{ id: testId(50), ...entry }] });
}
