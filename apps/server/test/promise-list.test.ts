import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import type { Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import {
  type AnsweredPromise,
  aProjectWithPrefix,
  aPromise,
  approved,
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

const idsOf = ({ items }: { items: readonly AnsweredPromise[] }): string[] =>
  items.map(({ requirementId }) => requirementId);
const AT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const NO_COUNTS = { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 };

describe("the list", () => {
  let project: string;
  let list: string;
  let made: AnsweredPromise[];

  beforeAll(async () => {
    const eshop = await projectWithEshop(team);
    project = eshop.projectId;
    list = promisesOf(project);
    made = [
      await aPromise(team.editor, project, { title: "Alpha", links: { scenarioIds: [eshop.scenarioId] } }),
      await aPromise(agent, project, { title: "Beta" }),
      await aPromise(team.editor, project, { title: "Gamma", claim: "About 100% of ALPHA" }),
      await aPromise(team.editor, project, { title: "Delta" }),
    ];
    await approved(team.owner, pathOfPromise(project, made[2] ?? {}));
    const last = pathOfPromise(project, made[3] ?? {});
    await approved(team.owner, last);
    await team.editor.post(`${last}/revise`, { retire: true }).expect(200);
    await approved(team.owner, last);
  });

  const shown = async (query: string) => idsOf((await team.viewer.get(`${list}?${query}`).expect(200)).body);

  it("has whole items in the order of their numbers", async () => {
    const { body } = await team.viewer.get(list).expect(200);
    expect(idsOf(body)).toEqual(["SHOP-001", "SHOP-002", "SHOP-003", "SHOP-004"]);
    expect(body.nextCursor).toBeNull();
    expect(body.items[1]).toEqual({
      id: made[1]?.["id"],
      requirementId: "SHOP-002",
      title: "Beta",
      state: "draft",
      origin: "agent-suggested",
      latestRevision: 1,
      inForceRevision: null,
      hasDraft: true,
      needsReview: true,
      counts: NO_COUNTS,
      hasGaps: true,
      updatedAt: AT,
      draftLastChangedBy: expect.stringMatching(/^agent-token:/),
    });
    expect(body.items[3]).toMatchObject({
      title: "Delta",
      state: "retired",
      latestRevision: 2,
      inForceRevision: null,
      hasDraft: false,
      counts: NO_COUNTS,
      hasGaps: false,
      draftLastChangedBy: null,
    });
  });

  it("goes on in pages with cursors", async () => {
    const first = (await team.viewer.get(`${list}?limit=3`).expect(200)).body;
    const rest = (await team.viewer.get(`${list}?limit=3&cursor=${first.nextCursor}`).expect(200)).body;
    expect([...idsOf(first), ...idsOf(rest)]).toHaveLength(4);
    expect(idsOf(rest)).toEqual(["SHOP-004"]);
    expect(rest.nextCursor).toBeNull();
    const filtered = (await team.viewer.get(`${list}?limit=1&state=draft`).expect(200)).body;
    expect(await shown(`limit=1&state=draft&cursor=${filtered.nextCursor}`)).toEqual(["SHOP-002"]);
  });

  it.each([
    ["state=draft", ["SHOP-001", "SHOP-002"]],
    ["state=approved", ["SHOP-003"]],
    ["state=retired", ["SHOP-004"]],
    ["needsReview=true", ["SHOP-002"]],
    ["needsReview=false&state=draft", ["SHOP-001"]],
    ["hasGaps=false", ["SHOP-004"]],
    ["hasGaps=true", ["SHOP-001", "SHOP-002", "SHOP-003"]],
    ["q=alpha", ["SHOP-001", "SHOP-003"]],
    ["q=shop-00", ["SHOP-001", "SHOP-002", "SHOP-003", "SHOP-004"]],
    ["q=100%25", ["SHOP-003"]],
    ["q=dELta", ["SHOP-004"]],
    ["q=nothing", []],
  ])("shows of %s what it says", async (query, expected) => {
    expect(await shown(query)).toEqual(expected);
  });

  it("shows each write of what it showed before, at each of many reads at once", async () => {
    const projectId = await aProjectWithPrefix(team, "SEEN");
    const path = pathOfPromise(projectId, await aPromise(team.editor, projectId, { title: "First" }));
    const seen = async () => {
      const asked = Array.from({ length: 6 }, () => team.viewer.get(promisesOf(projectId)).expect(200));
      const found = (await Promise.all(asked)).map(({ body }) =>
        body.items.map(({ title, state, latestRevision }: AnsweredPromise) => [title, state, latestRevision]),
      );
      expect(new Set(found.map((items) => JSON.stringify(items))).size).toBe(1);
      return found[0];
    };
    expect(await seen()).toEqual([["First", "draft", 1]]);
    await team.editor.put(path, promiseBody({ title: "Second" })).expect(200);
    expect(await seen()).toEqual([["Second", "draft", 1]]);
    await approved(team.owner, path);
    expect(await seen()).toEqual([["Second", "approved", 1]]);
    await team.editor.post(`${path}/revise`).expect(200);
    expect(await seen()).toEqual([["Second", "approved", 2]]);
    await team.editor.delete(`${path}/draft`).expect(200);
    expect(await seen()).toEqual([["Second", "approved", 1]]);
    await team.editor.post(`${path}/revise`, { retire: true }).expect(200);
    await approved(team.owner, path);
    expect(await seen()).toEqual([["Second", "retired", 3]]);
    const another = pathOfPromise(projectId, await aPromise(team.editor, projectId, { title: "Third" }));
    expect(await seen()).toEqual([
      ["Second", "retired", 3],
      ["Third", "draft", 1],
    ]);
    await team.editor.delete(another).expect(204);
    expect(await seen()).toEqual([["Second", "retired", 3]]);
  });

  it("shows by something that is linked", async () => {
    const [scenarioId = ""] = made[0]?.["draft"].links.scenarioIds ?? [];
    expect(await shown(`linkedId=${scenarioId.toUpperCase()}`)).toEqual(["SHOP-001"]);
    expect(await shown(`linkedId=${randomUUID()}`)).toEqual([]);
  });

  it.each([
    "state=x",
    "needsReview=1",
    "hasGaps=x",
    "linkedId=x",
    "limit=0",
    "cursor=x",
    "other=1",
    "q=a&q=b",
  ])("refuses %s", async (query) => {
    const refused = problem(await team.viewer.get(`${list}?${query}`));
    expect(refused).toEqual({
      status: 400,
      type: "validation_error",
      fields: [query.split("=")[0]],
    });
  });

  it("refuses the cursor of another project", async () => {
    const { nextCursor } = (await team.viewer.get(`${list}?limit=1`).expect(200)).body;
    expect(problem(await team.viewer.get(`${promises}?cursor=${nextCursor}`)).fields).toEqual(["cursor"]);
  });
});
