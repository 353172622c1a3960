import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aBuiltProject, buildOf } from "./testing/build.js";
import { pathOf } from "./testing/edits.js";
import { APP, importInto, QUEUE, smallDocument, testId } from "./testing/model-documents.js";
import { aProject, type Team } from "./testing/project.js";
import { aPromise, promiseBody, promisesOf, withObligations } from "./testing/promises.js";
import { aPublish, saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { allOf, walked } from "./testing/tool-lists.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

// Designs of which an answer would have more than 100,000 bytes.

const MOST_BYTES = 100_000;

let server: RunningServer;
let team: Team;
let agent: ToolUser;
/** Thousands of elements with long descriptions, one with many neighbours. */
let large: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
  large = await aLargeProject();
});
afterAll(() => server.stop());

const ELEMENTS = 3_000;
const NEIGHBOURS = 300;
const LONG = "ü😀 long ".repeat(120);

async function aLargeProject(): Promise<string> {
  const projectId = await aProject(team.owner, team.workspaceId);
  const { elements = [] } = smallDocument();
  const numbers = Array.from({ length: ELEMENTS }, (_, n) => n);
  const more = numbers.map((n) => ({
    ...{
      id: testId(10_000 + n),
      kind: "component",
      name: `Part ${n % 1_000}`,
      status: "current",
      parentId: APP,
    },
    ...{ description: LONG, tags: ["many"] },
  }));
  const near = numbers.slice(0, NEIGHBOURS);
  const relationships = near.flatMap((n) => [
    { id: testId(20_000 + n), fromId: APP, toId: testId(10_000 + n), kind: "structural", label: "uses" },
    { id: testId(30_000 + n), fromId: testId(10_000 + n), toId: APP, kind: "structural", label: "is used" },
  ]);
  const messages = near.map((n) => ({
    ...{
      id: testId(40_000 + n),
      name: `Message ${n % 100}`,
      producerId: APP,
      consumerIds: [APP],
      description: LONG,
    },
  }));
  const document = smallDocument({ elements: [...elements, ...more], relationships, messages });
  await importInto(team.owner, projectId, document).expect(200);
  return projectId;
}

/** A call whose answer keeps to the limit. */
async function called(name: string, args: Loose) {
  const found = await agent.call(name, args);
  expect([name, found.isError, found.isError ? found.text : ""]).toEqual([name, false, ""]);
  expect(Buffer.byteLength(found.text)).toBeLessThanOrEqual(MOST_BYTES);
  const { data, notice, nextCursor } = found.answer;
  return {
    text: found.text,
    data: data as Loose,
    notice: notice as string,
    nextCursor: nextCursor as string,
  };
}

describe("a list that is too long for an answer", () => {
  it("of elements is cut at an item, and goes on there without gap or repeat", async () => {
    const first = await called("find_elements", { projectId: large, limit: 200 });
    const { count, elements } = first.data;
    expect(count).toBe(ELEMENTS + 2);
    expect(elements.length).toBeLessThan(200);
    expect(Buffer.byteLength(first.text)).toBeGreaterThan(MOST_BYTES * 0.9);
    expect(first.notice).toBe(
      `elements: ${elements.length} here, to keep to 100000 bytes. Send nextCursor as cursor for those that follow.`,
    );
    const found = await walked(agent, "find_elements", { projectId: large, limit: 200 }, "elements");
    const all = await allOf(team.viewer, `/api/projects/${large}/elements`);
    expect(found.items.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const { icon: _, ...one } = all[500] ?? {};
    expect(found.items[500]).toEqual(one);
  });

  it("of messages, of a review and of a comparison too", async () => {
    const messages = await walked(agent, "list_messages", { projectId: large, limit: 200 }, "messages");
    const all = await allOf(team.viewer, `/api/projects/${large}/messages`);
    expect(messages.items.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const { findings } = (await team.viewer.get(`/api/projects/${large}/review/findings`).expect(200)).body;
    const review = await walked(agent, "review_design", { projectId: large, limit: 200 }, "findings");
    expect(review.items).toEqual(findings);
    const compared = { projectId: large, left: "main@0", limit: 200 };
    const { items } = (await team.viewer.get(`/api/projects/${large}/model/compare?left=main@0`).expect(200))
      .body;
    expect((await walked(agent, "compare_models", compared, "items")).items).toEqual(items);
  });

  it("of fewer fields has room for more items", async () => {
    const args = { projectId: large, limit: 200, fields: ["name"] };
    const { data, notice } = await called("find_elements", args);
    expect(data["elements"]).toHaveLength(200);
    expect(notice).toBeNull();
  });

  it("of contracts goes on in each of its lists", async () => {
    const { data, notice } = await called("get_contracts", { projectId: large, limit: 200 });
    expect(notice).toContain("to keep to 100000 bytes");
    const { items, nextCursor: cursor, total } = data["messages"];
    const rest = { projectId: large, kind: "messages", limit: 200 };
    const ids = items.map(({ id }: Loose) => id);
    for (let next = cursor; next !== null; ) {
      const page = await called("get_contracts", { ...rest, cursor: next });
      ids.push(...page.data["messages"].items.map(({ id }: Loose) => id));
      next = page.nextCursor;
    }
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  });
});

describe("an element with more neighbours than a list shows", () => {
  it.each(["get_element", "get_element_dependencies", "get_element_dependents"])(
    "%s shows at most 200 of each, and says so",
    async (name) => {
      const { data, notice } = await called(name, { projectId: large, elementId: APP });
      const lists = Object.entries(data).filter(([, value]) => Array.isArray(value));
      expect(lists.length).toBeGreaterThan(1);
      for (const [list, items] of lists) {
        expect(items.length).toBeLessThanOrEqual(200);
        expect(notice).toMatch(new RegExp(`${list}: at most (200|1\\d\\d) of ${NEIGHBOURS} are shown`));
      }
      expect(notice).toContain("GET /api/projects/{projectId}/model gives all");
    },
  );
});

describe("one thing that is too long for an answer", () => {
  it("is a schema without its content", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const id = randomUUID();
    const content = JSON.stringify({ enum: ["😀".repeat(14_000), '\u0001\\"'.repeat(4_000)] });
    await team.editor.put(pathOf(projectId, "schema", id), { name: "Large", content }).expect(201);
    const { data, notice } = await called("get_schema", { projectId, schemaId: id });
    expect(data["schema"]).toEqual({ id, name: "Large", description: null, version: 1 });
    expect(notice).toContain("data.schema.content is left out");
    expect(notice).toContain("GET /api/projects/{projectId}/schemas/{schemaId} gives all of it");
  });

  it("is a scenario of half a MiB, read and played", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    await importInto(team.owner, projectId, smallDocument()).expect(200);
    const steps = Array.from({ length: 7 }, (_, n) =>
      aPublish({ id: `p${n}`, from: APP, channel: QUEUE, payload: "x".repeat(65_000) }),
    );
    const path = await saved(team.owner, projectId, { steps });
    const scenarioId = path.split("/").at(-1) ?? "";
    const { data, notice } = await called("get_scenario", { projectId, scenarioId });
    expect(data["scenario"].id).toBe(scenarioId);
    expect(notice).toMatch(/^Cut to keep to 100000 bytes: .*GET \/api\/projects\/\{projectId\}\/scenarios/);
    const played = { projectId, scenarioId, includePayloads: true, limit: 200 };
    const { items } = await walked(agent, "play_scenario", played, "events");
    const { events } = (await team.viewer.post(`${path}/run`).expect(200)).body;
    expect(items.map(({ sequence }) => sequence)).toEqual(events.map(({ sequence }: Loose) => sequence));
  });

  it("is a promise with very long texts, and its list", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    await team.owner.put(`${promisesOf(projectId)}/prefix`, { prefix: "LONG" }).expect(200);
    const long = "wörd😀 ".repeat(1_200);
    const texts = { claim: long, preconditions: long, expectedOutcome: long, forbiddenOutcome: long };
    const { id } = await aPromise(team.editor, projectId, texts);
    const path = `${promisesOf(projectId)}/${id}`;
    const note = { kind: "note", title: "N", recipe: { text: "ü".repeat(7_000) } };
    await withObligations(team.editor, path, [note, note, note, note, note]);
    const { data, notice } = await called("get_promise", { projectId, promiseId: id });
    const { title } = promiseBody();
    expect(data["promise"]).toMatchObject({ id, requirementId: "LONG-001", draft: { title } });
    expect(notice).toMatch(/^Cut to keep to 100000 bytes: data\./);
    const written = await called("update_promise_draft", {
      projectId,
      promiseId: id,
      ...promiseBody(texts),
      title: "B",
    });
    expect(written.notice).toContain("GET /api/projects/{projectId}/promises/{promiseId} gives all of it");
  });
});

describe("a build that is too long for an answer", () => {
  it("is a brief that ends with a whole section, with the hash of all of it", async () => {
    const project = await aBuiltProject(team);
    const { projectId, scenarioId } = project;
    for (const n of Array.from({ length: 12 }, (_, at) => at)) {
      await aPromise(team.editor, projectId, { title: `Long ${n}`, claim: "wörd ".repeat(1_900) });
    }
    const { body } = await team.viewer.get(`${promisesOf(projectId)}?limit=200`).expect(200);
    const promiseIds = body.items.map(({ id }: Loose) => id);
    const selection = { promiseIds, scenarioIds: [scenarioId] };
    const whole = (await team.viewer.post(buildOf(projectId, "/brief"), selection).expect(200)).body;
    expect(Buffer.byteLength(JSON.stringify(whole))).toBeGreaterThan(MOST_BYTES);
    const { data, notice } = await called("get_brief", { projectId, ...selection });
    expect(whole.brief.startsWith(data["brief"])).toBe(true);
    expect(whole.brief.slice(data["brief"].length)).toMatch(/^## /);
    const sha256 = createHash("sha256").update(whole.brief).digest("hex");
    expect([data["sha256"], notice]).toEqual([sha256, expect.stringContaining(sha256)]);
  });

  it("is a manifest without its files", async () => {
    const { projectId } = await aBuiltProject(team);
    const { elements = [] } = smallDocument();
    const more = Array.from({ length: 1_000 }, (_, n) => ({
      ...{
        id: testId(50_000 + n),
        kind: "app",
        name: `App ${n}`,
        status: "current",
        parentId: elements[0]?.id,
      },
    }));
    const operations = more.map(({ id }, n) => ({
      ...{ id: testId(60_000 + n), ownerId: id, name: "GET /x", transport: "http", timeoutMs: 1 },
    }));
    await importInto(team.owner, projectId, smallDocument({ elements: [...elements, ...more], operations }));
    const { body: manifest } = await team.viewer.get(buildOf(projectId, "/manifest")).expect(200);
    expect(Buffer.byteLength(JSON.stringify(manifest))).toBeGreaterThan(MOST_BYTES);
    const { data, notice } = await called("get_build_manifest", { projectId });
    const { files, ...rest } = manifest;
    expect(data).toEqual({ manifest: rest });
    expect(notice).toContain(`data.manifest.files is left out (${files.length} files)`);
    const verdict = await called("verify_manifest", { projectId, manifest });
    expect(verdict.data).toMatchObject({ matchesPinned: true });
  });
});
