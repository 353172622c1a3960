import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBranch } from "./testing/branches.js";
import { nobody, type Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import {
  aCheckedPromise,
  anApprovedPromise,
  aPlayableScenario,
  aPromise,
  aPromiseProject,
  approvalOf,
  checkBody,
  forgetRunRates,
  type LoosePromise,
  type PromiseProject,
  planBody,
  promiseBody,
} from "./testing/promise-steps.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Promises as those see them who may not, and what the service makes of what is meant to break it.

let server: RunningServer;
let team: Team;
let project: PromiseProject;
let draft: LoosePromise;
let approved: LoosePromise;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  await forgetRunRates(server.database);
  project = await aPromiseProject(team);
  draft = await aCheckedPromise(team.editor, project);
  approved = await anApprovedPromise(team, project);
});

type Call = readonly [method: "get" | "post" | "put" | "delete", rest: string, body?: object | undefined];

/** Every route of promises with a body that would do; `:id` is a promise. */
const READS: readonly Call[] = [
  ["get", ""],
  ["get", "/prefix"],
  ["get", "/:id"],
  ["get", "/:id?format=markdown"],
  ["get", "/:id/changes"],
  ["get", "/:id/runs"],
];

const writes = (): readonly Call[] => [
  ["post", "", promiseBody()],
  ["post", "/run", {}],
  ["put", "/:id", promiseBody()],
  ["delete", "/:id"],
  ["post", "/:id/revise", {}],
  ["post", "/:id/run", {}],
  ["delete", "/:id/draft"],
  ["post", "/:id/obligations", checkBody(project.scenarioId)],
  ["post", "/:id/obligations/generate"],
  ["post", "/:id/obligations/generate?dryRun=true"],
  ["put", "/:id/obligations/O1", checkBody(project.scenarioId)],
  ["delete", "/:id/obligations/O1"],
  ["post", "/:id/obligations/O1/run", { revision: 1 }],
  ["post", "/:id/obligations/O1/evidence", { result: "passed", source: SOURCE, revision: 1 }],
];

const ownersAlone = (): readonly Call[] => [
  ["put", "/prefix", { prefix: "OTHER" }],
  ["post", "/:id/approve", approvalOf(draft)],
];

const SOURCE = { system: "other", runUrl: "https://ci.example/1" };

const everyCall = (): readonly Call[] => [...READS, ...writes(), ...ownersAlone()];

function call(by: Person, [method, rest, body]: Call, id: string = draft.id): Promise<Response> {
  return callIn(by, [method, rest, body], project.projectId, id);
}

async function callIn(by: Person, [method, rest, body]: Call, projectId: string, id: string) {
  const path = `/api/projects/${projectId}/promises${rest.replace(":id", id)}`;
  return method === "get" || method === "delete" ? by[method](path) : by[method](path, body);
}

/** Everything that is stored of the project's promises. */
async function stored(): Promise<unknown> {
  const { rows } = await server.database.query(STORED, [project.projectId]);
  return rows[0];
}

const STORED = `
  SELECT (SELECT json_agg(n) FROM promise_numbers n WHERE project_id = $1) AS numbers,
         (SELECT json_agg(p ORDER BY p.id) FROM promises p WHERE project_id = $1) AS promises,
         (SELECT json_agg(r ORDER BY r.promise_id, r.revision, r.valid_from)
            FROM promise_revisions r WHERE project_id = $1) AS revisions,
         (SELECT json_agg(r ORDER BY r.promise_id, r.number) FROM promise_runs r WHERE project_id = $1) AS runs`;

async function token(scopes: readonly string[], owner = team.owner, where: object = {}): Promise<Person> {
  const { value } = await aToken(owner, team.workspaceId, { scopes, ...where });
  return withToken(server, value);
}

const ALL = ["read", "propose", "export"];

describe("who has nothing to do with the project", () => {
  async function strangers(): Promise<readonly (readonly [string, Person])[]> {
    const elsewhere = await aPromiseProject(team);
    const workspace = randomUUID();
    await team.outsider.post("/api/workspaces", { id: workspace, name: "Other" }).expect(200);
    const { value } = await aToken(team.outsider, workspace, { scopes: ALL });
    return [
      ["an outsider", team.outsider],
      ["a token of another workspace", withToken(server, value)],
      ["a token of another project", await token(ALL, team.owner, { projectId: elsewhere.projectId })],
    ];
  }

  it("is told on every route what is told of a project that is not there, and writes nothing", async () => {
    const before = await stored();
    for (const [who, stranger] of await strangers()) {
      for (const each of everyCall()) {
        for (const id of [draft.id, approved.id, draft.requirementId]) {
          const hidden = await call(stranger, each, id);
          const missing = await callIn(stranger, each, randomUUID(), id);
          expect([who, each, hidden.status, hidden.body]).toEqual([who, each, 404, missing.body]);
          expect(hidden.headers["etag"]).toBe(missing.headers["etag"]);
        }
      }
    }
    expect(await stored()).toEqual(before);
  });

  it("is nobody without a session", async () => {
    for (const each of everyCall()) {
      expect([each, (await call(nobody(server), each)).status]).toEqual([each, 401]);
    }
  });
});

describe("who is in the workspace", () => {
  it("finds a promise of another of its projects as little as one that is not there", async () => {
    const other = await aPromiseProject(team);
    const before = await stored();
    for (const each of everyCall().filter(([, rest]) => rest.startsWith("/:id"))) {
      const foreign = await callIn(team.owner, each, other.projectId, draft.id);
      const missing = await callIn(team.owner, each, other.projectId, randomUUID());
      expect([each, foreign.status, foreign.body]).toEqual([each, 404, missing.body]);
    }
    expect(await stored()).toEqual(before);
  });

  it("writes nothing as a viewer, and as an editor neither approves nor sets a prefix", async () => {
    const before = await stored();
    for (const each of [...writes(), ...ownersAlone()]) {
      const answer = await call(team.viewer, each);
      expect([each, problem(answer)]).toEqual([each, { status: 403, type: "forbidden", fields: [] }]);
    }
    for (const each of ownersAlone()) {
      expect([each, (await call(team.editor, each)).status]).toEqual([each, 403]);
    }
    expect(await stored()).toEqual(before);
  });

  it("does with a token what its scopes say, and never what people alone decide", async () => {
    const before = await stored();
    const [reader, proposer, exporter, all] = await Promise.all([
      token(["read"]),
      token(["propose"]),
      token(["export"]),
      token(ALL, team.owner, { projectId: project.projectId }),
    ]);
    for (const each of READS) {
      expect([each, (await call(reader, each)).status]).toEqual([each, 200]);
      expect([each, (await call(proposer, each)).status]).toEqual([each, 403]);
      expect([each, (await call(exporter, each)).status]).toEqual([each, 403]);
    }
    for (const each of writes()) {
      expect([each, problem(await call(reader, each)).type]).toEqual([each, "forbidden"]);
      expect([each, problem(await call(exporter, each)).type]).toEqual([each, "forbidden"]);
    }
    for (const each of ownersAlone()) {
      const answer = await call(all, each);
      expect([each, problem(answer)]).toEqual([each, { status: 403, type: "human_only", fields: [] }]);
    }
    expect(await stored()).toEqual(before);
  });
});

describe("an agent token", () => {
  it("takes away and changes nothing that a person wrote, by whichever way", async () => {
    const agent = await token(ALL);
    const revised = project.path(`/${approved.id}/revise`);
    await team.editor.post(revised, {}).expect(200);
    const before = await stored();
    for (const [each, id] of [
      [["delete", "/:id"], draft.id],
      [["delete", "/:id/obligations/O1"], draft.id],
      [["put", "/:id/obligations/O1", checkBody(project.scenarioId)], draft.id],
      [["delete", "/:id/draft"], approved.id],
      [["delete", "/:id/obligations/O1"], approved.id],
    ] as const) {
      expect([each, problem(await call(agent, each, id)).type]).toEqual([each, "human_only"]);
    }
    expect(await stored()).toEqual(before);
  });

  it("is the origin of what it writes, whatever it says, and no longer alone once a person wrote", async () => {
    const agent = await token(ALL);
    const made = await aPromise(agent, project, { origin: "human" });
    expect(made).toMatchObject({ origin: "agent-suggested", needsReview: true });
    const obligations = project.path(`/${made.id}/obligations`);
    await team.editor.post(obligations, planBody()).expect(201);
    expect(problem(await call(agent, ["delete", "/:id"], made.id)).type).toBe("human_only");
    await team.editor.delete(`${obligations}/O1`).expect(200);
    expect(problem(await call(agent, ["delete", "/:id"], made.id)).type).toBe("human_only");
    const own = await aPromise(agent, project);
    await agent.delete(project.path(`/${own.id}`)).expect(204);
    for (const origin of ["agent-suggested", "robot", "__proto__", 7]) {
      const answer = await team.editor.post(project.path(), promiseBody({ origin }));
      expect([origin, answer.status]).toEqual([origin, 400]);
    }
  });
});

describe("what another project of the same people has", () => {
  /** One thing of each kind that a body or a query can name. */
  async function foreignThings() {
    const { projectId } = await aPromiseProject(team);
    const [element, operation, channel, message] = [0, 1, 2, 3].map(() => randomUUID());
    const path = `/api/projects/${projectId}`;
    const puts = [
      [`elements/${element}`, { kind: "system", name: "A", status: "current" }],
      [`operations/${operation}`, { ownerId: element, name: "o", transport: "http" }],
      [`channels/${channel}`, { kind: "queue", name: "q" }],
      [`messages/${message}`, { name: "m", producerId: element }],
    ] as const;
    for (const [rest, body] of puts) {
      await team.editor.put(`${path}/${rest}`, body).expect(201);
    }
    const scenario = aPlayableScenario();
    await team.editor.post(`${path}/scenarios`, scenario).expect(201);
    const branch = await aBranch(team.editor, projectId);
    const revision = await aRevision(team.editor, projectId);
    return { element, operation, channel, message, scenario: scenario.id, branch, revision, projectId };
  }

  it("is missing, as what nobody has", async () => {
    const foreign = await foreignThings();
    const before = await stored();
    const linked = (links: object): Call => ["post", "", promiseBody({ links })];
    const named = [
      [linked({ scenarioIds: [foreign.scenario] }), "links.scenarioIds[0]"],
      [linked({ operationIds: [foreign.operation] }), "links.operationIds[0]"],
      [linked({ channelIds: [foreign.channel] }), "links.channelIds[0]"],
      [linked({ messageIds: [foreign.message] }), "links.messageIds[0]"],
      [linked({ elementIds: [foreign.element] }), "links.elementIds[0]"],
      [
        ["post", "", promiseBody({ forbiddenEvents: [{ kind: "Dropped", target: foreign.channel }] })],
        "forbiddenEvents[0].target",
      ],
      [["post", "/:id/obligations", checkBody(foreign.scenario)], "recipe.scenarioCheck.scenarioId"],
      [
        ["post", "/:id/obligations", planBody({ contractIds: [foreign.operation] })],
        "recipe.plan.contractIds[0]",
      ],
    ] as const satisfies readonly (readonly [Call, string])[];
    for (const [each, field] of named) {
      const answer = await call(team.editor, each);
      expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: [field] });
      const unknown = JSON.stringify(each).replace(everyForeign(foreign), randomUUID());
      const missing = await call(team.editor, JSON.parse(unknown));
      expect(missing.body).toEqual(answer.body);
    }
    for (const body of [
      { revision: 1, branchId: foreign.branch },
      { revision: 1, modelRevisionId: foreign.revision },
    ]) {
      const answer = await call(team.editor, ["post", "/:id/obligations/O1/run", body]);
      expect(problem(answer)).toMatchObject({ status: 404, type: "not_found" });
    }
    expect(await stored()).toEqual(before);
  });

  const everyForeign = (foreign: object): RegExp => new RegExp(Object.values(foreign).join("|"), "g");

  it("is not run with many, and not paged or looked for", async () => {
    const other = await aPromiseProject(team);
    const theirs = await anApprovedPromise(team, other);
    const before = await stored();
    const answer = await team.editor.post(project.path("/run"), { promiseIds: [theirs.id] });
    expect(problem(answer)).toMatchObject({ status: 404, type: "not_found" });
    const { body } = await team.editor.get(project.path("?limit=1")).expect(200);
    const cursor = encodeURIComponent(body.nextCursor);
    await team.editor.get(other.path(`?cursor=${cursor}`)).expect(400);
    await team.editor.get(project.path(`/${draft.id}/runs?cursor=${cursor}`)).expect(400);
    const found = await team.editor.get(project.path(`?linkedId=${other.scenarioId}`)).expect(200);
    expect(found.body.items).toEqual([]);
    expect(await stored()).toEqual(before);
  });
});

describe("a body that is meant to break something", () => {
  const BODIES: readonly Call[] = [
    ["post", ""],
    ["post", "/run"],
    ["put", "/prefix"],
    ["put", "/:id"],
    ["post", "/:id/revise"],
    ["post", "/:id/approve"],
    ["post", "/:id/run"],
    ["post", "/:id/obligations"],
    ["put", "/:id/obligations/O1"],
    ["post", "/:id/obligations/O1/run"],
    ["post", "/:id/obligations/O1/evidence"],
  ];

  const text = (change: Record<string, unknown>): string => JSON.stringify(promiseBody(change));
  const spliced = (part: string): string => text({}).replace(/^\{/, `{${part},`);

  it.each([
    ["is no JSON", "{"],
    ["is null", "null"],
    ["is a list", "[]"],
    ["is a number", "1e400"],
    ["is a text", '"{}"'],
    ["is two documents", "{}{}"],
    ["is very deep", `${"[".repeat(60_000)}${"]".repeat(60_000)}`],
    ["is deep objects", `${'{"links":'.repeat(10_000)}null${"}".repeat(10_000)}`],
    ["repeats a key", spliced('"title":"one","title":"other"')],
    ["has a lone surrogate", spliced('"title":"\\ud800"')],
    ["has a lone surrogate as a key", spliced('"\\udfff":1')],
  ])("and %s is refused on every route, and writes nothing", (_, body) =>
    expectRefused(body, ["invalid_body"]),
  );

  it.each([
    ["has a prototype", spliced('"__proto__":{"title":"mine"}')],
    ["has a constructor", spliced('"constructor":{"prototype":{"isAdmin":true}}')],
    ["has 10,000 unknown keys", spliced(Array.from({ length: 10_000 }, (_, n) => `"k${n}":1`).join(","))],
  ])("and %s is refused on every route by the keys nobody knows", (_, body) =>
    expectRefused(body, ["invalid_body", "validation_error"]),
  );

  async function expectRefused(body: string, types: readonly string[]): Promise<void> {
    const before = await stored();
    for (const [method, rest] of BODIES) {
      const path = project.path(rest.replace(":id", draft.id));
      const answer = await (method === "put" ? team.owner.put(path, body) : team.owner.post(path, body));
      expect([rest, types.includes(problem(answer).type), answer.status]).toEqual([rest, true, 400]);
      expect(answer.text.length).toBeLessThan(20_000);
    }
    expect(await stored()).toEqual(before);
  }

  it("and is bytes that are no UTF-8 is refused on every route, and writes nothing", async () => {
    const before = await stored();
    for (const [method, rest] of BODIES) {
      const answer = await fetch(`${server.url}${project.path(rest.replace(":id", draft.id))}`, {
        method: method.toUpperCase(),
        headers: { "Content-Type": "application/json", Cookie: team.owner.cookie ?? "" },
        body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      });
      const { type } = (await answer.json()) as { type: string };
      expect([rest, answer.status, type]).toEqual([rest, 400, "invalid_body"]);
    }
    expect(await stored()).toEqual(before);
  });

  it("and is too large is refused on every route before it is read", async () => {
    const before = await stored();
    const body = `{"title":"${"x".repeat(2_000_000)}"}`;
    for (const [method, rest] of BODIES) {
      const path = project.path(rest.replace(":id", draft.id));
      const answer = await (method === "put" ? team.owner.put(path, body) : team.owner.post(path, body));
      expect([rest, answer.status, answer.body.type]).toEqual([rest, 413, "payload_too_large"]);
    }
    expect(await stored()).toEqual(before);
  });

  const many = <Value>(length: number, one: (n: number) => Value): Value[] =>
    Array.from({ length }, (_, n) => one(n));

  it.each([
    [
      "100,000 links that are no IDs",
      { links: { scenarioIds: many(100_000, () => "x") } },
      "links.scenarioIds",
    ],
    ["20,000 links", { links: { elementIds: many(20_000, () => randomUUID()) } }, "links.elementIds"],
    ["100,000 forbidden events", { forbiddenEvents: many(100_000, () => null) }, "forbiddenEvents"],
    ["an endless title", { title: "x".repeat(500_000) }, "title"],
    ["a title with a line end", { title: "a\nb" }, "title"],
    ["a title with U+0000", { title: "a\0b" }, "title"],
    ["a claim with U+0000", { claim: "a\0b" }, "claim"],
    ["links of another kind", { links: { schemaIds: [] } }, "links.schemaIds"],
    ["a prototype in its links", { links: JSON.parse('{"__proto__":[]}') }, "links.__proto__"],
    ["texts that are no texts", { claim: { toString: "x" } }, "claim"],
    [
      "a repository that leads elsewhere",
      { requiresPattern: { repository: "../../etc", pattern: "transactional-outbox" } },
      "requiresPattern.repository",
    ],
  ])("and has %s is refused with a short answer that names it", async (_, change, field) => {
    const before = await stored();
    for (const method of ["post", "put"] as const) {
      const path = method === "post" ? project.path() : project.path(`/${draft.id}`);
      const answer = await team.editor[method](path, promiseBody(change));
      expect(answer.status).toBe(400);
      const { fields } = problem(answer);
      expect(fields.some((one) => one.startsWith(field))).toBe(true);
      expect(fields.length).toBeLessThanOrEqual(100);
    }
    expect(await stored()).toEqual(before);
  });

  it.each([
    ["100,000 faults", { faults: many(100_000, () => 1) }, "recipe.scenarioCheck.faults"],
    ["no assertion", { expect: [] }, "recipe.scenarioCheck.expect"],
    [
      "a number nobody can count",
      { expect: [{ id: "a", type: "event-count", kind: "Dropped", target: null, expected: 9e99 }] },
      "recipe.scenarioCheck.expect[0].expected",
    ],
    [
      "a type of an assertion that every object has",
      { expect: [{ id: "a", type: "__proto__" }] },
      "recipe.scenarioCheck.expect[0]",
    ],
  ])("and states an obligation with %s is refused by its field", async (_, change, field) => {
    const before = await stored();
    const path = project.path(`/${draft.id}/obligations`);
    const answer = await team.editor.post(path, checkBody(project.scenarioId, change));
    expect(answer.status).toBe(400);
    expect(problem(answer).fields.some((one) => one.startsWith(field))).toBe(true);
    expect(await stored()).toEqual(before);
  });

  it.each([
    "http://ci.example/1",
    "https://user:secret@ci.example/1",
    "https://user@ci.example/1",
    "javascript:alert(1)",
    "https://",
    "https://ci.example/ 1",
    "https://ci.example\\@evil.example/",
    "https://ci.example/\r\nSet-Cookie: a=b",
    "//ci.example/1",
    `https://ci.example/${"x".repeat(3_000)}`,
  ])("and is evidence from %.40s is refused by its URL", async (runUrl) => {
    const obligations = project.path(`/${draft.id}/obligations`);
    await team.editor.post(obligations, planBody()).expect(201);
    const before = await stored();
    const body = { result: "passed", source: { system: "other", runUrl }, revision: 1 };
    const answer = await team.editor.post(`${obligations}/O2/evidence`, body);
    expect(problem(answer)).toMatchObject({ status: 400, fields: ["source.runUrl"] });
    expect(await stored()).toEqual(before);
  });
});

describe("a path or query that is meant to break something", () => {
  it("finds nothing, and breaks nothing", async () => {
    const before = await stored();
    const names = [
      "__proto__",
      "constructor",
      "%00",
      "SHOP-001%00",
      "SHOP-0001",
      "shop-001",
      "..%2f..",
      "%F0%9F",
    ];
    for (const name of [...names, "x".repeat(3_000), "SHOP-9999999999999999999", "'%20OR%201=1--"]) {
      for (const rest of ["", "/changes", "/runs"]) {
        const { status } = await team.viewer.get(project.path(`/${name}${rest}`));
        expect([name, [400, 404].includes(status)]).toEqual([name, true]);
      }
      for (const key of [name, "O01", "O0", "O99999999999999999999", "SHOP-001/O1"]) {
        const path = project.path(`/${draft.id}/obligations/${key}`);
        const removed = await team.editor.delete(path);
        expect([key, [400, 404].includes(removed.status)]).toEqual([key, true]);
        const run = await team.editor.post(`${path}/run`, { revision: 1 });
        expect([key, [400, 404, 429].includes(run.status)]).toEqual([key, true]);
      }
    }
    expect(await stored()).toEqual(before);
  });

  it.each([
    "q=%00",
    `q=${"x".repeat(201)}`,
    "q=a&q=b",
    "state=gone",
    "state=__proto__",
    "needsReview=1",
    "hasGaps=",
    "linkedId=x",
    "cursor=x",
    "limit=0",
    "limit=1e3",
    "other=1",
  ])("is refused as a filter: %.30s", async (query) => {
    const answer = await team.viewer.get(project.path(`?${query}`));
    expect(problem(answer)).toMatchObject({ status: 400, type: "validation_error" });
  });

  it("is a text that lists look for as it is, without patterns", async () => {
    for (const q of ["%25", "_", ".*", "\\", "'", "%F0%9F%98%80"]) {
      const { body } = await team.viewer.get(project.path(`?q=${q}`)).expect(200);
      expect([q, body.items]).toEqual([q, []]);
    }
  });

  it.each(["*", "x", '"x"', 'W/"x"', `"${"0".repeat(64)}"`])("is an If-Match: %s", async (tag) => {
    const path = project.path(`/${draft.id}`);
    const answer = await team.editor.put(path, promiseBody()).set("If-Match", tag);
    expect([200, 400, 409]).toContain(answer.status);
    expect(answer.status === 200).toBe(tag === "*");
  });
});
