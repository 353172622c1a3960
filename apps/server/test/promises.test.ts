import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import type { Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import {
  type AnsweredPromise,
  anApprovedPromise,
  aPlan,
  aProjectWithPrefix,
  aPromise,
  ESHOP,
  NO_LINKS,
  pathOfPromise,
  projectWithEshop,
  promiseBody,
  promisesOf,
} from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let agent: Person;
let projectId: string;
let promises: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose"] });
  agent = withToken(server, value);
  projectId = await aProjectWithPrefix(team);
  promises = promisesOf(projectId);
});
afterAll(() => server.stop());

async function rowsOf(project: string) {
  const rows = [];
  for (const table of ["promise_numbers", "promises", "promise_revisions", "promise_runs"]) {
    const found = await server.database.query(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE project_id = $1 ORDER BY to_jsonb(t)::text`,
      [project],
    );
    rows.push([table, found.rows]);
  }
  return rows;
}

async function auditOf(target: string) {
  const { rows } = await server.database.query(
    "SELECT action, actor, details FROM audit_entries WHERE target = $1 AND action LIKE 'promise%' ORDER BY at, id",
    [target],
  );
  return rows;
}

const idsOf = ({ items }: { items: readonly AnsweredPromise[] }): string[] =>
  items.map(({ requirementId }) => requirementId);
const AT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const HASH = expect.stringMatching(/^[0-9a-f]{64}$/);
const NO_COUNTS = { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 };

describe("the prefix", () => {
  it("is null before it is set, then counts what is next", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const path = `${promisesOf(project)}/prefix`;
    expect((await team.viewer.get(path).expect(200)).body).toEqual({ prefix: null, nextNumber: null });
    const set = await team.owner.put(path, { prefix: "AB", startAt: 998 }).expect(200);
    expect(set.body).toEqual({ prefix: "AB", nextNumber: 998 });
    const made = [];
    for (let at = 0; at < 3; at += 1) {
      made.push((await aPromise(team.editor, project)).requirementId);
    }
    expect(made).toEqual(["AB-998", "AB-999", "AB-1000"]);
    expect((await agent.get(path).expect(200)).body).toEqual({ prefix: "AB", nextNumber: 1001 });
    expect(await auditOf(project)).toEqual([
      {
        action: "promises.prefix-set",
        actor: `user:${team.owner.id}`,
        details: { prefix: "AB", startAt: 998 },
      },
    ]);
  });

  it("is set once: again is 409, the same too, and the first one stays", async () => {
    const path = `${promises}/prefix`;
    for (const prefix of ["SHOP", "OTHER"]) {
      expect(problem(await team.owner.put(path, { prefix }))).toMatchObject({
        status: 409,
        type: "conflict",
      });
    }
    expect((await team.viewer.get(path).expect(200)).body.prefix).toBe("SHOP");
  });

  it("of several who set it at once one does", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const answers = await Promise.all(
      ["AA", "BB", "CC", "DD"].map((prefix) => team.owner.put(`${promisesOf(project)}/prefix`, { prefix })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each([
    [{ prefix: "A" }, "validation_error", ["prefix"]],
    [{ prefix: "ABCDEFG" }, "validation_error", ["prefix"]],
    [{ prefix: "shop" }, "validation_error", ["prefix"]],
    [{ prefix: "ÄÖ" }, "validation_error", ["prefix"]],
    [{ prefix: "AB\n" }, "validation_error", ["prefix"]],
    [{ prefix: "AB", startAt: 0 }, "validation_error", ["startAt"]],
    [{ prefix: "AB", startAt: 100_001 }, "validation_error", ["startAt"]],
    [{ prefix: "AB", other: 1 }, "validation_error", ["other"]],
    [{ prefix: 1 }, "invalid_body", ["prefix"]],
    [{}, "invalid_body", ["prefix"]],
    ["[]", "invalid_body", []],
  ])("refuses %j", async (body, type, fields) => {
    const project = await aProject(team.owner, team.workspaceId);
    const refused = problem(await team.owner.put(`${promisesOf(project)}/prefix`, body));
    expect(refused).toMatchObject({ status: 400, type });
    expect(refused.fields).toEqual(fields.length > 0 ? fields : refused.fields);
    const { body: prefix } = await team.viewer.get(`${promisesOf(project)}/prefix`).expect(200);
    expect(prefix.prefix).toBeNull();
  });

  it("is for owners who are signed in", async () => {
    const path = `${promisesOf(await aProject(team.owner, team.workspaceId))}/prefix`;
    await team.editor.put(path, { prefix: "AB" }).expect(403);
    expect(problem(await agent.put(path, { prefix: "AB" }))).toMatchObject({
      status: 403,
      type: "human_only",
    });
  });
});

describe("POST of a promise", () => {
  it("answers the whole record of a draft", async () => {
    const { scenarioId, projectId: eshop } = await projectWithEshop(team);
    const forbiddenEvents = [
      { kind: "Dropped", target: null },
      { kind: "Published", target: ESHOP.ordering },
    ];
    const requiresPattern = { repository: "acme/shop", pattern: "in-memory-outbox", service: null };
    const links = { ...NO_LINKS, scenarioIds: [scenarioId], operationIds: [ESHOP.createOrder] };
    const sent = promiseBody({ scope: "Norway", forbiddenEvents, requiresPattern, links });
    const answer = await team.editor.post(promisesOf(eshop), sent).expect(201);
    const draft = {
      revision: 1,
      state: "draft",
      retire: false,
      ...sent,
      obligations: [],
      contentHash: HASH,
      lastChangedBy: `user:${team.editor.id}`,
      lastChangedAt: AT,
      approvedBy: null,
      approvedAt: null,
      comment: null,
      evidenceStatus: { counts: NO_COUNTS, obligations: [], gaps: [expect.any(String), expect.any(String)] },
    };
    expect(answer.body).toEqual({
      id: expect.any(String),
      requirementId: "SHOP-001",
      origin: "human",
      state: "draft",
      latestRevision: 1,
      inForceRevision: null,
      needsReview: false,
      missingLinks: [],
      inForce: null,
      draft,
      revisions: [draft],
    });
    expect(answer.headers["etag"]).toBe(`"${answer.body.draft.contentHash}"`);
    const read = await team.viewer.get(`${promisesOf(eshop)}/${answer.body.id}`).expect(200);
    expect(read.text).toBe(answer.text);
    expect(read.headers["etag"]).toBe(answer.headers["etag"]);
  });

  it("keeps links in lower case, in order and each once, and writes defaults out", async () => {
    const { projectId: eshop } = await projectWithEshop(team);
    const channelIds = [ESHOP.orderingQueue, ESHOP.exchange.toUpperCase(), ESHOP.exchange];
    const requiresPattern = { repository: "acme/shop", pattern: "transactional-outbox" };
    const body = { links: { channelIds }, requiresPattern, forbiddenEvents: [{ kind: "Dropped" }] };
    const { draft } = await aPromise(team.editor, eshop, body);
    expect(draft.links).toEqual({ ...NO_LINKS, channelIds: [ESHOP.exchange, ESHOP.orderingQueue] });
    expect(draft.requiresPattern).toEqual({ ...requiresPattern, service: null });
    expect(draft.forbiddenEvents).toEqual([{ kind: "Dropped", target: null }]);
  });

  it("gives numbers without a gap to those who create at once", async () => {
    const project = await aProjectWithPrefix(team);
    const made = await Promise.all(Array.from({ length: 12 }, () => aPromise(team.editor, project)));
    const numbers = made.map(({ requirementId }) => requirementId).sort();
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => `SHOP-${String(at + 1).padStart(3, "0")}`));
  });

  it("is 409 in a project without a prefix", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    expect(problem(await team.editor.post(promisesOf(project), promiseBody()))).toMatchObject({
      status: 409,
      type: "conflict",
    });
    expect((await team.viewer.get(promisesOf(project)).expect(200)).body.items).toEqual([]);
  });

  it("is for editors and tokens with propose", async () => {
    await team.viewer.post(promises, promiseBody()).expect(403);
    await team.outsider.post(promises, promiseBody()).expect(404);
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read"] });
    await withToken(server, value).post(promises, promiseBody()).expect(403);
    await agent.post(promises, promiseBody()).expect(201);
  });
});

const without = (key: string) => {
  const { [key]: _, ...body } = promiseBody();
  return body;
};

describe("a body that breaks a rule", () => {
  it.each<[string, object | string, string, string]>([
    ["no JSON", "{", "invalid_body", ""],
    ["no title", without("title"), "invalid_body", "title"],
    ["no links", without("links"), "invalid_body", "links"],
    ["a number as claim", promiseBody({ claim: 1 }), "invalid_body", "claim"],
    ["a blank title", promiseBody({ title: "  " }), "validation_error", "title"],
    ["a title of two lines", promiseBody({ title: "a\nb" }), "validation_error", "title"],
    ["a long title", promiseBody({ title: "x".repeat(201) }), "validation_error", "title"],
    ["a blank claim", promiseBody({ claim: " \n" }), "validation_error", "claim"],
    ["a long text", promiseBody({ scope: "x".repeat(10_001) }), "validation_error", "scope"],
    ["U+0000", promiseBody({ preconditions: "\0" }), "validation_error", "preconditions"],
    ["an unknown key", promiseBody({ other: 1 }), "validation_error", "other"],
    ["an unknown origin", promiseBody({ origin: "machine" }), "validation_error", "origin"],
    [
      "an agent's origin of a person",
      promiseBody({ origin: "agent-suggested" }),
      "validation_error",
      "origin",
    ],
    [
      "an unknown event",
      promiseBody({ forbiddenEvents: [{ kind: "X", target: null }] }),
      "validation_error",
      "forbiddenEvents[0].kind",
    ],
    [
      "too many events",
      promiseBody({ forbiddenEvents: Array(21).fill({ kind: "Dropped", target: null }) }),
      "validation_error",
      "forbiddenEvents",
    ],
    [
      "an event of nothing",
      promiseBody({ forbiddenEvents: [{ kind: "Dropped", target: randomUUID() }] }),
      "validation_error",
      "forbiddenEvents[0].target",
    ],
    [
      "an upper-case repository",
      promiseBody({ requiresPattern: { repository: "Acme/shop", pattern: "in-memory-outbox" } }),
      "validation_error",
      "requiresPattern.repository",
    ],
    [
      "a link to nothing",
      promiseBody({ links: { operationIds: [randomUUID()] } }),
      "validation_error",
      "links.operationIds[0]",
    ],
    [
      "too many links",
      promiseBody({ links: { elementIds: Array.from({ length: 51 }, () => randomUUID()) } }),
      "validation_error",
      "links.elementIds",
    ],
  ])("%s is refused on its field, and leaves counter and rows as they were", async (_, body, type, field) => {
    const before = await rowsOf(projectId);
    const refused = problem(await team.editor.post(promises, body));
    expect(refused).toMatchObject({ status: 400, type });
    expect(field === "" ? [""] : refused.fields).toContain(field);
    expect(await rowsOf(projectId)).toEqual(before);
  });

  it("a link has to name a thing of its own kind", async () => {
    const { projectId: eshop } = await projectWithEshop(team);
    const links = { operationIds: [ESHOP.exchange] };
    const refused = problem(await team.editor.post(promisesOf(eshop), promiseBody({ links })));
    expect(refused.fields).toEqual(["links.operationIds[0]"]);
  });

  it("too much of all together is 413, and leaves rows as they were", async () => {
    const path = pathOfPromise(projectId, await aPromise(team.editor, projectId));
    const steps = Array(3).fill("x".repeat(10_000));
    const big = (at: number) => ({ ...aPlan({ steps }), title: `N${at}` });
    for (let at = 0; at < 8; at += 1) {
      await team.editor.post(`${path}/obligations`, big(at)).expect(201);
    }
    const before = await rowsOf(projectId);
    expect(problem(await team.editor.post(`${path}/obligations`, big(9)))).toMatchObject({
      status: 413,
      type: "promise_too_large",
    });
    const text = "x".repeat(9_000);
    const larger = promiseBody({ scope: text, claim: text, preconditions: text });
    expect((await team.editor.put(path, larger)).body.type).toBe("promise_too_large");
    expect(await rowsOf(projectId)).toEqual(before);
  });
});

describe("the origin", () => {
  it("is human unless a person says that an assistant suggested it", async () => {
    for (const [origin, kept] of [
      [null, "human"],
      ["human", "human"],
      ["ai-suggested", "ai-suggested"],
    ]) {
      expect((await aPromise(team.editor, projectId, { origin })).origin).toBe(kept);
    }
  });

  it.each([null, "human", "ai-suggested", "agent-suggested"])(
    "is agent-suggested of a token, whatever it says: %s",
    async (origin) => {
      expect((await aPromise(agent, projectId, { origin })).origin).toBe("agent-suggested");
    },
  );

  it("never changes, whoever writes", async () => {
    const human = pathOfPromise(projectId, await aPromise(team.editor, projectId));
    const suggested = pathOfPromise(projectId, await aPromise(agent, projectId));
    const changed = promiseBody({ title: "Other", origin: "ai-suggested" });
    expect((await agent.put(human, changed).expect(200)).body.origin).toBe("human");
    expect((await team.editor.put(suggested, changed).expect(200)).body.origin).toBe("agent-suggested");
  });
});

describe("GET of a promise", () => {
  it("takes the requirement ID in place of the ID, which no write does", async () => {
    const made = await aPromise(team.editor, projectId);
    const named = `${promises}/${made.requirementId}`;
    expect((await team.viewer.get(named).expect(200)).body.id).toBe(made.id);
    await team.viewer.get(`${named}/runs`).expect(200);
    await team.viewer.get(`${named}/changes`).expect(200);
    await team.editor.put(named, promiseBody()).expect(404);
    await team.editor.delete(named).expect(404);
    await team.editor.post(`${named}/revise`).expect(404);
    await team.editor.post(`${named}/obligations/generate`).expect(404);
  });

  it("finds none of another project, none that is unknown, and none for outsiders", async () => {
    const made = await aPromise(team.editor, projectId);
    const other = promisesOf(await aProjectWithPrefix(team));
    for (const path of [
      `${other}/${made.id}`,
      `${other}/${made.requirementId}`,
      `${promises}/${randomUUID()}`,
      `${promises}/SHOP-99999`,
      `${promises}/x`,
    ]) {
      expect(problem(await team.viewer.get(path))).toMatchObject({ status: 404, type: "not_found" });
    }
    await team.outsider.get(`${promises}/${made.id}`).expect(404);
  });

  it("as Markdown says the same; what its texts hold makes no structure", async () => {
    const hostile = "# Title\n```\n<script>alert(1)</script>\n````\n[a](https://evil.example)\n---";
    const made = await aPromise(team.editor, projectId, { title: "# *a* <b> `c` |d|", claim: hostile });
    const answer = await team.viewer.get(`${promises}/${made.id}?format=markdown`).expect(200);
    expect(answer.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(answer.text).toContain(made.requirementId);
    expect(answer.text).toContain(hostile);
    const open = answer.text.split("\n").filter((line) => /^`{5,}/.test(line));
    expect(open.length).toBeGreaterThanOrEqual(2);
    expect(answer.text.split("\n")[0]).toBe(`# ${made.requirementId}: \`\`# *a* <b> \`c\` |d|\`\``);
    expect(problem(await team.viewer.get(`${promises}/${made.id}?format=html`)).fields).toEqual(["format"]);
  });

  it("is never a 304, as what shows it may be another", async () => {
    const made = await team.editor.post(promises, promiseBody()).expect(201);
    const tag = made.headers["etag"] ?? "";
    await team.viewer.get(`${promises}/${made.body.id}`).set("If-None-Match", tag).expect(200);
  });
});

describe("PUT of a promise", () => {
  it("changes the draft and tells who did", async () => {
    const made = await aPromise(team.editor, projectId);
    const path = pathOfPromise(projectId, made);
    const answer = await team.owner.put(path, promiseBody({ title: "Other", scope: "" })).expect(200);
    expect(answer.body).toMatchObject({ latestRevision: 1, draft: { title: "Other", scope: "" } });
    expect(answer.body.draft.lastChangedBy).toBe(`user:${team.owner.id}`);
    expect(answer.body.draft.contentHash).not.toBe(made.draft.contentHash);
    expect((await team.viewer.get(path).expect(200)).text).toBe(answer.text);
  });

  it("is 409 once the newest revision is approved", async () => {
    const path = await anApprovedPromise(team, projectId);
    const before = await rowsOf(projectId);
    expect(problem(await team.editor.put(path, promiseBody({ title: "Other" })))).toMatchObject({
      status: 409,
      type: "conflict",
    });
    expect(await rowsOf(projectId)).toEqual(before);
  });

  it("of something unknown creates nothing", async () => {
    await team.editor.put(`${promises}/${randomUUID()}`, promiseBody()).expect(404);
  });
});

describe("If-Match", () => {
  it("lets a write through that names the content hash of the draft, or any", async () => {
    const path = pathOfPromise(projectId, await aPromise(team.editor, projectId));
    const { headers } = await team.editor.get(path).expect(200);
    const tag = headers["etag"] ?? "";
    await team.editor
      .put(path, promiseBody({ title: "B" }))
      .set("If-Match", tag)
      .expect(200);
    await team.editor
      .put(path, promiseBody({ title: "C" }))
      .set("If-Match", "*")
      .expect(200);
    await team.editor.put(path, promiseBody({ title: "D" })).expect(200);
  });

  it("refuses another hash with the one there is, and writes nothing", async () => {
    const { draft, ...made } = await aPromise(team.editor, projectId);
    const path = pathOfPromise(projectId, made);
    const before = await rowsOf(projectId);
    const wrong = `"${"0".repeat(64)}"`;
    for (const answer of [
      await team.editor.put(path, promiseBody({ title: "B" })).set("If-Match", wrong),
      await team.editor.delete(path).set("If-Match", wrong),
      await team.editor
        .post(`${path}/obligations`, { kind: "note", title: "N", recipe: { text: "t" } })
        .set("If-Match", wrong),
      await team.editor.post(`${path}/obligations/generate`).set("If-Match", wrong),
    ]) {
      expect(problem(answer)).toMatchObject({ status: 409, type: "revision_changed" });
      expect(answer.body).toMatchObject({ revision: 1, contentHash: draft.contentHash });
    }
    expect(await rowsOf(projectId)).toEqual(before);
  });

  it.each(["x", '"x"', 'W/"x"', "0".repeat(64), `"${"A".repeat(64)}"`])(
    "refuses %s as malformed",
    async (tag) => {
      const path = pathOfPromise(projectId, await aPromise(team.editor, projectId));
      const refused = problem(await team.editor.put(path, promiseBody()).set("If-Match", tag));
      expect(refused).toEqual({ status: 400, type: "validation_error", fields: ["If-Match"] });
    },
  );

  it("If-None-Match: * of a promise that is there is 412", async () => {
    const path = pathOfPromise(projectId, await aPromise(team.editor, projectId));
    await team.editor.put(path, promiseBody()).set("If-None-Match", "*").expect(412);
  });
});

describe("DELETE of a promise", () => {
  it("frees neither its number nor its ID; recorded", async () => {
    const project = await aProjectWithPrefix(team);
    const made = await aPromise(team.editor, project);
    const path = pathOfPromise(project, made);
    await team.editor.delete(path).expect(204);
    await team.viewer.get(path).expect(404);
    await team.viewer.get(`${promisesOf(project)}/${made.requirementId}`).expect(404);
    await team.editor.delete(path).expect(404);
    await team.editor.put(path, promiseBody()).expect(404);
    expect((await aPromise(team.editor, project)).requirementId).toBe("SHOP-002");
    expect(idsOf((await team.viewer.get(promisesOf(project)).expect(200)).body)).toEqual(["SHOP-002"]);
    expect(await auditOf(made.id)).toEqual([
      {
        action: "promise.deleted",
        actor: `user:${team.editor.id}`,
        details: { projectId: project, requirementId: "SHOP-001" },
      },
    ]);
  });

  it("is 409 once it was approved, with a draft too", async () => {
    const path = await anApprovedPromise(team, projectId);
    expect(problem(await team.owner.delete(path))).toMatchObject({ status: 409, type: "conflict" });
    await team.editor.post(`${path}/revise`).expect(200);
    await team.owner.delete(path).expect(409);
    await team.viewer.get(path).expect(200);
  });
});
